/** A number of a source at the end of a statement: "1/8 inch [2]". */
export const sourceReference = /\s?\[(\d+)\]/g

/** The address of a source in the list at the end of its page. */
export function sourceAnchor(number: string | number) {
  return `#source-${number}`
}

/** HTML with the numbers of its sources as links to the list. */
export function linkSources(html: string): string {
  return html.replace(
    sourceReference,
    (_, number: string) => `<sup><a href="${sourceAnchor(number)}">${number}</a></sup>`,
  )
}

/** @throws When a text names a source that the list does not have. */
export function rejectUnknownSource(file: string, fields: unknown, count: number) {
  for (const [, number] of textOf(fields).matchAll(sourceReference)) {
    if (Number(number) < 1 || Number(number) > count) {
      throw new Error(`${file}: [${number}] stands in the text, but sources has ${count} entries`)
    }
  }
}

function textOf(value: unknown): string {
  if (typeof value === 'string') return value
  if (value === null || typeof value !== 'object') return ''
  return Object.values(value).map(textOf).join('\n')
}
