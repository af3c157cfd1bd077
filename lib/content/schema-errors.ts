import type { Scalar } from 'yaml'
import type { z } from 'zod'
import { asSlug } from './fields'
import { partOf, type FieldSchema } from './schemas'

type Issue = z.core.$ZodIssue
type SizeIssue = Extract<z.core.$ZodRawIssue, { code: 'too_small' | 'too_big' }>

/** What to do about true, false, yes or no in place of a text. */
export const textInstead = 'write words, or leave the field out'

/** The message for an issue that its schema doesn't word itself. */
export function sentenceFor(issue: z.core.$ZodRawIssue): string | undefined {
  const input = issue.input as unknown
  switch (issue.code) {
    case 'invalid_type':
      if (input === undefined) return 'is missing'
      return issue.expected === 'string' && typeof input === 'boolean'
        ? `“${input}” is no text: ${textInstead}`
        : `must be ${kinds[issue.expected] ?? issue.expected}`
    case 'invalid_format':
      return issue.format in formats
        ? `“${String(input)}” is not ${formats[issue.format]}`
        : undefined
    case 'invalid_value':
      return `“${String(input)}” is not one of ${issue.values.map(String).join(', ')}`
    case 'invalid_key':
      return issue.issues[0]?.message
    case 'unrecognized_keys':
      return 'there is no such field here'
    case 'too_small':
      return sizeSentence(issue, issue.minimum, ['at least', 'more than'])
    case 'too_big':
      return sizeSentence(issue, issue.maximum, ['at most', 'less than'])
    case 'not_multiple_of':
      return `must be a multiple of ${issue.divisor}`
  }
  return undefined
}

const kinds: Readonly<Record<string, string>> = {
  string: 'text, in quotes where it has a colon or braces',
  array: 'a list',
  tuple: 'a list',
  object: 'fields, each on its own line below the name',
  record: 'fields, each on its own line below the name',
  int: 'a whole number',
  number: 'a number',
  boolean: 'true or false',
}

const formats: Readonly<Record<string, string>> = { date: 'a date', url: 'an https address' }

function sizeSentence(issue: SizeIssue, bound: number | bigint, [inclusive, exclusive]: string[]) {
  const word = issue.inclusive === false ? exclusive : inclusive
  const limit = issue.exact ? String(bound) : `${word} ${bound}`
  const { length } = issue.input as { length?: number }
  if (issue.origin === 'string') return `has ${length} characters, and needs ${limit}`
  if (issue.origin === 'array') return `has ${length} of them, and needs ${limit}`
  return `must be ${limit}`
}

/**
 * An example of a correct value: the first of the `examples` in the schema's metadata, else what its description has in
 * quotes, else the names of its fields.
 *
 * @param found The written value, unless it is a list or an object.
 */
export function exampleFor(issue: Issue, schema: FieldSchema, found?: Scalar): string | undefined {
  if (issue.code === 'unrecognized_keys') {
    const { properties } = schemaAt(issue.path.slice(0, -1), schema) ?? {}
    if (!properties) return undefined
    const names = Object.keys(properties)
    const written = String(issue.path.at(-1))
    // A name without its last letters, or with more of them.
    const near = names.find((name) => name.startsWith(written) || written.startsWith(name))
    return near ?? `one of ${names.join(', ')}`
  }
  if (issue.code === 'custom' && issue.params?.example) return String(issue.params.example)
  const field = schemaAt(issue.path, schema)
  const fields = Object.keys(field?.properties ?? {}).map((name) => `${name}: …`)
  const usual = [
    ...((field?.examples ?? []) as unknown[]),
    /"([^"]+)"/.exec(field?.description ?? '')?.[1],
    issue.code === 'invalid_value' ? String(issue.values[0]) : undefined,
    fields.join(', ') || undefined,
  ].find((example) => example !== undefined)
  const ownSlug = field?.isFileName && asSlug(String(found?.value ?? ''))
  const example = ownSlug || usual
  return typeof example === 'object' ? JSON.stringify(example) : (example as string | undefined)
}

function schemaAt(path: readonly PropertyKey[], schema: FieldSchema) {
  let inner: FieldSchema | undefined = schema
  for (const part of path) inner &&= partOf(inner, part)
  return inner
}
