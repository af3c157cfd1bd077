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

/**
 * Reports syntax errors of YAML, and valid YAML that rarely means what its writer wanted. What owners get wrong most is
 * explained, and the rest is the parser's own sentence.
 *
 * @param document Parsed with `prettyErrors`.
 */
export function grammarProblems(
  document: Document,
  yaml: string,
  lineAt: (offset: number) => number,
): GrammarProblem[] {
  const rows = yaml.split(/\r?\n/)
  // A wrong beginning of a line causes many syntax errors, so it is reported alone.
  const atBeginnings = document.errors.length > 0 ? rows.flatMap(beginningProblems) : []
  if (atBeginnings.length > 0) return atBeginnings
  const found: GrammarProblem[] = []
  let hasCutText = false
  visit(document, {
    // Without a colon, and not the first: `{ note: Closed, all day }`.
    Pair(index, { key, value }, path) {
      const map = path.at(-1)
      if (value !== null || !isMap(map) || !map.flow || !isScalar(key) || !index) return
      const line = lineAt(key.range?.[0] ?? 0)
      const message = `a comma ends a text between braces, so “${String(key.value)}” is not read: put quotes around the text`
      if (found.every((other) => other.line !== line)) found.push({ line, message })
    },
    Node(_, node, path) {
      const [offset, end] = node.range ?? [0, 0]
      const line = lineAt(offset)
      const sign = programSign(node)
      const [row = ''] = rows.slice(line - 1)
      if (sign) found.push({ line, ...unquoted(row.slice(row.indexOf(sign))) })
      if (!isScalar(node) || node.type !== 'PLAIN') return
      const { value } = node
      if (typeof value !== 'string' && value !== null) return
      const [comment] = /^[ \t]*#.*/.exec(yaml.slice(end)) ?? []
      if (comment !== undefined) {
        hasCutText = true
        const isInBrackets = path.some((node) => isCollection(node) && node.flow)
        const words = yaml.slice(offset, end) + comment
        const [text = words] = isInBrackets ? words.split(/[,\]}]/, 1) : [words]
        const message = `${value ? `only “${value}”` : 'nothing'} is read, because # begins a comment: put quotes around the text, or the comment on a line of its own`
        found.push({ line, message, example: quote(text.trim()) })
      }
    },
  })
  // Syntax errors after an unquoted # or a sign follow from it.
  if (hasCutText) return found
  const [first] = document.errors
  const errors = document.errors.filter(
    (error) => error.code === 'DUPLICATE_KEY' || error === first,
  )
  const explained = errors.map((error) => {
    const line = lineAt(error.pos[0])
    return { line, ...explain(error, rows[line - 1] ?? '') }
  })
  return [...found, ...explained.filter(({ line }) => found.every((other) => other.line !== line))]
}

export const curlyQuotes = /^(“[^“”]*”|‘[^‘’]*’)$/

/** Beginnings of a line that mean nothing, with what is wrong and how the line begins right. */
const wrongBeginnings: readonly (readonly [RegExp, message: string, right: string])[] = [
  [/^ *-(?=[a-z])/i, 'a space is missing after the dash', '- '],
  [/^ *[–—] /, 'a line of a list begins with - (a hyphen), not –', '- '],
  [/^ *\t.*/, 'a tab begins the line', 'two spaces for each step to the right'],
]

function beginningProblems(row: string, index: number): GrammarProblem[] {
  return wrongBeginnings
    .filter(([form]) => form.test(row))
    .map(([form, message, right]) => {
      return { line: index + 1, message, example: row.trimEnd().replace(form, right) }
    })
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
  if (code === 'BAD_ALIAS') return unquoted(value)
  if (/^\s*(- )?<(!--|\w)/.test(row)) {
    return { message: 'HTML can’t be read here: docs/scripts.md says which part of it goes where' }
  }
  const [, outerQuote] = /^(['"]).*\1/.exec(value) ?? []
  if (code === 'UNEXPECTED_TOKEN' && outerQuote) {
    const inner = value.endsWith(outerQuote) ? value.slice(1, -1) : value
    const example = inQuotes(inner.replaceAll("'", '’'))
    const remedy = 'write ’ for an apostrophe, and one pair of quotes around the whole'
    return { message: `the text goes on after the quote that closes it: ${remedy}`, example }
  }
  if (code === 'BLOCK_AS_IMPLICIT_KEY' && /^[^{['"].*(: |:$)/.test(value)) {
    return { message: 'a text with a colon in it needs quotes around it', example: inQuotes(value) }
  }
  const [, field, sign, rest] = /^\s*(?:- )*([a-z][\w-]*)(:|,? )([^\s:/'"][^:]*)$/.exec(row) ?? []
  if (field) {
    const message =
      sign === ':'
        ? 'a space is missing after the colon'
        : 'a colon is missing after the name of the field'
    return { message, example: `${field}: ${rest}` }
  }
  const [sentence = '', excerpt = ''] = message.split(/ at line \d+, column \d+:\n\n/)
  return { message: `not valid YAML:\n${excerpt.trimEnd()} ${sentence}` }
}

function unquoted(text: string): ValueProblem {
  const message = `a text that begins with ${text.charAt(0)} needs quotes around it`
  return { message, example: quote(text) }
}

/** Between single quotes, and without curly ones around it. */
function quote(text: string) {
  const words = curlyQuotes.test(text) ? text.slice(1, -1) : text
  return `'${words.replaceAll("'", "''")}'`
}
