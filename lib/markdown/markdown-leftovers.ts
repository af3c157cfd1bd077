import type { Token, Tokens } from 'marked'
import type { ValueProblem } from '@/lib/content/problems'

type Leftover = [form: RegExp, message: string, example?: string]

const linkExample = '[text](/contact)'
const asWritten = 'would show on the page as it is'

/** Text that looks like Markdown but isn't, with the message for each kind. */
const leftovers: readonly Leftover[] = [
  [
    /\[\^[^\]]*\]/,
    `$& ${asWritten}: there are no footnotes here`,
    '[1], and the source in the list of sources',
  ],
  [
    /!\[[^\]]*\]\([^\s)]+ +[“”‘’']/,
    'the caption of a picture is between other quotes than these: "',
    '![An ant](/photos/ant.jpg "On the sill")',
  ],
  [/\]\(/, 'the address of a link has a space in it, or no parenthesis at its end', linkExample],
  [
    /\]\s+\((?:\/|#|https?:|mailto:|tel:)/,
    'there is a space between the text of a link and its address',
    linkExample,
  ],
  [/^#(?:#{1,5}[^\s#]|\p{L}).*/mu, 'a space is missing after the # of a heading', '## Signs'],
  [
    /^(?:[-+]\p{L}|\*\p{L}(?!.*\*)|[-+*]\[[ x]\])/mu,
    'a space is missing after the sign of a list',
    '- Tubes',
  ],
  [/^\d{1,2}[.)]\p{L}/mu, 'a space is missing after the number of a list', '1. Look closely'],
  [/^\s*[•·▪◦‣]\s*\S/m, 'a list begins with - and a space', '- Tubes'],
  [/^\|.*\|\s*$/m, 'a table has a line of dashes below its first line', '| --- | --- |'],
  [/\S\t+\S/, 'a tab makes no column: a table has | between its cells', '| Ants | $150 |'],
  [/\*\*|(?<![\w_])__(?!_)|~~/, '$& shows as it is: no space may be inside it', '**important**'],
  [/`/, 'the sign ` shows as it is: a second one is missing'],
]

/** The problem of a text with Markdown that doesn't work here, and would show as it is written. */
export function leftoverProblem(text: string): ValueProblem | undefined {
  for (const [form, message, example] of leftovers) {
    const [found] = form.exec(text) ?? []
    if (found === undefined) continue
    return { message: message.replace('$&', found), ...(example !== undefined && { example }) }
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
