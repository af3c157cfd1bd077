import {
  isMap,
  isScalar,
  isSeq,
  LineCounter,
  parseDocument,
  type Document,
  type Scalar,
} from 'yaml'
import type { z } from 'zod'
import type { Facts } from './claims'
import { fieldName, fieldProblem, type Problem } from './problems'
import { exampleFor, sentenceFor } from './schema-errors'
import { withoutEmptyFields } from './schemas'
import { dropLostTexts, resolveTexts } from './texts'
import { grammarProblems } from './yaml-grammar'

/** What a piece of YAML says, as far as it could be read. */
export type CheckedYaml<Fields> = {
  /** What stands in it, with the facts in its texts; undefined where it cannot be read. */
  values: unknown
  /** The line of a field, from 1, or of what it would stand in where it is missing. */
  lineOf: LineOf
} & ({ ok: true; fields: Fields } | { ok: false; problems: Problem[] })

export type LineOf = (path: readonly PropertyKey[]) => number

type YamlOptions = {
  /** How many lines of the file stand before the YAML. */
  linesBefore?: number
  /** What its texts may ask for. Left out, they are shown as they are written. */
  facts?: Facts | undefined
  /** Whether a text may have no words left without what is not claimed. */
  mayLoseTexts?: boolean | undefined
}

/** Reads YAML and checks it. */
export function checkYaml<Schema extends z.ZodType>(
  file: string,
  yaml: string,
  schema: Schema,
  { linesBefore = 0, facts, mayLoseTexts = false }: YamlOptions = {},
): CheckedYaml<z.output<Schema>> {
  const lines = new LineCounter()
  const document = parseDocument(yaml, { lineCounter: lines, prettyErrors: false })
  const lineAt = (offset: number) => lines.linePos(offset).line + linesBefore
  const lineOf: LineOf = (path) => lineAt(offsetOf(document, path))
  const unreadable = grammarProblems(document, yaml)
  if (unreadable.length > 0) {
    const problems = unreadable.map(({ offset, ...problem }) => ({
      file,
      line: lineAt(offset),
      ...problem,
    }))
    return { ok: false, problems, values: undefined, lineOf }
  }

  const problems: Problem[] = []
  const report = (path: readonly PropertyKey[], message: string, example?: string) => {
    problems.push(fieldProblem({ file, lineOf }, path, { message, example }))
  }
  const written = withoutEmptyFields(schema, document.toJS())
  const values = facts ? resolveTexts(written, facts, mayLoseTexts, report) : written
  const result = schema.safeParse(values, { error: sentenceFor, reportInput: true })
  const told = new Set(problems.map(({ field }) => field))
  for (const issue of result.error?.issues.flatMap(eachKey) ?? []) {
    if (told.has(fieldName(issue.path))) continue
    const node = document.getIn(issue.path, true)
    const found = isScalar(node) ? node : undefined
    const isChanged = typeof issue.input === 'string' && found && issue.input !== found.value
    const because = isChanged ? ', with the facts of the company in it' : ''
    report(issue.path, issue.message + because, exampleFor(issue, schema, found))
  }
  if (!result.success || problems.length > 0) return { ok: false, problems, values, lineOf }
  const fields = facts ? (dropLostTexts(result.data) as z.output<Schema>) : result.data
  return { ok: true, fields, values, lineOf }
}

/** An issue with several unknown fields as one of each. */
function eachKey(issue: z.core.$ZodIssue): z.core.$ZodIssue[] {
  if (issue.code !== 'unrecognized_keys') return [issue]
  return issue.keys.map((key) => ({ ...issue, path: [...issue.path, key] }))
}

/** Where a field's key or list item begins; where its parent does, when it is not there. */
function offsetOf(document: Document, path: readonly PropertyKey[]) {
  let node: unknown = document.contents
  let offset = document.contents?.range?.[0] ?? 0
  for (const part of path) {
    const pair = isMap(node) && node.items.find(({ key }) => String(key) === String(part))
    const [start, inner] = pair
      ? [pair.key, pair.value]
      : isSeq(node)
        ? [node.items[Number(part)], node.items[Number(part)]]
        : []
    offset = (start as Scalar | undefined)?.range?.[0] ?? offset
    node = inner
  }
  return offset
}
