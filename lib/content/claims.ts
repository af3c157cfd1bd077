/** What texts can ask for, by its key: words to show, true where it is so and has no words, undefined where it is not. */
export type Facts = Readonly<Record<string, string | true | undefined>>

/** Called with what is wrong with a text, and where it stands in the values. */
type Report = (path: readonly PropertyKey[], message: string) => void

/** A text asks for what is not known, or for a value that is not there. */
class ClaimError extends Error {
  constructor(key: string, problem: string) {
    super(`((${key})) ${problem}`)
  }
}

/**
 * A text with its facts: `((rating))` becomes the rating, `((same-day? We can come the same day.))` stands while that
 * is claimed, `((same-day? today | soon))` shows its second part when it is not. Double parentheses, because neither
 * YAML nor Markdown reads anything into them.
 *
 * @returns The text, empty where all of it rested on what is not so.
 * @throws ClaimError when a key is not known, or a text shows a value that is not there without asking for it.
 */
export function resolveText(text: string, facts: Facts): string {
  if (!text.includes('((')) return text
  let resolved = text.replace(/\(\(([\w-]+)\)\)/g, (_, key: string) => {
    const value = known(key, facts)
    if (value === true) throw new ClaimError(key, 'has no value to show')
    return value ?? missing + key + missing
  })
  // The innermost first.
  for (let before = ''; before !== resolved;) {
    before = resolved
    resolved = resolved.replace(conditional, (_, key: string, body: string) => {
      const [then = '', otherwise = ''] = body.split(/(?:^|\s)\|\s/)
      return (known(key, facts) === undefined ? otherwise : then).trim() || gone
    })
  }
  const [, unasked] = resolved.split(missing)
  if (unasked) throw new ClaimError(unasked, `is not set: write ((${unasked}? …)) around it`)
  const [, open] = /\(\(([\w-]*)/.exec(resolved) ?? []
  if (open !== undefined) throw new ClaimError(open, 'is never closed, or not with ))')
  return withoutGaps(resolved)
}

/**
 * A value with the facts in all its texts. What is left without words goes: from a list the item, or the entry one of
 * whose texts it was.
 */
export function resolveTexts<Value>(value: Value, facts: Facts, report: Report = rethrow): Value {
  return resolveValue(value, [], facts, report) as Value
}

function known(key: string, facts: Facts) {
  if (Object.hasOwn(facts, key)) return facts[key]
  throw new ClaimError(key, `is none of ${Object.keys(facts).sort().join(', ')}`)
}

const conditional = /\(\(([\w-]+)\?((?:(?!\(\()[\s\S])*?)\)\)(?=(?:\)\))*(?!\)))/g

/** Stand in for what is not there until the whole text is known. */
const missing = '\u0001'
const gone = '\u0000'

/** Closes the gaps that conditional pieces have left, with a line that held nothing else. */
function withoutGaps(text: string) {
  return text
    .replace(/^\0+\n/gm, '')
    .replace(/(^|\s)(?:\0+ )+/g, '$1')
    .replace(/ \0+(?=[\n.,;:!?)]|$)/g, '')
    .replaceAll(gone, '')
}

function resolveValue(
  value: unknown,
  path: readonly PropertyKey[],
  facts: Facts,
  report: Report,
): unknown {
  if (typeof value === 'string') {
    try {
      return resolveText(value, facts)
    } catch (error) {
      if (!(error instanceof ClaimError)) throw error
      report(path, error.message)
      return value
    }
  }
  if (Array.isArray(value)) {
    return value.flatMap((item: unknown, index) => {
      const resolved = resolveValue(item, [...path, index], facts, report)
      return hasLost(item, resolved) ? [] : [resolved]
    })
  }
  if (value === null || typeof value !== 'object') return value
  return Object.fromEntries(
    Object.entries(value).map(([key, text]) => [
      key,
      resolveValue(text, [...path, key], facts, report),
    ]),
  )
}

/** Whether a text, or one of an entry's own texts, has no words any more. */
function hasLost(before: unknown, after: unknown): boolean {
  if (typeof before === 'string') return before !== '' && after === ''
  if (before === null || typeof before !== 'object' || Array.isArray(before)) return false
  const resolved = after as Record<string, unknown>
  return Object.entries(before).some(
    ([key, text]) => typeof text === 'string' && hasLost(text, resolved[key]),
  )
}

function rethrow(path: readonly PropertyKey[], message: string): never {
  throw new Error(`${path.map(String).join('.')}: ${message}`)
}
