import { Marked, type Token, type Tokens } from 'marked'
import { phoneLink } from './phone-links'
import { sourceLink, sourceNumber, sourceReference, withoutReferences } from './source-references'
import { escapeHtml, unescapeHtml } from '@/lib/escape-html'
import { figure } from '@/lib/images/figures'

const marked = new Marked({
  gfm: true,
  extensions: [sourceNumber, phoneLink],
  tokenizer: {
    // One ~ means "about": two prices with it would be crossed out. `false` leaves the rest to marked.
    del: (text) => (text.startsWith('~~') ? false : undefined),
  },
  renderer: {
    paragraph({ tokens }) {
      const [first] = tokens
      if (first?.type === 'image') return figureOf(first as Tokens.Image)
      const isAlone = isLinkAlone(tokens)
      return isAlone && `<p class="alone">${this.parser.parseInline(tokens)}</p>\n`
    },
    listitem(item) {
      const text = this.parser.parse(item.tokens)
      if (item.task) return `<li><label>${text}</label></li>\n`
      return `<li${isLinkAlone(item.tokens) ? ' class="alone"' : ''}>${text}</li>\n`
    },
    checkbox() {
      return '<input type="checkbox"> '
    },
    heading(heading) {
      const { tokens, depth, id = '' } = heading as HeadingToken
      return `<h${depth} id="${id}">${this.parser.parseInline(tokens)}</h${depth}>\n`
    },
    // On a phone each cell has a line of its own, after the heading of its column (app/prose.css).
    table({ header, rows }) {
      const inline = (cell: (typeof header)[number]) => this.parser.parseInline(cell.tokens)
      const label = (column: number) => escapeHtml(plain(header[column]?.text ?? ''))
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

/** Whether a paragraph or an item of a list is nothing but a link, which then needs the height of a button. */
function isLinkAlone(tokens: readonly Token[]): boolean {
  const [only] = tokens
  if (tokens.length !== 1 || !only) return false
  return only.type === 'link' || ('tokens' in only && isLinkAlone(only.tokens ?? []))
}

type HeadingToken = Tokens.Heading & { id?: string }

/** A heading of the second level: its text, and the id for links. */
export type Heading = { id: string; text: string }

/** A text as HTML. */
export type Markdown = { content: string; headings: Heading[] }

/**
 * Converts GitHub-flavored Markdown to HTML. Headings get an id, table cells the name of their column. A picture becomes a
 * figure with its title as caption: `![What it shows](/images/figures/wings.svg "Ant and termite")`, or `/photos/wings.jpg`
 * for a photo in content/photos. A part with a checklist (`- [ ] Strip the bed.`) becomes a section that can be printed
 * alone.
 *
 * @param sections Ids that sections of the page already have.
 */
export function renderMarkdown(markdown: string, sections: readonly string[] = []): Markdown {
  const headings: Heading[] = []
  const idFor = idFinder(sections)
  const tokens = marked.lexer(markdown)
  marked.walkTokens(tokens, (token) => {
    if (token.type !== 'heading') return
    const { tokens: inner, depth } = token as Tokens.Heading
    const text = wordsOf(inner)
    const id = idFor(text)
    Object.assign(token, { id })
    if (depth === 2) headings.push({ id, text })
  })
  return { content: withChecklists(marked.parser(tokens)), headings }
}

function withChecklists(html: string) {
  const parts = html.split(/^(?=<h2 )/m).map((part) => {
    const isChecklist = part.includes('<li><label>')
    return isChecklist ? `<section class="checklist">\n${part}</section>\n` : part
  })
  return parts.join('')
}

function figureOf({ href, text, title }: Tokens.Image) {
  const caption = escapeHtml(withoutMarks(title ?? ''))
  const linked = caption.replace(sourceReference, (_, number: string) => sourceLink(number))
  return figure({ href, alt: escapeHtml(plain(text)), caption: linked })
}

/** The words of a heading, without the addresses of its links. */
function wordsOf(tokens: Token[]): string {
  const html = marked.Parser.parseInline(tokens, marked.defaults)
  return plain(unescapeHtml(html.replace(/<[^>]*>/g, '')))
}

function plain(text: string) {
  return withoutMarks(withoutReferences(text))
}

function withoutMarks(text: string) {
  return text.replace(/[*_`]/g, '')
}

/** A function that gives each heading an id from its text, in any script: "## Сколько?" is #сколько. A taken id gets a number. */
function idFinder(sections: readonly string[]) {
  const taken = new Set(['main', ...sections])
  return (text: string) => {
    const words = text
      .normalize()
      .toLowerCase()
      .replace(/[^\p{L}\p{N}\p{M}]+/gu, '-')
    const base = words.replace(/^-|-$/g, '') || 'heading'
    let id = base
    for (let number = 2; taken.has(id); number += 1) id = `${base}-${number}`
    taken.add(id)
    return id
  }
}
