import type { TokenizerAndRendererExtension } from 'marked'

/** A number of a source at the end of a statement: "1/8 inch [2]". */
export const sourceReference = /\s?\[(\d+)\]/g

/** The address of a source in the list at the end of its page. */
export function sourceAnchor(number: string | number) {
  return `#source-${number}`
}

/** The number of a source as HTML. */
export function sourceLink(number: string): string {
  return `<sup><a href="${sourceAnchor(number)}">${number}</a></sup>`
}

/** The number of a source, "1/8 inch [2]", as a link to the list at the end of its page. */
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
