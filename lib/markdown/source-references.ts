import type { TokenizerAndRendererExtension } from 'marked'

/** A reference to a source in a text: "1/8 inch [2]". */
export const sourceReference = /\s?\[(\d+)\]/g

/** The address of a source in the list at the end of the page. */
export function sourceAnchor(number: string | number) {
  return `#source-${number}`
}

/** What a screen reader says instead of [2]. */
export function sourceName(number: string) {
  return `Source ${number}`
}

/** A reference to a source as HTML. Brackets and space keep it apart from a digit before it, also in plain text. */
export function sourceLink(number: string): string {
  const link = `<a href="${sourceAnchor(number)}" aria-label="${sourceName(number)}">[${number}]</a>`
  return `\u00A0<sup>${link}</sup>`
}

/** The numbers of all sources that texts refer to, each once. */
export function referencesIn(texts: readonly string[]): string[] {
  const references = texts.flatMap((text) => [...text.matchAll(sourceReference)])
  return [...new Set(references.map(([, number = '']) => number))]
}

export function withoutReferences(text: string): string {
  return text.replace(sourceReference, '')
}

/** Moves the references in the lists of an HTML text to a line below each list, with those of the lists inside it. */
export function referencesBelowLists(html: string, heading: string): string {
  let depth = 0
  const links = new Set<string>()
  return html.replace(/<\/?[ou]l\b[^>]*>|\u00A0<sup>(.*?)<\/sup>/g, (found, link?: string) => {
    if (link) {
      if (depth > 0) links.add(`\u00A0${link}`)
      return depth > 0 ? '' : found
    }
    depth += found.startsWith('</') ? -1 : 1
    if (depth > 0 || links.size === 0) return found
    const line = `<p>${heading}${[...links].join('')}</p>`
    links.clear()
    return found + line
  })
}

/** Markdown extension that links references such as [2] to the list of sources. */
export const sourceNumber: TokenizerAndRendererExtension = {
  name: 'sourceNumber',
  level: 'inline',
  start(text) {
    const start = text.search(sourceReference)
    return start < 0 ? undefined : start
  },
  tokenizer(text) {
    // [1](/contact) is an ordinary link.
    const [raw, number] = /^\s?\[(\d+)\](?!\()/.exec(text) ?? []
    return raw && number ? { type: 'sourceNumber', raw, number } : undefined
  },
  renderer: ({ number }) => sourceLink(String(number)),
}
