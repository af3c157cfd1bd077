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
 * Markdown as HTML: GitHub's flavor, headings with an id, cells that name their column.
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

function escapeAttribute(text: string) {
  return text.replace(/[*_`]/g, '').replaceAll('&', '&amp;').replaceAll('"', '&quot;')
}

function headingId(text: string) {
  return text
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')
}
