import {
  isCollection,
  isMap,
  isScalar,
  isSeq,
  LineCounter,
  parseDocument,
  visit,
  type Document,
  type Node,
  type Scalar,
  type YAMLError,
} from 'yaml'
import type { z } from 'zod'
import { ContentError, fieldName, rejectFindings, type Finding } from './findings'
import { exampleFor, sentenceFor, withoutEmptyFields } from './schema-words'

/** What a piece of YAML says, as far as it could be read. */
export type CheckedYaml<Fields> = {
  /** Left out when there are findings. */
  fields?: Fields
  findings: Finding[]
  /** The line of a field, from 1, or of what it would stand in where it is missing. */
  lineOf: (path: readonly PropertyKey[]) => number
}

type YamlOptions = {
  /** How many lines of the file stand before the YAML. */
  linesBefore?: number
  /** What is done to the values before they are checked. Throws ContentError where it cannot be done. */
  prepare?: (values: unknown) => unknown
}

/**
 * Reads YAML and checks it.
 *
 * @param file Path for the error message.
 * @throws ContentError with everything that is wrong: each with file, line, field, and what is right.
 */
export function parseYaml<Schema extends z.ZodType>(
  file: string,
  yaml: string,
  schema: Schema,
  options: YamlOptions = {},
): z.output<Schema> {
  const { fields, findings } = checkYaml(file, yaml, schema, options)
  rejectFindings(findings)
  return fields as z.output<Schema>
}

/** The same without throwing. */
export function checkYaml<Schema extends z.ZodType>(
  file: string,
  yaml: string,
  schema: Schema,
  { linesBefore = 0, prepare = (values) => values }: YamlOptions = {},
): CheckedYaml<z.output<Schema>> {
  const misread = findNonUtf8(file, yaml)
  if (misread) return { findings: [misread], lineOf: () => misread.line }
  const lines = new LineCounter()
  const document = parseDocument(yaml, { lineCounter: lines, prettyErrors: false })
  const lineAt = (offset: number) => lines.linePos(offset).line + linesBefore
  const lineOf = (path: readonly PropertyKey[]) => lineAt(offsetOf(document, path))

  const cut = commentsBehindTexts(document, yaml).map(({ value, whole, offset }) => ({
    file,
    line: lineAt(offset),
    message: `${value ? `only “${value}”` : 'nothing'} is read, because # begins a comment: put quotes around the text, or the comment on a line of its own`,
    example: quote(whole),
  }))
  const marked = specialBeginnings(document, yaml).map(({ sign, value, offset }) => ({
    file,
    line: lineAt(offset),
    message: `a value that begins with ${sign} needs quotes around it`,
    example: quote(value),
  }))
  // A bracket that a comment has swallowed is there again once the text has its quotes.
  const errors = cut.length > 0 ? [] : document.errors
  const unreadable = errors.map((error) => ({
    file,
    line: lineAt(startOf(error, yaml)),
    ...explain(error, yaml),
  }))
  const quoted = curlyQuotedValues(document).map(({ value, offset }) => ({
    file,
    line: lineAt(offset),
    message: `${value} stands between curly quotes, which would show on the page`,
    example: quote(value.slice(1, -1)),
  }))
  const findings: Finding[] = [...cut, ...marked, ...unreadable, ...quoted]
  if (findings.length > 0) return { findings, lineOf }

  let values: unknown
  try {
    values = prepare(document.toJS())
  } catch (error) {
    if (error instanceof ContentError) return { findings: [...error.findings], lineOf }
    throw error
  }
  const result = schema.safeParse(withoutEmptyFields(schema, values), { error: sentenceFor })
  if (result.success) return { fields: result.data, findings: [], lineOf }
  const issues = result.error.issues.flatMap((issue): z.core.$ZodIssue[] =>
    issue.code === 'unrecognized_keys'
      ? issue.keys.map((key) => ({ ...issue, path: [...issue.path, key] }))
      : [issue],
  )
  return {
    findings: issues.map((issue) => ({
      file,
      line: lineOf(issue.path),
      field: fieldName(issue.path) || undefined,
      message: issue.message,
      example: exampleFor(issue, schema, scalarAt(document, issue.path)),
    })),
    lineOf,
  }
}

/** The first character of a file that is saved in another encoding: reading as UTF-8 leaves U+FFFD in its place. */
export function findNonUtf8(file: string, source: string): Finding | undefined {
  const [before = '', ...after] = source.split('\uFFFD')
  if (after.length === 0) return undefined
  const line = before.split('\n').length
  return { file, line, message: 'a letter here cannot be read: save the file as UTF-8' }
}

/** Where a field's key or list item begins; where its parent does, when it is not there. */
function offsetOf(document: Document, path: readonly PropertyKey[]) {
  let node: unknown = document.contents
  let offset = (node as Node | null)?.range?.[0] ?? 0
  for (const part of path) {
    if (isMap(node)) {
      const pair = node.items.find(({ key }) => isScalar(key) && String(key.value) === String(part))
      if (!pair) return offset
      offset = (pair.key as Scalar).range?.[0] ?? offset
      node = pair.value
    } else if (isSeq(node)) {
      const item = node.items[Number(part)] as Node | undefined
      offset = item?.range?.[0] ?? offset
      node = item
    }
  }
  return offset
}

function scalarAt(document: Document, path: readonly PropertyKey[]): Scalar | undefined {
  const node = document.getIn(path, true)
  return isScalar(node) ? node : undefined
}

/** Texts without quotes that end at a # on their line, and what the line was to say. */
function commentsBehindTexts(document: Document, yaml: string) {
  const found: { value: string; whole: string; offset: number }[] = []
  visit(document, {
    Scalar(_, { type, value, range }, path) {
      if (type !== 'PLAIN' || !range || (typeof value !== 'string' && value !== null)) return
      const [start, end] = range
      const [comment] = /^[ \t]*#.*/.exec(yaml.slice(end)) ?? []
      if (comment === undefined) return
      const line = yaml.slice(start, end) + comment
      const isInBrackets = path.some((node) => isCollection(node) && node.flow)
      const [whole = line] = isInBrackets ? line.split(/[,\]}]/, 1) : [line]
      found.push({ value: value ?? '', whole: whole.trim(), offset: start })
    },
  })
  return found
}

/** Values that begin with an anchor, an alias or a tag, which only programs write. */
function specialBeginnings(document: Document, yaml: string) {
  const offsets: number[] = []
  visit(document, {
    Node(_, { anchor, tag, range }) {
      if (anchor || tag) offsets.push(yaml.slice(0, range?.[0]).search(/([&!]\S*\s+)*[&!]\S*\s*$/))
    },
    Alias(_, { range }) {
      offsets.push(range?.[0] ?? 0)
    },
  })
  return offsets.map((offset) => {
    const [value = ''] = /^[^\r\n]*/.exec(yaml.slice(offset)) ?? []
    return { sign: value.charAt(0), value: value.trim(), offset }
  })
}

function curlyQuotedValues(document: Document) {
  const found: { value: string; offset: number }[] = []
  visit(document, {
    Scalar(_, { type, value, range }) {
      if (type !== 'PLAIN' || typeof value !== 'string') return
      if (/^(“[^“”]*”|‘[^‘’]*’)$/.test(value)) found.push({ value, offset: range?.[0] ?? 0 })
    },
  })
  return found
}

/** Where a mistake begins. A quote that is never closed is noticed at the end of what follows. */
function startOf({ code, message, pos }: YAMLError, yaml: string) {
  if (code !== 'MISSING_CHAR' || !/quote/i.test(message)) return pos[0]
  const openings = [...yaml.slice(0, pos[0]).matchAll(/^.*(?:: |- |[[,] *)['"]/gm)]
  return openings.at(-1)?.index ?? pos[0]
}

/** What a mistake in YAML means to somebody who doesn't know its grammar. */
function explain(error: YAMLError, yaml: string): Omit<Finding, 'file' | 'line'> {
  const { code, message } = error
  const start = yaml.lastIndexOf('\n', startOf(error, yaml) - 1) + 1
  const line = yaml.slice(start).split(/\r?\n/, 1)[0] ?? ''
  if (code === 'TAB_AS_INDENT' || line.startsWith('\t')) {
    return { message: 'a tab begins the line', example: 'two spaces for each step to the right' }
  }
  const [, key = '', value = ''] = /^\s*(?:- )?([\w-]+): (.*)$/.exec(line) ?? []
  if (/compact mapping|implicit key/i.test(message) && value.includes(': ')) {
    const example = `${key}: ${quote(value)}`
    return { message: 'a text with a colon in it needs quotes around it', example }
  }
  if (code === 'DUPLICATE_KEY') return { field: key, message: 'the field stands here twice' }
  if (code === 'MISSING_CHAR' && /quote/i.test(message)) {
    const example = key && `${key}: ${quote(value.replace(/^['"]/, ''))}`
    return { message: 'a quote is opened and never closed', ...(example && { example }) }
  }
  return { message: `not valid YAML: ${message.replace(/\.$/, '')}` }
}

function quote(text: string) {
  return `'${text.replaceAll("'", "''")}'`
}
