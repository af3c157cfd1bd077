import type { Token, Tokens } from 'marked'
import type { ValueProblem } from '@/lib/content/problems'

/** Text that looks like Markdown but isn't, why it isn't, and an example of what is. */
const leftovers: readonly (readonly [form: RegExp, reason: string, example?: string])[] = [
  [/\[\^[^\]]*\]/, 'there are no footnotes', '[1], and the source in the list of sources'],
  [/(?<=!\[[^\]]*\]\([^\s)]+ +)[“”‘’']/, 'a caption is between straight quotes', '"On the sill"'],
  [
    /\]\([^)]*\.(jpe?g|png|heic|webp)/i,
    'put the photo into content/photos, with no space in its name',
    '![What it shows](/photos/truck.jpg "Caption")',
  ],
  [/\]\(/, 'the address has a space in it, or no parenthesis at its end', '[text](/contact)'],
  [/\]\s+\((?=\/|#|https?:|mailto:|tel:)/, 'take the space out', '[text](/contact)'],
  [/^(?:#{2,6}(?=[^\s#])|#(?=\p{L})).*/mu, 'put a space after #', '## Signs'],
  [/^(?:[-+*]|\d{1,2}[.)])(?=\[[ x]\]|\p{L}(?!.*\*)).*/mu, 'put a space after its sign', '- Tubes'],
  [/^\s*[•·▪◦‣]\s*\S/m, 'a list begins with - and a space', '- Tubes'],
  [/^\|.*\|\s*$/m, 'below its first line a table has dashes', '| --- | --- |'],
  [/\S\t+\S/, 'a tab makes no column: a table has | between its cells', '| Ants | $150 |'],
  [/\*\*|(?<![\w_])__(?!_)|~~/, 'no space may be inside it', '**important**'],
  [/`/, 'a second one is missing'],
]

/** The problem of a text with Markdown that doesn't work here, and would show as it is written. */
export function leftoverProblem(text: string): ValueProblem | undefined {
  for (const [form, reason, example] of leftovers) {
    const [found] = form.exec(text) ?? []
    if (found !== undefined) {
      return { message: `${found.trim()} shows as it is: ${reason}`, example }
    }
  }
  return undefined
}

/** The problem of a block, such as a heading, with Markdown that doesn't work here. */
export function blockProblem(token: Token): ValueProblem | undefined {
  if (token.type === 'link' && token.raw.startsWith('[^')) return leftoverProblem('[^1]')
  if (token.type === 'heading' && !/^\s*#/.test(token.raw)) {
    const { text } = token as Tokens.Heading
    const message = 'the dashes below the line make a heading of it: put an empty line between them'
    return { message, example: `## ${text}` }
  }
  if (token.type === 'code') {
    const message =
      'a line after four spaces, or between ```, would show as a program: take these signs out'
    return { message, example: (token as Tokens.Code).text.trim().split('\n', 1)[0] ?? '' }
  }
  return undefined
}

const phoneLike =
  /\(\d{2,4}\)[\s\u00a0]?\d{2,4}[-.–‑]\d{1,5}(?!\d)|(?<![\d-]|(?:No|Nr|license|Lic)\.? |#)\d{3}[-–‑]\d{3}[-–‑]\d{1,5}(?![\d-])/gi

/** Reports a US telephone number with a digit too few or too many. */
export function phoneProblem(text: string): ValueProblem | undefined {
  const wrong = text.match(phoneLike)?.find((number) => number.replace(/\D/g, '').length !== 10)
  if (wrong === undefined) return undefined
  const digits = wrong.replace(/\D/g, '').length
  return { message: `${wrong} has ${digits} digits, and a telephone number has 10` }
}
