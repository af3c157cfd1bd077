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
