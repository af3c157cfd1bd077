import type { Scalar } from 'yaml'
import { z } from 'zod'
import { partOf, unwrap } from './schemas'

type Issue = z.core.$ZodIssue
type RawIssue = z.core.$ZodRawIssue
type SizeIssue = Extract<RawIssue, { code: 'too_small' | 'too_big' }>

/** A mistake as a sentence for whoever writes the content. Schemas word the others themselves. */
export function sentenceFor(issue: RawIssue): string | undefined {
  const input = issue.input as unknown
  switch (issue.code) {
    case 'invalid_type':
      if (input === undefined) return 'is missing'
      return issue.expected === 'string' && input !== null && typeof input !== 'object'
        ? `${String(input)} is read as a ${typeof input}: put quotes around it`
        : `must be ${kinds[issue.expected] ?? issue.expected}`
    case 'invalid_format': {
      const kind = formats[issue.format]?.kind
      return kind && `“${String(input)}” is not ${kind}`
    }
    case 'invalid_value':
      return `“${String(input)}” is not one of ${issue.values.map(String).join(', ')}`
    case 'unrecognized_keys':
      return 'there is no such field here'
    case 'too_small':
    case 'too_big':
      return sizeSentence(issue)
  }
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

const formats: Readonly<Record<string, { kind: string; example: string }>> = {
  date: { kind: 'a date', example: '2026-11-21' },
  url: { kind: 'an https address', example: 'https://www.epa.gov/pesticides' },
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
  const [parent, field] = [issue.path.slice(0, -1), issue.path].map((path) =>
    path.reduce<z.ZodType | undefined>(partOf, schema),
  )
  if (issue.code === 'unrecognized_keys') {
    const { inner } = unwrap(parent ?? schema)
    return inner instanceof z.ZodObject
      ? `one of ${Object.keys(inner.shape).join(', ')}`
      : undefined
  }
  return corrected(issue, found) ?? exampleOf(field ?? schema, issue)
}

function exampleOf(schema: z.ZodType, issue: Issue) {
  const { inner, meta } = unwrap(schema)
  const { examples = [], description = '' } = meta as { examples?: unknown[]; description?: string }
  const [example = /"([^"]+)"/.exec(description)?.[1]] = examples
  if (example !== undefined) return typeof example === 'string' ? example : JSON.stringify(example)
  if (issue.code === 'invalid_value') return String(issue.values[0])
  return inner instanceof z.ZodStringFormat ? formats[inner.def.format]?.example : undefined
}

/** The writer's own value: a date as Americans write it the ISO way, a number as text. */
function corrected(issue: Issue, found: Scalar | undefined) {
  const isNumber = typeof found?.value === 'number'
  if (isNumber && issue.code === 'invalid_type' && issue.expected === 'string') {
    return `'${found.source ?? String(found.value)}'`
  }
  if (issue.code !== 'invalid_format' || issue.format !== 'date') return undefined
  const [, month = '', day = '', year = ''] =
    /^(\d{1,2})[/.-](\d{1,2})[/.-](\d{4})$/.exec(String(found?.value)) ?? []
  const iso = `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`
  return z.iso.date().safeParse(iso).success ? iso : undefined
}
