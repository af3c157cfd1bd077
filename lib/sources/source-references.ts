import type { TokenizerAndRendererExtension } from 'marked'

/** A reference to a source in a text: "1/8 inch [2]". */
export const sourceReference = /\s?\[(\d+)\]/g

/** The address of a source in the list at the end of the page. */
export function sourceAnchor(number: string | number) {
  return `#source-${number}`
}

export function sourceLink(number: string): string {
  return `<sup><a href="${sourceAnchor(number)}">${number}</a></sup>`
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
