import { Marked } from 'marked'

const marked = new Marked({
  gfm: true,
  renderer: {
    heading({ tokens, depth, text }) {
      if (depth === 1) {
        throw new Error(
          'headings begin with ##, because the page’s title is its only first-level heading',
        )
      }
      return `<h${depth} id="${headingId(text)}">${this.parser.parseInline(tokens)}</h${depth}>\n`
    },
    // A wide table scrolls by itself; it takes focus so that the keyboard can scroll it too.
    table(token) {
      const row = (cells: typeof token.header, tag: 'th' | 'td') =>
        `<tr>${cells
          .map((cell, column) => {
            const scope = tag === 'th' ? ' scope="col"' : ''
            const isRowHeader = tag === 'td' && column === 0
            const content = this.parser.parseInline(cell.tokens)
            return isRowHeader
              ? `<th scope="row">${content}</th>`
              : `<${tag}${scope}>${content}</${tag}>`
          })
          .join('')}</tr>`
      const head = row(token.header, 'th')
      const body = token.rows.map((cells) => row(cells, 'td')).join('')
      return `<div class="table-scroll" role="region" aria-label="Table" tabindex="0"><table><thead>${head}</thead><tbody>${body}</tbody></table></div>\n`
    },
    html({ text }) {
      throw new Error(`HTML is not allowed in Markdown content: ${text.trim()}`)
    },
  },
})

/**
 * Markdown as HTML: GitHub's flavour, headings with an id, tables that scroll by themselves.
 *
 * @throws When the Markdown holds HTML, or a heading of the first level (the page has its own).
 */
export function markdownToHtml(file: string, markdown: string): string {
  try {
    return marked.parse(markdown, { async: false })
  } catch (error) {
    throw new Error(`${file}: ${(error as Error).message}`, { cause: error })
  }
}

function headingId(text: string) {
  return text
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')
}
