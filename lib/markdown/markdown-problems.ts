import type { Token, Tokens } from 'marked'
import { decoded } from '@/lib/address-key'
import { placeholderProblem } from '@/lib/content/fill'
import type { ValueProblem } from '@/lib/content/problems'
import { unescapeHtml } from '@/lib/escape-html'
import { figureProblem } from '@/lib/images/figures'

/** A problem, with the words of the text where it is. */
export type ProblemAt = ValueProblem & { at: string }

const listMark = String.raw`(?:[-*+]|\d+[.)])`
/** An item of a list and the spaces of an item below it. */
const itemBelowItem = new RegExp(
  String.raw`^( *)(${listMark} +)\S.*(?:\n +[^\s\d*+-].*)*\n\s*?(?=( +)(${listMark} .*))`,
  'gm',
)
/** A character written for programs, such as &amp;: Markdown shows the character itself, and in a caption its code. */
const entity = /&(?:#x?[\da-f]+|[a-z]{2,8});/gi

/** Reports what Markdown would show in another form than its writer meant, as far as signs and spaces say so. */
export function textProblems(markdown: string): ProblemAt[] {
  const entities = [...markdown.matchAll(entity)].map(([at]) => {
    return { at, message: `${at} is for programs: type the character itself` }
  })
  const items = [...markdown.matchAll(itemBelowItem)].flatMap(
    ([, own = '', mark = '', indent = '', at = '']) => {
      const needed = (own + mark).length
      if (indent.length <= own.length || indent.length >= needed) return []
      const message = `a list inside a list begins below the words of its item: put ${needed} spaces before it`
      return { at, message, example: ' '.repeat(needed) + at }
    },
  )
  return [...entities, ...items]
}

/** Web, mail and telephone addresses, paths of the site, and ids on the page. Never javascript: or data:. */
const allowedAddress = /^(https:\/\/[^/]|mailto:[^/]|tel:\+?\d|\/(?!\/)|#)/

/** What is wrong with a part of a text, such as a link or a heading. Without `at`, it is where the part begins. */
export function tokenProblem(token: Token): ValueProblem | ProblemAt | undefined {
  const { href } = token as Tokens.Link
  if (token.type === 'html') {
    const [tag = ''] = token.raw.trim().split('\n', 1)
    const example =
      '**important**, or a link to a video or a map. docs/scripts.md and docs/forms.md say where a script or a form goes'
    return { message: `HTML is not allowed in a text: ${tag}`, example }
  }
  if (token.type === 'heading' && token.depth === 1) {
    const message =
      'headings begin with ##, because the page’s title is its only first-level heading'
    return { message, example: `## ${String(token.text)}` }
  }
  if (['link', 'image'].includes(token.type) && !allowedAddress.test(href)) {
    const message = `“${href}” is no address that a link may have`
    const [, photo] = /(?:^|[\\/])([^\\/:]+\.(?:jpe?g|png|webp|avif|heic))$/i.exec(href) ?? []
    if (photo) {
      const place = `${message}: put the photo into content/photos`
      return { message: place, example: `![What it shows](/photos/${photo} "Caption")` }
    }
    const example =
      '[text](/contact), or (https://www.epa.gov/), (mailto:office@example.com), (tel:+16145550142)'
    return { message, example }
  }
  if (token.type === 'link' && !isComplete(href)) {
    return { message: `“${href}” reaches nobody: look at its letters and digits` }
  }
  if (token.type === 'image') return figureProblem(token as Tokens.Image)
  const problem = token.type === 'table' ? rowProblem(token as Tokens.Table) : blockProblem(token)
  if (problem) return problem
  const inner = ('tokens' in token && token.tokens) || []
  if (['text', 'escape'].includes(token.type) && inner.length === 0) {
    const { text, raw } = token as Tokens.Text
    const leftover = token.type === 'text' ? leftoverProblem(raw) : undefined
    return placeholderProblem(text) ?? leftover ?? phoneProblem(raw)
  }
  const isAlone = token.type === 'paragraph' && inner.length === 1
  if (isAlone || inner.every(({ type }) => type !== 'image')) return undefined
  return { message: 'a picture needs a paragraph of its own, between two empty lines' }
}

/** Telephone numbers, emergency numbers such as 911, and short numbers for text messages. */
const dialableNumber = /^(\+1\d{10}|\+[2-9]\d{7,14}|1?\d{10}|\d{3}|\d{5,6})$/

/** Whether a mail address or a telephone number is complete. Other addresses always are. */
function isComplete(href: string) {
  const [, scheme, address = ''] = /^(mailto|tel):([^?]*)/.exec(href) ?? []
  if (scheme === 'mailto') return /^[^\s@,;]+@[\w-]+(?:\.[\w-]+)+$/.test(decoded(address))
  if (scheme === 'tel') return dialableNumber.test(address.replace(/[-.();\s]|ext=\d+/g, ''))
  return true
}

/** A row with fewer or more cells than the first: what follows would be in another column, or nowhere. */
function rowProblem({ raw, header }: Tokens.Table): ProblemAt | undefined {
  const cellsOf = (row: string) =>
    row
      .trim()
      .replace(/^\||\|$/g, '')
      .split(/(?<!\\)\|/).length
  const at = raw
    .trim()
    .split('\n')
    .find((row) => cellsOf(row) !== header.length)
  if (at === undefined) return undefined
  const message = `a row of the table has ${cellsOf(at)} cells, and its first line ${header.length}: write | between them`
  return { at, message, example: `| ${header.map(({ text }) => text).join(' | ')} |` }
}

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
  [/^\|.*\|\s*$/m, 'a table has dashes below its first line, no empty line', '| --- | --- |'],
  [/\)\[(?=\/|https?:)/, 'the text belongs between [ and ]', '[text](/contact)'],
  [/\S\t+\S/, 'a tab makes no column: a table has | between its cells', '| Ants | $150 |'],
  [/\*\*|(?<![\w_])__(?!_)|~~/, 'no space may be inside it', '**important**'],
  [/`/, 'a second one is missing'],
]

/** The problem of a text with Markdown that doesn't work here, and would show as it is written. */
function leftoverProblem(text: string): ValueProblem | undefined {
  for (const [form, reason, example] of leftovers) {
    const [found] = form.exec(text) ?? []
    if (found !== undefined) {
      return { message: `${found.trim()} shows as it is: ${reason}`, example }
    }
  }
  return undefined
}

/** The problem of a block, such as a heading, with Markdown that doesn't work here. */
function blockProblem(token: Token): ValueProblem | undefined {
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

/** Matches Markdown, HTML and entities. */
const markup =
  /\[[^\]\n]{1,200}\]\([^)\n]{0,200}\)|\*\*|~~|`|^#{1,6} .{0,40}|\[\^\w{1,20}\]|<\/?[a-z][^<>\n]{0,200}>|&(?:#x?[\da-f]+|[a-z]{2,8});/im

/** Why a field can't be shown as plain text. Undefined when it can. */
export function plainTextProblem(text: string): ValueProblem | undefined {
  if (text !== '' && text.trim() === '') return { message: 'says nothing' }
  const [found] = markup.exec(text) ?? []
  if (found === undefined) return phoneProblem(text)
  const message = `${found} would show on the page as it is: a field has words alone`
  return { message, example: text.replace(found, withoutMarkup(found)) }
}

/** The plain text that the writer probably wanted. */
function withoutMarkup(mark: string) {
  if (mark.startsWith('[^')) return '[1]'
  if (mark === '&amp;') return '&'
  return /^\[([^\]]*)\]\(/.exec(mark)?.[1] ?? mark.replace(/^#+ |<[^>]*>|\*\*|~~|`|&[^;]*;/g, '')
}

const phoneLike =
  /\(\d{2,4}\)[\s\u00a0]?\d{2,4}[-.–‑]\d{1,5}(?!\d)|(?<![\d-]|(?:No|Nr|license|Lic)\.? |#)\d{3}[-–‑]\d{3}[-–‑]\d{1,5}(?![\d-])/gi

/** Reports a US telephone number with a digit too few or too many. */
function phoneProblem(text: string): ValueProblem | undefined {
  const wrong = text.match(phoneLike)?.find((number) => number.replace(/\D/g, '').length !== 10)
  if (wrong === undefined) return undefined
  const digits = wrong.replace(/\D/g, '').length
  return { message: `${wrong} has ${digits} digits, and a telephone number has 10` }
}

/**
 * What Markdown may leave out: addresses of links, marks of lists, numbers of sources, and signs. Neither a year, which
 * would be the number of a list, nor the * of 2*4.
 */
const unshown =
  /(?<=\])\((?:<[^>]*>|(?:[^\s()]|\([^\s()]*\))*)|^[\s>]*(?:(?:[-*+]|\d{1,2}[.)])\s+)+(?:\[[ x]\]\s)?|\[\d+\](?!\()|(?!(?<=\d\\?)\*+\d)[^\p{L}\p{N}]/gimu

/** The line of a text of which its HTML doesn't show all, or shows it elsewhere. Undefined where all is there. */
export function lineWithLostLetters(markdown: string, html: string): string | undefined {
  const shown = unescapeHtml(
    html.replace(/<[^>]*? (?:alt|title)="([^"]*)"[^>]*>/g, '$1').replace(/<[^>]*>/g, ''),
  ).replace(unshown, '')
  let place = 0
  return markdown.split('\n').find((line) => {
    const letters = line.replace(unshown, '')
    place += letters.length
    return shown.slice(place - letters.length, place) !== letters
  })
}
