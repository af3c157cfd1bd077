import type { Scalar } from 'yaml'
import type { z } from 'zod'
import { partOf, type FieldSchema } from './schemas'

type Issue = z.core.$ZodIssue
type SizeIssue = Extract<z.core.$ZodRawIssue, { code: 'too_small' | 'too_big' }>

/** A mistake as a sentence for whoever writes the content. Schemas word the others themselves. */
export function sentenceFor(issue: z.core.$ZodRawIssue): string | undefined {
  const input = issue.input as unknown
  switch (issue.code) {
    case 'invalid_type':
      if (input === undefined) return 'is missing'
      if (typeof input === 'string' && /^\w[\w-]*:\S/.test(input) && issue.expected !== 'array') {
        return 'a blank is missing behind the colon'
      }
      return issue.expected === 'string' && typeof input !== 'object'
        ? `${String(input)} is read as a ${typeof input}: put quotes around it`
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
  }
  return undefined
}

const kinds: Readonly<Record<string, string>> = {
  string: 'text, in quotes where it has a colon or braces',
  array: 'a list',
  tuple: 'a list',
  object: 'fields with names',
  record: 'fields with names',
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
 * What would be right: the writer's own value put right where that can be told, else the first of the `examples` in
 * the schema's metadata, else what its description has in quotes.
 *
 * @param found The value now, where it is a single one.
 */
export function exampleFor(issue: Issue, schema: FieldSchema, found?: Scalar): string | undefined {
  const fieldAt = (path: PropertyKey[]) =>
    path.reduce<FieldSchema | undefined>((inner, part) => inner && partOf(inner, part), schema)
  if (issue.code === 'unrecognized_keys') {
    const { properties } = fieldAt(issue.path.slice(0, -1)) ?? {}
    return properties && `one of ${Object.keys(properties).join(', ')}`
  }
  if (issue.code === 'custom' && issue.params?.example) return String(issue.params.example)
  const { examples = [], description = '', items } = fieldAt(issue.path) ?? {}
  const [value] = issue.code === 'invalid_value' ? issue.values.map(String) : []
  const [usual = /"([^"]+)"/.exec(description)?.[1] ?? value] = examples as unknown[]
  const isOfTexts = (items as FieldSchema | undefined)?.type === 'string'
  const example = corrected(issue, found, isOfTexts) ?? usual
  return typeof example === 'object' ? JSON.stringify(example) : (example as string | undefined)
}

/** The writer's own value: a number as text, words with commas as a list. */
function corrected(issue: Issue, found: Scalar | undefined, isOfTexts: boolean) {
  if (issue.code !== 'invalid_type') return undefined
  const { value, source = '' } = found ?? {}
  if (typeof value === 'number' && issue.expected === 'string') return `'${source}'`
  return isOfTexts && source ? source.split(/,\s*/) : undefined
}
