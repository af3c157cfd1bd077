import { isAlias, isCollection, isMap, isScalar, visit, type Document, type YAMLError } from 'yaml'
import type { ValueProblem } from './problems'

type GrammarProblem = ValueProblem & { line: number; field?: string }

/** What keeps YAML from being read, or from meaning what its writer meant. */
export function grammarProblems(
  document: Document,
  yaml: string,
  lineAt: (offset: number) => number,
): GrammarProblem[] {
  const rows = yaml.split(/\r?\n/)
  const found: GrammarProblem[] = []
  const quotes: number[] = []
  let hasCutText = false
  visit(document, {
    Pair(_, { key, value }, path) {
      const map = path.at(-1)
      if (value !== null || !isMap(map) || !map.flow || !isScalar(key)) return
      const before = map.items[map.items.findIndex((item) => item.key === key) - 1]
      if (!before) return
      const example = `${before.key}: ${quote(`${before.value}, ${key.value}`)}`
      const message = `a comma ends a text between braces, so “${key.value}” is not read: put quotes around the text`
      found.push({ line: lineAt(key.range?.[0] ?? 0), message, example })
    },
    Node(_, node, path) {
      const [offset, end] = node.range ?? [0, 0]
      const line = lineAt(offset)
      // Only programs write aliases, anchors and tags.
      const sign = isAlias(node) ? '*' : node.anchor ? '&' : node.tag ? '!' : ''
      const [row = ''] = rows.slice(line - 1)
      if (sign) found.push({ line, ...unquoted(row.slice(row.indexOf(sign))) })
      if (!isScalar(node)) return
      if (node.type !== 'PLAIN') quotes.push(offset)
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
        const message = `${value} stands between curly quotes, which would show on the page`
        found.push({ line, message, example: quote(value.slice(1, -1)) })
      }
    },
  })
  // A bracket that a comment has swallowed is there again once the text has its quotes.
  if (hasCutText) return found
  // One mistake a line, and one for all after what the parser takes for the end: the others only follow.
  const told = new Map<number, GrammarProblem>()
  for (const error of document.errors) {
    const [noticed] = error.pos
    // A quote that is never closed is noticed at the end of what follows.
    const isOpenQuote = /closing .quote/.test(error.message)
    const line = lineAt((isOpenQuote && quotes.findLast((start) => start <= noticed)) || noticed)
    const place = error.message.includes('in YAML stream') ? Infinity : line
    if (!told.has(place)) {
      told.set(place, { line, ...explain(error, rows[line - 1] ?? '', isOpenQuote) })
    }
  }
  return [...found, ...told.values()]
}

/** A mistake in the grammar for somebody who doesn't know it. */
function explain(
  { code, message }: YAMLError,
  row: string,
  isOpenQuote: boolean,
): Omit<GrammarProblem, 'line'> {
  const [, key = '', value = ''] = /^\s*(?:- )*(?:([\w-]+): )?(.*)$/.exec(row) ?? []
  const inQuotes = (words: string) => (key ? `${key}: ${quote(words)}` : quote(words))
  if (/^ *\t/.test(row)) {
    return { message: 'a tab begins the line', example: 'two spaces for each step to the right' }
  }
  if (code === 'DUPLICATE_KEY') return { field: key, message: 'the field is here twice' }
  if (code === 'BAD_SCALAR_START') return unquoted(value)
  if (isOpenQuote) {
    const example = inQuotes(value.replace(/^['"]/, ''))
    return { message: 'a quote is opened and never closed', example }
  }
  if (/^['"]/.test(value)) {
    const example = inQuotes(value.replace(/^'(.*)'$/, '$1').replaceAll("'", '’'))
    const remedy = 'write ’ for an apostrophe, and one pair of quotes around the whole'
    return { message: `the text goes on behind the quote that closes it: ${remedy}`, example }
  }
  if (/^[[{]/.test(value)) {
    const remedy = 'put quotes around it if it is a text'
    return { message: `what begins with ${value.charAt(0)} doesn’t end where it should: ${remedy}` }
  }
  if (/IMPLICIT_KEY$/.test(code) && value.includes(': ')) {
    const example = inQuotes(value)
    return { message: 'a text with a colon in it needs quotes around it', example }
  }
  return { message: `not valid YAML: ${message.replace(/\.$/, '')}` }
}

function unquoted(text: string): ValueProblem {
  const message = `a value that begins with ${text.charAt(0)} needs quotes around it`
  return { message, example: quote(text) }
}

function quote(text: string) {
  return `'${text.replaceAll("'", "''")}'`
}
