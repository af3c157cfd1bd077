import { Marked, type Token, type Tokens } from 'marked'
import type { Problem, ValueProblem } from './problems'
import { figure, figureProblem } from '@/lib/images/figures'
import { sourceLink, sourceNumber, sourceReference } from '@/lib/sources/source-references'

const marked = new Marked({
  gfm: true,
  extensions: [sourceNumber],
  renderer: {
    paragraph({ tokens: [first] }) {
      return first?.type === 'image' && figureOf(first as Tokens.Image)
    },
    listitem(item) {
      if (!item.task) return false
      return `<li><label>${this.parser.parse(item.tokens)}</label></li>\n`
    },
    checkbox() {
      return '<input type="checkbox"> '
    },
    heading({ tokens, depth, text }) {
      return `<h${depth} id="${headingId(text)}">${this.parser.parseInline(tokens)}</h${depth}>\n`
    },
    // On a phone each cell stands on a line of its own, behind the heading of its column (globals.css).
    table({ header, rows }) {
      const inline = (cell: (typeof header)[number]) => this.parser.parseInline(cell.tokens)
      const label = (column: number) => escapeText(withoutSources(header[column]?.text ?? ''))
      const head = header.map((cell) => `<th scope="col">${inline(cell)}</th>`).join('')
      const body = rows.map(([first, ...cells]) => {
        const data = cells.map(
          (cell, index) => `<td data-label="${label(index + 1)}">${inline(cell)}</td>`,
        )
        return `<tr><th scope="row">${first ? inline(first) : ''}</th>${data.join('')}</tr>`
      })
      return `<table><thead><tr>${head}</tr></thead><tbody>${body.join('')}</tbody></table>\n`
    },
  },
})

/** A heading of the second level: its words, and the id that a link names. */
export type Heading = { id: string; text: string }

/** A link or a picture in a text, and the line on which it stands. */
export type Reference = { kind: 'link' | 'image'; href: string; line: number }

/** A text as HTML, with what is wrong in it and whatever it refers to. */
export type CheckedMarkdown = {
  html: string
  /** Of the second level, in their order: what a table of contents lists. */
  headings: Heading[]
  problems: Problem[]
  references: Reference[]
}

/**
 * Markdown as HTML: GitHub's flavor, headings with an id, cells that name their column, and a picture as a figure
 * with its title as the caption: `![What it shows](/images/figures/wings.svg "Ant and termite")`, or `/photos/wings.jpg`
 * for a photo of content/photos. The part of a text with boxes to tick (`- [ ] Strip the bed.`) becomes a section, so that it can be printed alone.
 *
 * It may hold no HTML, no heading of the first level (the page has its own), no link that is neither a web address nor a
 * path of the site, and no picture that cannot be shown. With problems there is no HTML.
 *
 * @param file Path for the problems.
 * @param linesBefore How many lines of the file stand before the Markdown.
 */
export function checkMarkdown(file: string, markdown: string, linesBefore = 0): CheckedMarkdown {
  const tokens = marked.lexer(markdown)
  const problems: Problem[] = []
  const references: Reference[] = []
  // Tokens come in the order of the text, each before those in it.
  const lines = lineFinder(markdown)
  marked.walkTokens(tokens, (token) => {
    const line = lines(token.raw) + linesBefore
    const problem = problemOf(token)
    if (problem) problems.push({ file, line, ...problem })
    if (token.type === 'link' || token.type === 'image') {
      references.push({ kind: token.type, href: String(token.href), line })
    }
  })
  const html = problems.length > 0 ? '' : parts(tokens).map(partToHtml).join('')
  return { html, headings: tokens.filter(isSecondLevel).map(toHeading), problems, references }
}

/** A text, cut before each heading of the second level. */
function parts(tokens: readonly Token[]): Token[][] {
  const cuts = tokens.flatMap((token, index) => (isSecondLevel(token) ? index : []))
  return [0, ...cuts].map((start, index) => tokens.slice(start, cuts[index]))
}

function partToHtml(tokens: Token[]) {
  const html = marked.parser(tokens)
  const isChecklist = tokens.some((token) => token.type === 'list' && token.items[0].task)
  return isChecklist ? `<section class="checklist">\n${html}</section>\n` : html
}

function isSecondLevel(token: Token): token is Tokens.Heading {
  return token.type === 'heading' && token.depth === 2
}

function toHeading({ text }: Tokens.Heading): Heading {
  return { id: headingId(text), text: withoutMarks(withoutSources(text)) }
}

/** Web, mail and telephone addresses, paths of the site and places on the page. Never javascript: or data:. */
const allowedAddress = /^(https:\/\/[^/]|mailto:[^/]|tel:\+?\d|\/(?!\/)|#)/

function problemOf(token: Token): ValueProblem | undefined {
  if (token.type === 'html') {
    const tag = token.raw.trim().split('\n', 1)[0] ?? ''
    const example = /^<(b|strong|i|em)\b/.test(tag)
      ? '**important** or *stressed*'
      : 'plain Markdown'
    return { message: `HTML is not allowed in a text: ${tag}`, example }
  }
  if (token.type === 'heading' && token.depth === 1) {
    const message =
      'headings begin with ##, because the page’s title is its only first-level heading'
    return { message, example: `## ${String(token.text)}` }
  }
  if (
    (token.type === 'link' || token.type === 'image') &&
    !allowedAddress.test(String(token.href))
  ) {
    const message = `“${String(token.href)}” is no address that a link may have`
    return { message, example: '[text](/contact) or [text](https://www.epa.gov/)' }
  }
  if (token.type === 'image') return figureProblem(token as Tokens.Image)
  if ('tokens' in token && token.tokens && hasPictureAmongWords(token.type, token.tokens)) {
    return { message: 'a picture stands in a paragraph of its own, between two empty lines' }
  }
  return undefined
}

function hasPictureAmongWords(type: string, tokens: readonly Token[]) {
  const isAlone = type === 'paragraph' && tokens.length === 1
  return !isAlone && tokens.some((token) => token.type === 'image')
}

/** Finds the line, from 1, of one piece of a text after the other. */
function lineFinder(text: string) {
  let offset = 0
  return (raw: string) => {
    const [first = ''] = raw.trimStart().split('\n', 1)
    const found = text.indexOf(first, offset)
    if (found > offset) offset = found
    return text.slice(0, offset).split('\n').length
  }
}

function figureOf({ href, text, title }: Tokens.Image) {
  const caption = escapeText(title ?? '').replace(sourceReference, (_, number: string) =>
    sourceLink(number),
  )
  return figure(href, escapeText(withoutSources(text)), caption)
}

/** As the text of an element or the value of an attribute. */
function escapeText(text: string) {
  return withoutMarks(text)
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
}

function withoutSources(text: string) {
  return text.replace(sourceReference, '')
}

function withoutMarks(text: string) {
  return text.replace(/[*_`]/g, '')
}

function headingId(text: string) {
  return text
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')
}
