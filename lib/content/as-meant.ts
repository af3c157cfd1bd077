import { isScalar, type Document } from 'yaml'
import { fieldValuesIn, type FieldSchema } from './schemas'
import { curlyQuotes } from './yaml-grammar'
import { isoDate } from '@/lib/dates'

/**
 * The values of a file, each read as its field means it where it has one meaning: a ZIP code without quotes is a text, “yes”
 * is true, '2008' a number, a single item a list, and curly quotes around a whole text are quotes. A field without a value counts as missing.
 */
export function valuesAsMeant(document: Document, schema: FieldSchema): unknown {
  // YAML reads null in a field without a value.
  const values: unknown = document.toJS({ reviver: (_, value: unknown) => value ?? undefined })
  for (const { path, schema: field, value, parent } of fieldValuesIn(schema, values)) {
    if (typeof value === 'object' || typeof parent !== 'object') continue
    const node = document.getIn(path, keepScalar)
    const isPlain = isScalar(node) && node.type === 'PLAIN'
    const written = isPlain ? node.source : String(value)
    const words = isPlain && written && curlyQuotes.test(written) ? written.slice(1, -1) : undefined
    const meant = scalarAsMeant(field, words ?? value, words ?? written ?? String(value))
    if (meant !== value) Object.assign(parent as object, { [path.at(-1) as string]: meant })
  }
  return values
}

/** For a value with its node, which has the text as it was written. */
const keepScalar = true

/** A day as Americans write it: 11/21/2026 or Nov 21, 2026. */
const americanDay = /^(?:\d{1,2}\/|[A-Z][a-z]{2,8}\.? )(\d{1,2})(?:\/|,? )\d{4}$/

function scalarAsMeant(field: FieldSchema, value: unknown, written: string) {
  if (field.format === 'date') {
    const [, dayOfMonth] = americanDay.exec(written) ?? []
    const day = new Date(written)
    // JavaScript reads February 30 as March 2.
    return Number(dayOfMonth) === day.getDate() ? isoDate(day) : value
  }
  const types = [field, ...(field.anyOf ?? [])].map(({ type }) => type)
  const takesNumber = types.includes('number') || types.includes('integer')
  if (typeof value === 'number' && takesNumber) return value
  if (typeof value === 'boolean' || types.includes('string')) {
    return typeof value === 'number' ? written : value
  }
  if (types.includes('boolean') && /^(yes|no|true|false)$/i.test(written)) {
    return /^(yes|true)$/i.test(written)
  }
  if (takesNumber && /^-?\d+(\.\d+)?$/.test(written)) return Number(written)
  const isListOfTexts = (field.items as FieldSchema | undefined)?.type === 'string'
  if (!isListOfTexts) return value
  const { refersTo, pattern, enum: choices } = field.items as FieldSchema
  if (refersTo || pattern || choices) return written.split(/,\s*/)
  return written.includes(',') ? value : [written]
}
