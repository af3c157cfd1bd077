import { isMap, isScalar, LineCounter, parseDocument, type Document, type Node } from 'yaml'
import { findPair } from 'yaml/util'
import type { z } from 'zod'
import { valuesAsMeant } from './as-meant'
import { cached } from './cached'
import { removeUnclaimed, resolveTexts, type Facts } from './claims'
import { withDefaults, type YamlFile } from './defaults'
import { hiddenCharacterIn } from './front-matter'
import { fieldName, fieldProblem, type LineOf, type Path, type Problem } from './problems'
import { exampleFor, sentenceFor, textInstead } from './schema-errors'
import { fieldSchemaOf, fieldValuesIn } from './schemas'
import { grammarProblems } from './yaml-grammar'

type YamlToCheck<Schema extends z.ZodType> = YamlFile & {
  schema: Schema
  /** Its values count where the file leaves a field out. */
  defaults?: YamlFile | undefined
  /** Facts and claims to insert. Left out, texts keep their placeholders. */
  facts?: Facts | undefined
  /** Whether a text may be left without words when a claim is missing. */
  mayBecomeEmpty?: boolean
}

/**
 * Reads YAML, lays it over its defaults, and checks the result by its schema.
 *
 * @returns The values as far as they could be read, with the facts in their texts; the fields, if nothing is wrong; and
 *   a function that gives the line of a field, or of its parent if the field is missing.
 */
export function checkYaml<Schema extends z.ZodType>({
  file,
  yaml,
  schema,
  defaults,
  facts,
  mayBecomeEmpty = false,
}: YamlToCheck<Schema>) {
  const { document, lineAt, lineOf } = parseYaml(yaml)
  const standard = defaults && { file: defaults.file, ...parseYaml(defaults.yaml) }
  const problems: Problem[] = grammarProblems(document, yaml, lineAt).map((problem) => ({
    file,
    ...problem,
  }))
  if (problems.length > 0) return { values: undefined, fields: undefined, lineOf, problems }

  // Only the first problem of a field is reported, because the others mostly follow from it.
  const report = (path: Path, message: string, example?: string) => {
    if (problems.some(({ field = '' }) => field === fieldName(path))) return
    const isOwn = document.hasIn(path)
    const place = !isOwn && standard?.document.hasIn(path) ? standard : { file, lineOf }
    problems.push(fieldProblem(place, path, { message, example }))
  }
  const written = withDefaults(
    valuesAsMeant(document, fieldSchemaOf(schema)),
    standard && valuesAsMeant(standard.document, fieldSchemaOf(schema)),
  )
  // In double quotes YAML writes them as \u202e.
  for (const { path, value, schema: field } of fieldValuesIn(fieldSchemaOf(schema), written)) {
    if (typeof value !== 'string') continue
    const hidden = hiddenCharacterIn(value)
    if (hidden) report(path, hidden.message)
    const isText = field.type === 'string' && !field.enum && !field.pattern
    if (isText && /^(yes|no)$/.test(value)) report(path, `“${value}” is no text: ${textInstead}`)
  }
  const values = facts ? resolveTexts(written, { facts, mayBecomeEmpty, report }) : written
  const result = schema.safeParse(values, { error: sentenceFor, reportInput: true })
  for (const issue of result.error?.issues.flatMap(eachKey) ?? []) {
    const node = document.getIn(issue.path, true)
    const found = isScalar(node) ? node : undefined
    const isValue = issue.code !== 'invalid_key' && typeof issue.input === 'string'
    const isChanged = isValue && String(found?.value).includes('((')
    const because = isChanged ? ', with the facts of the company in it' : ''
    report(issue.path, issue.message + because, exampleFor(issue, fieldSchemaOf(schema), found))
  }
  const isRight = result.success && problems.length === 0
  const shown = facts && isRight ? removeUnclaimed(result.data) : result.data
  return { values, fields: isRight ? shown : undefined, lineOf, problems }
}

/** Cached, because the same text is read again with other facts: `loadFacts` reads company and claims before all files. */
const parseYaml = cached((yaml: string) => {
  const lines = new LineCounter()
  const document = parseDocument(yaml, { lineCounter: lines })
  const lineAt = (offset: number) => lines.linePos(offset).line
  const lineOf: LineOf = (path) => lineAt(offsetOf(document, path))
  return { document, lineAt, lineOf }
})

/** Splits an issue with several unknown fields into one for each. */
function eachKey(issue: z.core.$ZodIssue): z.core.$ZodIssue[] {
  if (issue.code !== 'unrecognized_keys') return [issue]
  return issue.keys.map((key) => ({ ...issue, path: [...issue.path, key] }))
}

/** The offset of a field's key or of a list item. That of its parent when the field is missing. */
function offsetOf(document: Document, path: Path): number {
  if (path.length === 0) return document.contents?.range?.[0] ?? 0
  const parentPath = path.slice(0, -1)
  const parent = document.getIn(parentPath, true)
  const start = isMap(parent)
    ? findPair(parent.items, path.at(-1))?.key
    : document.getIn(path, true)
  return (start as Node | undefined)?.range?.[0] ?? offsetOf(document, parentPath)
}
