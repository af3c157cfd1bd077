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
import { resolveText, resolveTexts, type Facts } from './claims'
import { fieldName, type Problem } from './problems'
import { exampleFor, sentenceFor, withoutEmptyFields } from './schema-errors'

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
  const misread = findNonUtf8(file, yaml)
  if (misread) {
    return { ok: false, problems: [misread], values: undefined, lineOf: () => misread.line }
  }
  const lines = new LineCounter()
  const document = parseDocument(yaml, { lineCounter: lines, prettyErrors: false })
  const lineAt = (offset: number) => lines.linePos(offset).line + linesBefore
  const lineOf: LineOf = (path) => lineAt(offsetOf(document, path))
  const problems: Problem[] = grammarProblems(document, yaml).map(({ offset, ...problem }) => ({
    file,
    line: lineAt(offset),
    ...problem,
  }))
  if (problems.length > 0) return { ok: false, problems, values: undefined, lineOf }

  const addProblem = (path: readonly PropertyKey[], message: string, example?: string) => {
    problems.push({
      file,
      line: lineOf(path),
      field: fieldName(path) || undefined,
      message,
      example,
    })
  }
  const written = withoutEmptyFields(schema, document.toJS())
  // A text that loses all its words is checked as it is written: a list keeps its items, and they their lines.
  const values = facts ? eachText(written, (text) => textWith(text, facts) || text) : written
  if (facts) resolveTexts(written, facts, addProblem)
  const result = schema.safeParse(values, { error: sentenceFor })
  if (!result.success) {
    for (const issue of result.error.issues.flatMap(eachKey)) {
      const example = exampleFor(issue, schema, scalarAt(document, issue.path))
      const [read, asWritten] = [values, written].map((all) => valueAt(all, issue.path))
      const isChanged = typeof read === 'string' && read !== asWritten
      const because = isChanged ? ', with the facts of the company in it' : ''
      addProblem(issue.path, issue.message + because, example)
    }
  }
  if (facts && !mayLoseTexts) {
    eachText(written, (text, path, isItem) => {
      if (text !== '' && !isItem && textWith(text, facts) === '') {
        addProblem(path, `says nothing without what is not claimed: “${text}”`)
      }
      return text
    })
  }
  if (!result.success || problems.length > 0) return { ok: false, problems, values, lineOf }
  const fields = facts ? resolveTexts(result.data, facts) : result.data
  return { ok: true, fields, values, lineOf }
}

/** A text with its facts, or as it is written where it asks for what is not known: that has been told. */
function textWith(text: string, facts: Facts) {
  try {
    return resolveText(text, facts)
  } catch {
    return text
  }
}

function valueAt(value: unknown, path: readonly PropertyKey[]): unknown {
  return path.reduce<unknown>(
    (inner, part) => (inner as Record<PropertyKey, unknown> | undefined)?.[part],
    value,
  )
}

/** @param change Told whether the text, or what it stands in, is an item of a list, which goes with its words. */
function eachText(
  value: unknown,
  change: (text: string, path: readonly PropertyKey[], isItem: boolean) => string,
  path: readonly PropertyKey[] = [],
  isItem = false,
): unknown {
  if (typeof value === 'string') return change(value, path, isItem)
  if (Array.isArray(value)) {
    return value.map((item, index) => eachText(item, change, [...path, index], true))
  }
  if (value === null || typeof value !== 'object') return value
  return Object.fromEntries(
    Object.entries(value).map(([key, inner]) => [
      key,
      eachText(inner, change, [...path, key], isItem && typeof inner === 'string'),
    ]),
  )
}

/** An issue with several unknown fields as one of each. */
function eachKey(issue: z.core.$ZodIssue): z.core.$ZodIssue[] {
  if (issue.code !== 'unrecognized_keys') return [issue]
  return issue.keys.map((key) => ({ ...issue, path: [...issue.path, key] }))
}

type GrammarProblem = Pick<Problem, 'field' | 'message' | 'example'> & { offset: number }

/** What keeps the YAML from being read, or from meaning what its writer meant. */
function grammarProblems(document: Document, yaml: string): GrammarProblem[] {
  const cut = commentsBehindTexts(document, yaml).map(({ value, whole, offset }) => ({
    offset,
    message: `${value ? `only “${value}”` : 'nothing'} is read, because # begins a comment: put quotes around the text, or the comment on a line of its own`,
    example: quote(whole),
  }))
  const marked = specialBeginnings(document, yaml).map(({ sign, value, offset }) => ({
    offset,
    message: `a value that begins with ${sign} needs quotes around it`,
    example: quote(value),
  }))
  // A bracket that a comment has swallowed is there again once the text has its quotes.
  const errors = cut.length > 0 ? [] : document.errors
  const unreadable = errors.map((error) => ({
    offset: startOf(error, yaml),
    ...explain(error, yaml),
  }))
  const quoted = curlyQuotedValues(document).map(({ value, offset }) => ({
    offset,
    message: `${value} stands between curly quotes, which would show on the page`,
    example: quote(value.slice(1, -1)),
  }))
  return [...cut, ...marked, ...unreadable, ...quoted]
}

/** The first character of a file that is saved in another encoding: reading as UTF-8 leaves U+FFFD in its place. */
export function findNonUtf8(file: string, source: string): Problem | undefined {
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
function explain(error: YAMLError, yaml: string): Omit<GrammarProblem, 'offset'> {
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
