import type { Scalar } from 'yaml'
import { z } from 'zod'

type Issue = z.core.$ZodIssue
type RawIssue = z.core.$ZodRawIssue
type SizeIssue = Extract<RawIssue, { code: 'too_small' | 'too_big' }>

/** A mistake as a sentence for whoever writes the content. Schemas word the others themselves. */
export function sentenceFor(issue: RawIssue): string | undefined {
  const { input } = issue
  if (issue.code === 'invalid_type') {
    if (input === undefined) return 'is missing'
    if (issue.expected === 'string' && input !== null && typeof input !== 'object') {
      return `${String(input)} is read as a ${typeof input}: put quotes around it`
    }
    return `must be ${kinds[issue.expected] ?? issue.expected}`
  }
  if (issue.code === 'invalid_format' && issue.format === 'date') {
    return `“${String(input)}” is not a date`
  }
  if (issue.code === 'invalid_format' && issue.format === 'url') {
    return `“${String(input)}” is not an https address`
  }
  if (issue.code === 'invalid_value') {
    return `“${String(input)}” is not one of ${issue.values.map(String).join(', ')}`
  }
  if (issue.code === 'unrecognized_keys') return 'there is no such field here'
  if (issue.code === 'too_small' || issue.code === 'too_big') return sizeSentence(issue)
  return undefined
}

const kinds: Readonly<Record<string, string>> = {
  string: 'text',
  array: 'a list',
  tuple: 'a list',
  object: 'fields with names',
  record: 'fields with names',
  int: 'a whole number',
  boolean: 'true or false',
}

function sizeSentence(issue: SizeIssue) {
  const [bound, word] =
    issue.code === 'too_small'
      ? [issue.minimum, issue.inclusive === false ? 'more than' : 'at least']
      : [issue.maximum, issue.inclusive === false ? 'less than' : 'at most']
  const limit = issue.exact ? String(bound) : `${word} ${bound}`
  const { length } = issue.input as { length?: number }
  if (issue.origin === 'string') return `has ${length} characters, and needs ${limit}`
  if (issue.origin === 'array') return `has ${length} of them, and needs ${limit}`
  return `must be ${limit}`
}

/**
 * What would be right: the writer's own value put right where that can be told, else the first of the `examples` in
 * the schema's metadata, else what its description has in quotes.
 *
 * @param found What stands there now, where that is a single value.
 */
export function exampleFor(issue: Issue, schema: z.ZodType, found?: Scalar): string | undefined {
  if (issue.code === 'unrecognized_keys') {
    const parent = unwrap(schemaAt(schema, issue.path.slice(0, -1)))
    return parent instanceof z.ZodObject
      ? `one of ${Object.keys(parent.shape).join(', ')}`
      : undefined
  }
  if (issue.code === 'invalid_format' && issue.format === 'date') {
    const date = isoDate(found?.value)
    if (date) return date
  }
  if (
    issue.code === 'invalid_type' &&
    issue.expected === 'string' &&
    typeof found?.value === 'number'
  ) {
    return `'${found.source ?? found.value}'`
  }
  const { examples = [], description = '' } = schemaAt(schema, issue.path)?.meta() ?? {}
  const [example = quotedIn(description)] = examples as unknown[]
  if (example !== undefined) return typeof example === 'string' ? example : JSON.stringify(example)
  if (issue.code === 'invalid_value') return String(issue.values[0])
  return examplesOfFormats[formatOf(unwrap(schemaAt(schema, issue.path)))]
}

const examplesOfFormats: Readonly<Record<string, string>> = {
  date: '2026-11-21',
  url: 'https://www.epa.gov/pesticides',
}

function formatOf(schema: z.ZodType | undefined) {
  return schema instanceof z.ZodStringFormat ? String(schema.def.format) : ''
}

/** What the sentence for the writer gives as an example: Two letters: "OH". */
function quotedIn(description: string) {
  return /"([^"]+)"/.exec(description)?.[1]
}

/** A date as Americans write it, the ISO way. */
function isoDate(value: unknown): string | undefined {
  const [, month = '', day = '', year = ''] =
    /^(\d{1,2})[/.-](\d{1,2})[/.-](\d{4})$/.exec(String(value)) ?? []
  const iso = `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`
  return z.iso.date().safeParse(iso).success ? iso : undefined
}

/** Values without the fields that may be left out and have nothing behind their colon: YAML reads null there. */
export function withoutEmptyFields(schema: z.ZodType | undefined, values: unknown): unknown {
  if (Array.isArray(values)) {
    return values.map((value, index) => withoutEmptyFields(partOf(schema, index), value))
  }
  if (!values || typeof values !== 'object') return values
  const isLeftOut = (key: string, value: unknown) =>
    value === null && partOf(schema, key)?.safeParse(undefined).success
  return Object.fromEntries(
    Object.entries(values)
      .filter(([key, value]) => !isLeftOut(key, value))
      .map(([key, value]) => [key, withoutEmptyFields(partOf(schema, key), value)]),
  )
}

/** The schema of a field. The metadata of an optional one stands on the whole or on what it wraps. */
function schemaAt(schema: z.ZodType, path: readonly PropertyKey[]): z.ZodType | undefined {
  const found = path.reduce<z.ZodType | undefined>(partOf, schema)
  return found?.meta() ? found : unwrap(found)
}

/** The schema of a field or of an item. */
function partOf(schema: z.ZodType | undefined, part: PropertyKey): z.ZodType | undefined {
  const inner = unwrap(schema)
  if (inner instanceof z.ZodObject) return (inner.shape as Record<PropertyKey, z.ZodType>)[part]
  if (inner instanceof z.ZodArray) return inner.element as z.ZodType
  return inner instanceof z.ZodRecord ? (inner.valueType as z.ZodType) : undefined
}

function unwrap(schema: z.ZodType | undefined): z.ZodType | undefined {
  if (
    schema instanceof z.ZodOptional ||
    schema instanceof z.ZodNullable ||
    schema instanceof z.ZodDefault
  ) {
    return unwrap(schema.unwrap() as z.ZodType)
  }
  return schema instanceof z.ZodPipe ? unwrap(schema.in as z.ZodType) : schema
}
