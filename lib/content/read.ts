import { readFileSync, realpathSync } from 'node:fs'
import { sep } from 'node:path'
import {
  isMap,
  isScalar,
  isSeq,
  LineCounter,
  parseDocument,
  visit,
  type Document,
  type YAMLError,
} from 'yaml'
import { findPair } from 'yaml/util'
import { z } from 'zod'

/** What is wrong in a file, with the line, from 1, and the field, such as "questions[2].answer", where there is one. */
export type Problem = { file: string; line: number; field?: string | undefined; message: string }

/** A problem as one line: "content/pages/about.yaml:6  hero.heading: is missing". */
export function problemLine({ file, line, field, message }: Problem): string {
  return `${file}:${line}  ${field ? `${field}: ` : ''}${message}`
}

/** All that is wrong in a file of content. */
export class ContentError extends Error {
  constructor(readonly problems: readonly Problem[]) {
    super(problems.map(problemLine).join('\n'))
  }
}

/**
 * Reads a YAML file, or a Markdown file with front matter, and checks its fields.
 *
 * @returns The fields, and the Markdown below the front matter.
 * @throws ContentError with file, line and field of everything that is wrong.
 */
export function readContent<Fields>(file: string, schema: z.ZodType<Fields>) {
  if (!realpathSync(file).startsWith(realpathSync('content') + sep)) {
    throw new ContentError([{ file, line: 1, message: 'is a link to a file outside of content/' }])
  }
  return parseContent(file, readFileSync(file, 'utf8'), schema)
}

/** The same for the text of a file. */
export function parseContent<Fields>(file: string, text: string, schema: z.ZodType<Fields>) {
  const { yaml, body } = file.endsWith('.md') ? splitMarkdown(file, text) : { yaml: text, body: '' }
  const lines = new LineCounter()
  const document = parseDocument(yaml, { lineCounter: lines })
  const lineAt = (offset: number) => lines.linePos(offset).line
  const [error] = document.errors
  if (error) {
    const message = syntaxMessage(error)
    throw new ContentError([{ file, line: lineAt(error.pos[0]), message }])
  }
  const misread = misreadTexts(yaml, document)
  if (misread.length > 0) {
    throw new ContentError(misread.map(({ at, message }) => ({ file, line: lineAt(at), message })))
  }
  const result = schema.safeParse(document.toJS(), { error: messageFor, reportInput: true })
  const problems = file.endsWith('.md') ? unknownSources(file, text, document) : []
  for (const { path, message } of result.error?.issues.flatMap(eachUnknownField) ?? []) {
    const line = lineAt(offsetOf(document, path))
    const field = fieldName(path)
    // What else is wrong in the same field mostly follows from the first.
    const isFirst = problems.every((problem) => problem.field !== field)
    if (isFirst) problems.push({ file, line, field, message })
  }
  if (!result.success || problems.length > 0) throw new ContentError(problems)
  return { fields: result.data, body }
}

function splitMarkdown(file: string, text: string) {
  const [, yaml, body = ''] = /^\uFEFF?---\r?\n(.*?\n)---[ \t]*(?:\r?\n(.*))?$/s.exec(text) ?? []
  if (yaml === undefined) {
    const message = 'must begin with a line of ---, then the fields, then another line of ---'
    throw new ContentError([{ file, line: 1, message }])
  }
  // An empty line instead of the first --- keeps the numbers of the lines.
  return { yaml: `\n${yaml}`, body }
}

/** yaml's own words, which show the place, and what most often leads to them. */
function syntaxMessage({ code, message }: YAMLError) {
  const hints: Readonly<Record<string, string>> = {
    BLOCK_AS_IMPLICIT_KEY:
      'A text with a colon in it needs quotes around it, and the fields of one group begin in one column.',
    UNEXPECTED_TOKEN: 'Put quotes around the whole text, and write ’ for an apostrophe in it.',
  }
  return [message.trimEnd(), hints[code] ?? ''].join('\n').trimEnd()
}

/** Texts without quotes that YAML ends at a #, which begins a comment, or takes for a reference to another field. */
function misreadTexts(yaml: string, document: Document) {
  const found: { at: number; message: string }[] = []
  visit(document, {
    Alias(_, { source, range }) {
      const message = `a text that begins with * needs quotes around it: *${source}`
      found.push({ at: range?.[0] ?? 0, message })
    },
    Scalar(_, { type, value, range }) {
      if (type !== 'PLAIN' || typeof value !== 'string' || !range) return
      const [start, end] = range
      const message = `only “${value}” is read, because # begins a comment: put quotes around the text`
      if (/^[ \t]+#/.test(yaml.slice(end))) found.push({ at: start, message })
    },
  })
  return found
}

/** Numbers of sources in the texts of a Markdown file, such as [7], that its list of sources doesn't have. */
function unknownSources(file: string, text: string, document: Document): Problem[] {
  const sources = document.get('sources')
  const count = isSeq(sources) ? sources.items.length : 0
  return text.split('\n').flatMap((line, index) =>
    [...line.matchAll(/(?<=[\p{L}\p{N}.,;!?%”’)] ?)\[(\d+)\](?!\()/gu)]
      .filter(([, number]) => Number(number) < 1 || Number(number) > count)
      .map(([reference]) => ({
        file,
        line: index + 1,
        message: `${reference} is in the text, but sources has ${count} entries`,
      })),
  )
}

/** Words for what happens most. What has none here, and none in its schema, zod says. */
function messageFor(issue: z.core.$ZodRawIssue): string | undefined {
  const input: unknown = issue.input
  if (input === undefined) return 'is missing'
  if (input === null) return 'is empty'
  switch (issue.code) {
    case 'invalid_type':
      if (issue.expected !== 'string') return undefined
      if (typeof input === 'number') return `${input} is a number: a text of digits needs quotes`
      return typeof input === 'object' && !Array.isArray(input)
        ? 'a text with a colon in it needs quotes around it'
        : undefined
    case 'invalid_format':
      return issue.format === 'date'
        ? `${String(input)} is not a day such as 2026-11-21`
        : undefined
    case 'unrecognized_keys': {
      const names = issue.inst instanceof z.ZodObject ? Object.keys(issue.inst.shape) : []
      return `there is no such field here, only ${names.join(', ')}`
    }
    case 'too_small':
      return sizeMessage(input, `at least ${issue.minimum}`)
    case 'too_big':
      return sizeMessage(input, `at most ${issue.maximum}`)
    case 'invalid_key':
      return issue.issues[0]?.message
  }
  return undefined
}

function sizeMessage(input: unknown, limit: string) {
  if (typeof input === 'string') return `has ${input.length} characters, and needs ${limit}`
  if (Array.isArray(input)) return `has ${input.length} of them, and needs ${limit}`
  return `must be ${limit}`
}

/** One issue for each unknown field, so that each is reported with its line. */
function eachUnknownField(issue: z.core.$ZodIssue): { path: PropertyKey[]; message: string }[] {
  if (issue.code !== 'unrecognized_keys') return [issue]
  return issue.keys.map((key) => ({ path: [...issue.path, key], message: issue.message }))
}

/** The offset of a field's name or of an item of a list. That of its parent where the field is missing. */
function offsetOf(document: Document, path: readonly PropertyKey[]): number {
  const [name] = path.slice(-1)
  if (name === undefined) return document.contents?.range?.[0] ?? 0
  const parentPath = path.slice(0, -1)
  const parent = document.getIn(parentPath, true)
  const node = isMap(parent) ? findPair(parent.items, name)?.key : document.getIn(path, true)
  return (isScalar(node) || isMap(node) || isSeq(node)) && node.range
    ? node.range[0]
    : offsetOf(document, parentPath)
}

/** The name of a field from its path: questions[2].answer, counted from 1 as a writer counts. */
function fieldName(path: readonly PropertyKey[]): string {
  return path
    .map((part) => (typeof part === 'number' ? `[${part + 1}]` : `.${String(part)}`))
    .join('')
    .replace(/^\./, '')
}
