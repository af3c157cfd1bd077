import type { CollectionEntry } from './collection'
import type { Finding } from './findings'

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

/** Numbers of sources in the fields or the text of a page that its list does not have. */
export function unknownSources({
  file,
  fields,
  content,
  lineOf,
}: CollectionEntry<{ sources: readonly unknown[] }>): Finding[] {
  const { length: count } = fields.sources
  return Object.entries({ ...fields, content }).flatMap(([field, value]) =>
    [...textOf(value).matchAll(sourceReference)]
      .filter(([, number]) => Number(number) < 1 || Number(number) > count)
      .map(([, number]) => ({
        file,
        line: lineOf([field]),
        field,
        message: `[${number}] stands in the text, but sources has ${count} entries`,
      })),
  )
}

function textOf(value: unknown): string {
  if (typeof value === 'string') return value
  if (value === null || typeof value !== 'object') return ''
  return Object.values(value).map(textOf).join('\n')
}
