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

/** Moves the references in the lists of an HTML text to a line below each list. */
export function referencesBelowLists(html: string, heading: string): string {
  return html.replace(/<([ou]l)>[^]*?<\/\1>/g, (list) => {
    const links = new Set(list.match(linkedReference))
    const line = `<p>${heading}${[...links].join('').replace(/<\/?sup>/g, '')}</p>`
    return list.replace(linkedReference, '') + (links.size > 0 ? line : '')
  })
}

const linkedReference = /\u00A0<sup>.*?<\/sup>/g

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
