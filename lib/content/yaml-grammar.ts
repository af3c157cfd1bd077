import { isAlias, isCollection, isScalar, visit, type Document, type YAMLError } from 'yaml'
import type { Problem } from './problems'

type GrammarProblem = Pick<Problem, 'field' | 'message' | 'example'> & { offset: number }

/** What keeps YAML from being read, or from meaning what its writer meant. */
export function grammarProblems(document: Document, yaml: string): GrammarProblem[] {
  const cut: GrammarProblem[] = []
  const marked: GrammarProblem[] = []
  const quoted: GrammarProblem[] = []
  const addMarked = (offset: number) => {
    const value = lineFrom(yaml, offset).trim()
    const message = `a value that begins with ${value.charAt(0)} needs quotes around it`
    marked.push({ offset, message, example: quote(value) })
  }
  visit(document, {
    Node(_, node, path) {
      const [offset, end] = node.range ?? [0, 0]
      // Only programs write aliases, anchors and tags.
      if (isAlias(node)) return addMarked(offset)
      if (node.anchor || node.tag) {
        addMarked(yaml.slice(0, offset).search(/([&!]\S*\s+)*[&!]\S*\s*$/))
      }
      if (!isScalar(node) || node.type !== 'PLAIN') return
      const { value } = node
      if (typeof value !== 'string' && value !== null) return
      const [comment] = /^[ \t]*#.*/.exec(yaml.slice(end)) ?? []
      if (comment !== undefined) {
        const isInBrackets = path.some((node) => isCollection(node) && node.flow)
        const line = yaml.slice(offset, end) + comment
        const [text = line] = isInBrackets ? line.split(/[,\]}]/, 1) : [line]
        const message = `${value ? `only “${value}”` : 'nothing'} is read, because # begins a comment: put quotes around the text, or the comment on a line of its own`
        cut.push({ offset, message, example: quote(text.trim()) })
      } else if (value && /^(“[^“”]*”|‘[^‘’]*’)$/.test(value)) {
        const message = `${value} stands between curly quotes, which would show on the page`
        quoted.push({ offset, message, example: quote(value.slice(1, -1)) })
      }
    },
  })
  // A bracket that a comment has swallowed is there again once the text has its quotes.
  const errors = cut.length > 0 ? [] : document.errors
  return [...cut, ...marked, ...errors.map((error) => explain(error, yaml)), ...quoted]
}

/** A mistake in the grammar for somebody who doesn't know it. */
type Explanation = {
  /** How the parser tells it. */
  is: (error: YAMLError, line: Line) => boolean
  says: (line: Line) => Omit<GrammarProblem, 'offset'>
}

/** The line on which a mistake begins: its field, and what stands behind the colon. */
type Line = { text: string; key: string; value: string }

const explanations: readonly Explanation[] = [
  {
    is: ({ code }, { text }) => code === 'TAB_AS_INDENT' || text.startsWith('\t'),
    says: () => ({
      message: 'a tab begins the line',
      example: 'two spaces for each step to the right',
    }),
  },
  {
    is: ({ code }, { value }) => /IMPLICIT_KEY$/.test(code) && value.includes(': '),
    says: ({ key, value }) => ({
      message: 'a text with a colon in it needs quotes around it',
      example: `${key}: ${quote(value)}`,
    }),
  },
  {
    is: ({ code }) => code === 'DUPLICATE_KEY',
    says: ({ key }) => ({ field: key, message: 'the field stands here twice' }),
  },
  {
    is: isOpenQuote,
    says: ({ key, value }) => ({
      message: 'a quote is opened and never closed',
      example: key ? `${key}: ${quote(value.replace(/^['"]/, ''))}` : undefined,
    }),
  },
]

function explain(error: YAMLError, yaml: string): GrammarProblem {
  const offset = startOf(error, yaml)
  const text = lineFrom(yaml, yaml.lastIndexOf('\n', offset - 1) + 1)
  const [, key = '', value = ''] = /^\s*(?:- )?([\w-]+): (.*)$/.exec(text) ?? []
  const line = { text, key, value }
  const explanation = explanations.find(({ is }) => is(error, line))
  const message = `not valid YAML: ${error.message.replace(/\.$/, '')}`
  return { offset, ...(explanation?.says(line) ?? { message }) }
}

/** A quote that is never closed is noticed at the end of what follows. */
function startOf(error: YAMLError, yaml: string) {
  const [end] = error.pos
  if (!isOpenQuote(error)) return end
  const openings = [...yaml.slice(0, end).matchAll(/^.*(?:: |- |[[,] *)['"]/gm)]
  return openings.at(-1)?.index ?? end
}

function isOpenQuote({ code, message }: YAMLError) {
  return code === 'MISSING_CHAR' && /quote/i.test(message)
}

function lineFrom(yaml: string, offset: number) {
  return yaml.slice(offset).split(/\r?\n/, 1)[0] ?? ''
}

function quote(text: string) {
  return `'${text.replaceAll("'", "''")}'`
}
