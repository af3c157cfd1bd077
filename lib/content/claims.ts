/** What texts can ask for, by its key: words to show, true where it is so and has no words, undefined where it is not. */
export type Facts = Readonly<Record<string, string | true | undefined>>

/** A text asks for what is not known, or in a way that cannot be read. */
class ClaimError extends Error {
  constructor(key: string, problem: string) {
    super(`((${key})) ${problem}`)
  }
}

const value = /\(\(([\w-]+)\)\)/g
const condition = /\(\(([\w-]+)\?([\s\S]*?)\)\)(?!\))/g

/** Stand in for what is not there until the whole text is known. */
const missing = '\u0001'
const gone = '\u0000'

/**
 * A text with its facts: `((rating))` becomes the rating, `((same-day? We can come the same day.))` stands while that
 * is claimed, `((same-day? today | soon))` shows its second part when it is not. Double parentheses, because neither
 * YAML nor Markdown reads anything into them. A sentence rests on one claim at most, so that whoever takes one out can
 * tell what is left.
 *
 * @returns The text, empty where all of it rested on what is not so.
 * @throws ClaimError
 */
export function resolveText(text: string, facts: Facts): string {
  if (!text.includes('((')) return text
  const withValues = text.replace(value, (_, key: string) => {
    const words = known(key, facts)
    if (words === true) throw new ClaimError(key, 'has no value to show: company.yaml gives none')
    return words ?? missing + key + missing
  })
  refuseSeveralInSentence(withValues)
  const resolved = withValues.replace(condition, (_, key: string, body: string) => {
    const [then = '', otherwise = ''] = body.split(/(?:^|\s)\|\s/)
    return (known(key, facts) === undefined ? otherwise : then).trim() || gone
  })
  const [, unasked] = resolved.split(missing)
  if (unasked) throw new ClaimError(unasked, `is not set: write ((${unasked}? …)) around it`)
  const [, open] = /\(\(([\w-]*)/.exec(resolved) ?? []
  if (open !== undefined) throw new ClaimError(open, 'is never closed, or not with ))')
  return withoutGaps(resolved)
}

function known(key: string, facts: Facts) {
  if (Object.hasOwn(facts, key)) return facts[key]
  throw new ClaimError(key, `is none of ${Object.keys(facts).sort().join(', ')}`)
}

function refuseSeveralInSentence(text: string) {
  const marked = text.replace(condition, (_, key: string, body: string) => {
    if (body.includes('((')) throw new ClaimError(key, 'holds another claim: write two sentences')
    return `((${key}))${/[.?!]\s*$/.test(body) ? '.' : ''}`
  })
  for (const sentence of marked.split(/(?<=[.?!]['”)]*)\s|\n/)) {
    const [first, second] = [...sentence.matchAll(value)].map(([, key = '']) => key)
    if (first && second) {
      throw new ClaimError(second, `is in a sentence with ((${first})): write two sentences`)
    }
  }
}

/** Closes the gaps that conditional pieces have left, with a line that held nothing else. */
function withoutGaps(text: string) {
  return text
    .replace(/^\0+\n/gm, '')
    .replace(/(^|\s)(?:\0+ )+/g, '$1')
    .replace(/ \0+(?=[\n.,;:!?)]|$)/g, '')
    .replaceAll(gone, '')
}
