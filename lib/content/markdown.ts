import 'server-only'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { Marked, type Token, type Tokens } from 'marked'

/** A heading of the second level: its words, and the id that a link names. */
export type Heading = { id: string; text: string }

const marked = new Marked({
  gfm: true,
  renderer: {
    paragraph(token) {
      const [first, second] = token.tokens
      if (first?.type !== 'image' || second) return false
      return figure(first as Tokens.Image)
    },
    listitem(item) {
      if (!item.task) return false
      return `<li><label>${this.parser.parse(item.tokens)}</label></li>\n`
    },
    checkbox() {
      return '<input type="checkbox"> '
    },
    image({ href }) {
      throw new Error(
        `the picture ${href} stands in a line of words: give it a paragraph of its own`,
      )
    },
    heading({ tokens, depth, text }) {
      if (depth === 1) {
        throw new Error(
          'headings begin with ##, because the page’s title is its only first-level heading',
        )
      }
      return `<h${depth} id="${headingId(text)}">${this.parser.parseInline(tokens)}</h${depth}>\n`
    },
    // On a phone each cell stands on a line of its own, behind the heading of its column (globals.css).
    table({ header, rows }) {
      const inline = (cell: (typeof header)[number]) => this.parser.parseInline(cell.tokens)
      const label = (column: number) => escapeAttribute(header[column]?.text ?? '')
      const head = header.map((cell) => `<th scope="col">${inline(cell)}</th>`).join('')
      const body = rows.map(([first, ...cells]) => {
        const data = cells.map(
          (cell, index) => `<td data-label="${label(index + 1)}">${inline(cell)}</td>`,
        )
        return `<tr><th scope="row">${first ? inline(first) : ''}</th>${data.join('')}</tr>`
      })
      return `<table><thead><tr>${head}</tr></thead><tbody>${body.join('')}</tbody></table>\n`
    },
    html({ text }) {
      throw new Error(`HTML is not allowed in Markdown content: ${text.trim()}`)
    },
  },
})

/**
 * Markdown as HTML: GitHub's flavor, headings with an id, cells that name their column, a picture as a figure
 * with its title as the caption: `![What it shows](/images/figures/wings.svg "Ant and termite")`, and a part with boxes to
 * tick (`- [ ] Strip the bed.`) as a section of its own, which can be printed alone.
 *
 * @throws When the Markdown holds HTML, a heading of the first level (the page has its own), or a picture that is not
 *   in public/.
 */
export function markdownToHtml(file: string, markdown: string): string {
  try {
    return parts(marked.lexer(markdown)).map(partToHtml).join('')
  } catch (error) {
    throw new Error(`${file}: ${(error as Error).message}`, { cause: error })
  }
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

/** The headings of the second level, in their order: what a table of contents lists. */
export function markdownHeadings(markdown: string): Heading[] {
  return marked
    .lexer(markdown)
    .filter(isSecondLevel)
    .map(({ text }) => ({ id: headingId(text), text: withoutMarks(text) }))
}

function figure({ href, text, title }: Tokens.Image) {
  if (!text)
    throw new Error(`the picture ${href} has no alternative text: ![What it shows](${href})`)
  const { width, height } = drawingSize(href)
  const caption = title ? `<figcaption>${escapeAttribute(title)}</figcaption>` : ''
  return `<figure><img src="${href}" alt="${escapeAttribute(text)}" width="${width}" height="${height}" loading="lazy">${caption}</figure>\n`
}

/** The size that gives a drawing its shape before it has come. */
function drawingSize(path: string) {
  const file = join(process.cwd(), 'public', path)
  if (!existsSync(file)) throw new Error(`the picture ${path} is not in public/`)
  const viewBox = /viewBox="0 0 (\d+) (\d+)"/.exec(readFileSync(file, 'utf8'))
  if (!viewBox) throw new Error(`the picture ${path} is no SVG with a viewBox like "0 0 800 500"`)
  return { width: viewBox[1], height: viewBox[2] }
}

function escapeAttribute(text: string) {
  return withoutMarks(text).replaceAll('&', '&amp;').replaceAll('"', '&quot;')
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
