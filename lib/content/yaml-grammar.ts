import {
  isAlias,
  isCollection,
  isMap,
  isScalar,
  visit,
  type Document,
  type Node,
  type YAMLError,
} from 'yaml'
import type { ValueProblem } from './problems'

type GrammarProblem = ValueProblem & { line: number; field?: string }

/** Reports syntax errors of YAML, and valid YAML that rarely means what its writer wanted. */
export function grammarProblems(
  document: Document,
  yaml: string,
  lineAt: (offset: number) => number,
): GrammarProblem[] {
  const rows = yaml.split(/\r?\n/)
  // A wrong space causes many syntax errors, so it is reported alone.
  const wrongBlanks = blankProblems(rows, document.errors.length > 0)
  if (wrongBlanks.length > 0) return wrongBlanks
  const found: GrammarProblem[] = []
  const enclosed: [start: number, end: number][] = []
  let hasCutText = false
  visit(document, {
    Pair(_, { key, value }, path) {
      const map = path.at(-1)
      if (value !== null || !isMap(map) || !map.flow || !isScalar(key)) return
      const before = map.items[map.items.findIndex((item) => item.key === key) - 1]
      // The first of several parts of a text is reported for all.
      if (!before || before.value === null) return
      const [start] = (before.value as Node).range ?? []
      const rest = yaml.slice(start).replace(/\s+/g, ' ')
      const isText = key.type === 'PLAIN' && /^[^'"[{]/.test(rest)
      const message = isText
        ? `a comma ends a text between braces, so “${String(key.value)}” is not read: put quotes around the text`
        : `the name of a field is missing before “${String(key.value)}”`
      const [written = ''] = rest.split(/ ?\}|, ?[\w-]+: /, 1)
      const example = isText ? `${String(before.key)}: ${quote(written)}` : undefined
      found.push({ line: lineAt(key.range?.[0] ?? 0), message, example })
    },
    Node(_, node, path) {
      const [offset, end] = node.range ?? [0, 0]
      const line = lineAt(offset)
      const sign = programSign(node)
      const [row = ''] = rows.slice(line - 1)
      if (sign) found.push({ line, ...unquoted(row.slice(row.indexOf(sign))) })
      if (isCollection(node) && node.flow) enclosed.push([offset, end])
      if (!isScalar(node)) return
      if (node.type !== 'PLAIN') enclosed.push([offset, end])
      const { value } = node
      if (node.type !== 'PLAIN' || (typeof value !== 'string' && value !== null)) return
      const [comment] = /^[ \t]*#.*/.exec(yaml.slice(end)) ?? []
      if (comment !== undefined) {
        hasCutText = true
        const isInBrackets = path.some((node) => isCollection(node) && node.flow)
        const words = yaml.slice(offset, end) + comment
        const [text = words] = isInBrackets ? words.split(/[,\]}]/, 1) : [words]
        const message = `${value ? `only “${value}”` : 'nothing'} is read, because # begins a comment: put quotes around the text, or the comment on a line of its own`
        found.push({ line, message, example: quote(text.trim()) })
      } else if (value && /^(“[^“”]*”|‘[^‘’]*’)$/.test(value)) {
        const message = `${value} is between curly quotes, which would show on the page`
        const words = value.slice(1, -1)
        // A longer number is a ZIP code, which is a text.
        const example = /^\d{1,4}(\.\d+)?$/.test(words) ? words : quote(words)
        found.push({ line, message, example })
      }
    },
  })
  // Syntax errors after an unquoted # follow from it, so the # alone is reported.
  if (hasCutText) return found
  // One problem for each line, and one for everything after the assumed end of the file. The others follow from these.
  const reported = new Map<number, GrammarProblem>()
  for (const error of document.errors) {
    const [offset, end] = error.pos
    const [start = 0] = enclosed.findLast(([from, to]) => from <= offset && offset <= to) ?? []
    const isInBrackets = /[[{]/.test(yaml.charAt(start))
    const isOpen = /^Flow|closing .quote/.test(error.message)
    const before = yaml.slice(0, offset).trimEnd().length
    const lacksComma = isInBrackets && !isOpen && yaml.slice(before, end).includes('\n')
    // The parser notices only later that a quote, a bracket or a comma is missing.
    const line = lineAt((isOpen && start) || (lacksComma ? before : offset))
    const reportedOnce = /^Flow|in YAML stream/.test(error.message) ? Infinity : line
    if (reported.has(reportedOnce)) continue
    const [row = ''] = rows.slice(line - 1)
    let problem: GrammarProblem = { line, ...explain(error, row) }
    if (lacksComma) {
      const example = `${row.trim()},`
      problem = { line, message: 'a comma is missing at the end of the line', example }
    } else if (!isInBrackets && error.code !== 'DUPLICATE_KEY') {
      problem = misplaced(rows, line) ?? problem
    }
    reported.set(reportedOnce, problem)
  }
  return [...found, ...reported.values()]
}

/** The sign before an alias, an anchor or a tag, which only programs write. Empty for other nodes. */
function programSign(node: Node) {
  if (isAlias(node)) return '*'
  if (node.anchor) return '&'
  return node.tag ? '!' : ''
}

/** Explains a syntax error to somebody who doesn't know YAML. */
function explain({ code, message }: YAMLError, row: string): Omit<GrammarProblem, 'line'> {
  const [, key = '', value = ''] = /^\s*(?:- )*(?:([\w-]+): )?(.*)$/.exec(row) ?? []
  const inQuotes = (words: string) => (key ? `${key}: ${quote(words)}` : quote(words))
  if (code === 'DUPLICATE_KEY') return { field: key, message: 'the field is here twice' }
  if (code === 'BAD_SCALAR_START') return unquoted(value)
  if (/closing .quote/.test(message)) {
    const example = inQuotes(value.replace(/^['"]|[”’]$/g, ''))
    return { message: 'a quote is opened and never closed', example }
  }
  if (/^['"]/.test(value)) {
    const example = inQuotes(value.replace(/^'(.*)'$/, '$1').replaceAll("'", '’'))
    const remedy = 'write ’ for an apostrophe, and one pair of quotes around the whole'
    return { message: `the text goes on after the quote that closes it: ${remedy}`, example }
  }
  if (/^[[{]/.test(value)) {
    const [open, close] = value.startsWith('{') ? ['{', '}'] : ['[', ']']
    const remedy = `see whether a comma or the closing ${close} is missing; if all of it is one text, put quotes around it`
    return { message: `what begins with ${open} doesn’t end where it should: ${remedy}` }
  }
  if (/^\s*(\/\/|<!--)/.test(row)) {
    return { message: 'a comment begins with #', example: row.trim().replace(/^(\/\/|<!--)/, '#') }
  }
  // A text that begins with one of these means something to YAML.
  if (key && /^[-?>|] /.test(value)) return unquoted(value)
  if (/IMPLICIT_KEY$/.test(code) && /: |:$/.test(value)) {
    const example = inQuotes(value)
    return { message: 'a text with a colon in it needs quotes around it', example }
  }
  const [, goingOn] = /^\s*([A-Z][^:]*)$/.exec(row) ?? []
  if (goingOn) {
    const message = 'a line that goes on with the text above it begins further to the right'
    return { message, example: `  ${goingOn}` }
  }
  const [, field, rest] = /^\s*(?:- )*([\w-]+)(?: +([^:]*))?$/.exec(row) ?? []
  if (field) {
    const example = rest ? `${field}: ${rest.trim()}` : `${field}: …`
    return { message: 'a colon is missing after the name of the field', example }
  }
  return { message: `not valid YAML: ${message.replace(/\.$/, '')}` }
}

/** Characters that look like a space, but are none in YAML. */
const oddBlank = /[\u00a0\u2000-\u200b\u202f\u3000\ufeff]/g

function blankProblems(rows: readonly string[], hasErrors: boolean): GrammarProblem[] {
  return rows.flatMap((row, index) => {
    const line = index + 1
    if (hasErrors && /^ *\t/.test(row)) {
      const example = 'two spaces for each step to the right'
      return { line, message: 'a tab begins the line', example }
    }
    if (hasErrors && /^ *-[a-z]/i.test(row)) {
      const example = row.trim().replace('-', '- ')
      return { line, message: 'a space is missing after the dash', example }
    }
    const [beginning = ''] = /^\s*(?:-\s+)*(?:[\w-]+:\s*)?/.exec(row) ?? []
    if (beginning.search(oddBlank) < 0 || !/\S/.test(row)) return []
    const message = 'there is a no-break space here, which YAML doesn’t read as a space'
    return { line, message, example: row.replace(oddBlank, ' ').trimEnd() }
  })
}

/** "- name:Oak Hill" */
const fieldWithoutSpace = /^(\s*(?:- )*)([\w-]+):([^\s:/'"].*)$/

/** "- name: Oak Hill", or "- Oak Hill". */
const fieldOrItem = /^\s*(?:- )*[\w-]+:(?:\s|$)|^\s*- /

/** "- name: Oak Hill", but not "name:", and no text that goes on below. */
const fieldWithValue = /^\s*(?:- )*[\w-]+: (?:'[^']*'|"[^"]*"|[^|>'"\s](?:[^:]|:\S)*)$/

/** "- Oak Hill" */
const listItem = /^\s*- /

/** Reports wrong indentation and a missing space after a colon, for which the parser's messages are hard to understand. */
function misplaced(rows: readonly string[], line: number): GrammarProblem | undefined {
  const [, indent = '', field, value] = fieldWithoutSpace.exec(rows[line - 1] ?? '') ?? []
  if (field !== undefined && value !== undefined && !value.includes(': ')) {
    const message = 'a space is missing after the colon'
    return { line, message, example: `${indent.trimStart()}${field}: ${value}` }
  }
  for (const at of [line, line + 1]) {
    const above = rows.slice(0, at - 1).findLast((other) => /^\s*[^\s#]/.test(other)) ?? ''
    const [row = ''] = rows.slice(at - 1)
    const isField = fieldOrItem.test(row)
    const isBehindValue = columnOf(row) > columnOf(above) && fieldWithValue.test(above)
    const isBetween =
      columnOf(row) < columnOf(above) &&
      !rows.slice(0, at - 1).some((other) => columnOf(other) === columnOf(row))
    if (isField && (isBehindValue || isBetween)) {
      const message = 'the line begins in another column than the fields that it belongs to'
      const entry = rows.slice(0, at - 1).findLast((other) => listItem.test(other))
      const indent = listItem.test(row) ? entry?.search(/\S/) : columnOf(above)
      return { line: at, message, example: ' '.repeat(indent ?? 0) + row.trim() }
    }
  }
  return undefined
}

/** The column in which the text of a line begins, after the dash of a list item. */
function columnOf(row: string) {
  const [beginning = ''] = /^\s*(?:- )*/.exec(row) ?? []
  return beginning.length
}

function unquoted(text: string): ValueProblem {
  const [, handle] = /^\{.*[:,] *(@[\w.]+)/.exec(text) ?? []
  if (handle) {
    return {
      message: `${handle} needs quotes around it`,
      example: text.replace(handle, quote(handle)),
    }
  }
  const message = `a value that begins with ${text.charAt(0)} needs quotes around it`
  return { message, example: quote(text) }
}

function quote(text: string) {
  return `'${text.replaceAll("'", "''")}'`
}
