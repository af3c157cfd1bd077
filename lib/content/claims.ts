import type { Path } from './problems'

/** What texts can insert, by key: a text, `true` for a claim without a text, undefined for a claim that the company doesn't make. */
export type Facts = Readonly<Record<string, string | true | undefined>>

/** Matches ((rating)). */
const valueMarker = /\(\(([\w-]+)\)\)/g
/** Matches ((same-day? We can come the same day.)) and ((licensed+insured? Licensed and insured.)). */
const claimMarker = /\(\(([\w+-]+)\?([\s\S]*?)\)\)(?!\))/g

/** Temporary marks in a text: around the key of a value that is not set, and in place of removed words. */
const unset = '\u0001'
const removed = '\u0000'

/**
 * Inserts facts into a text: `((rating))` becomes the rating, `((same-day? We can come the same day.))` is shown while
 * the company makes this claim, `((same-day? today | soon))` shows its second part otherwise. Double parentheses,
 * because they mean nothing in YAML and Markdown. A sentence may have one such part only, so that it stays correct
 * when the part is removed; `((licensed+insured? …))` is shown while both claims are made.
 *
 * @returns The text. Empty when all of it depends on missing claims.
 * @throws When a marker is wrong or its key is unknown. The message begins with the marker.
 */
export function resolveText(text: string, facts: Facts): string {
  const [, single = ''] = /(?<!\()\(([\w-]+)\?/.exec(text) ?? []
  const isClaim = Object.hasOwn(facts, single) && typeof facts[single] !== 'string'
  if (isClaim) refuse(single, 'needs double parentheses')
  if (!text.includes('((')) return text
  const withValues = text.replace(valueMarker, (_, key: string) => {
    const words = factOf(key, facts)
    return typeof words === 'string' ? words : unset + key + unset
  })
  refuseSeveralInSentence(withValues, facts)
  const resolved = withValues.replace(claimMarker, (_, key: string, body: string) => {
    const [then = '', otherwise = ''] = body.split(/(?:^|\s)\|\s/)
    return (factOf(key, facts) === undefined ? otherwise : then).trim() || removed
  })
  const [, unsetKey] = resolved.split(unset)
  if (unsetKey) {
    refuse(
      unsetKey,
      `has no value in company.yaml: write ((${unsetKey}? …)) around words of your own`,
    )
  }
  const [, open, isClosed] = /\(\(([\w-]*)( .*\)\))?/s.exec(resolved) ?? []
  if (open === undefined) return closeGaps(resolved)
  factOf(open, facts)
  return refuse(open, isClosed ? 'has no ? after its key' : 'is never closed, or not with ))')
}

/** Takes out the marks of removed words, with the empty line or the double space that they leave. In the examples * is a mark. */
function closeGaps(text: string) {
  return text
    .replace(/^\0+\n/gm, '') // "One\n*\nThree"
    .replace(/(^|\s)(?:\0+ )+/g, '$1') // "* Call. * * Wait."
    .replace(/ \0+(?=[\n.,;:!?)]|$)/g, '') // "We come *."
    .replaceAll(removed, '') // "We come*."
}

/** The fact of a key. Of keys with + between them, one that is not there, or else the first. */
function factOf(keys: string, facts: Facts) {
  const found = keys.split('+').map((key) => {
    if (Object.hasOwn(facts, key)) return facts[key]
    return refuse(key, `is none of ${Object.keys(facts).sort().join(', ')}`)
  })
  return found.includes(undefined) ? undefined : found[0]
}

function refuseSeveralInSentence(text: string, facts: Facts) {
  let previousKey = ''
  let previousEnd = 0
  let previousEndsSentence = false
  for (const match of text.matchAll(claimMarker)) {
    const [marker, key = '', body = ''] = match
    factOf(key, facts)
    if (body.includes('((')) refuse(key, 'holds another claim: write two sentences')
    const between = text.slice(previousEnd, match.index)
    const endsSentence = /[.?!]['”)]*\s|\n/
    const isNewSentence = endsSentence.test(previousEndsSentence ? `.${between}` : between)
    if (previousKey && !isNewSentence) {
      refuse(key, `is in a sentence with ((${previousKey})): write two sentences`)
    }
    previousKey = key
    previousEnd = match.index + marker.length
    previousEndsSentence = /[.?!]\s*$/.test(body)
  }
}

function refuse(key: string, problem: string): never {
  throw new Error(`((${key})) ${problem}`)
}

type ResolveOptions = {
  facts: Facts
  /** Whether a text outside of lists may be left without words. Items of lists always may. */
  mayBecomeEmpty: boolean
  /** Called for each text that is wrong. */
  report: (path: Path, message: string) => void
}

/**
 * Inserts the facts into all texts of the values. A text that loses all its words stays as it is written, so that lists
 * keep their items while they are checked. `removeUnclaimed` removes it.
 */
export function resolveTexts(value: unknown, options: ResolveOptions, path: Path = []): unknown {
  const { facts, mayBecomeEmpty, report } = options
  const inner = (part: unknown, key: PropertyKey) => resolveTexts(part, options, [...path, key])
  if (Array.isArray(value)) return value.map(inner)
  if (typeof value === 'object' && value) {
    return Object.fromEntries(Object.entries(value).map(([key, part]) => [key, inner(part, key)]))
  }
  if (typeof value !== 'string') return value
  try {
    const text = resolveText(value, facts)
    const isItem = path.slice(-2).some((part) => typeof part === 'number')
    if (value && !text && !isItem && !mayBecomeEmpty) {
      report(path, `has no words left, because its claim is not made: “${value}”`)
    }
    return text || value
  } catch (error) {
    report(path, (error as Error).message)
    return value
  }
}

/** Removes the texts without words. In a list, the whole item is removed when one of its texts is. */
export function removeUnclaimed(values: unknown): unknown {
  if (Array.isArray(values)) {
    return values.filter((item) => !dependsOnMissingClaim(item)).map(removeUnclaimed)
  }
  if (typeof values === 'object' && values) {
    const fields = Object.entries(values).map(([key, value]) => [key, removeUnclaimed(value)])
    return Object.fromEntries(fields)
  }
  return hasClaim(values) ? '' : values
}

/** Whether an item of a list, or one of its texts, depends on a missing claim. */
export function dependsOnMissingClaim(item: unknown) {
  const isEntry = typeof item === 'object' && item && !Array.isArray(item)
  return isEntry ? Object.values(item).some(hasClaim) : hasClaim(item)
}

function hasClaim(value: unknown) {
  return typeof value === 'string' && value.includes('((')
}

/** All texts inside of a value, without those that depend on a missing claim. */
export function textsIn(value: unknown): string[] {
  return textsWithPath(value).map(({ text }) => text)
}

/** All texts inside of a value, with the names of the fields that lead to them. */
export function textsWithPath(
  value: unknown,
  path: readonly string[] = [],
): { path: readonly string[]; text: string }[] {
  if (typeof value === 'string') return dependsOnMissingClaim(value) ? [] : [{ path, text: value }]
  if (value === null || typeof value !== 'object') return []
  return Object.entries(value).flatMap(([key, inner]) =>
    Array.isArray(value) && dependsOnMissingClaim(inner)
      ? []
      : textsWithPath(inner, [...path, key]),
  )
}

/**
 * Whether an entry needs a claim that the company doesn't make. It then has no page and is in no list.
 *
 * @param fields The fields of the entry. `needs` is the key of the claim.
 */
export function lacksClaim(fields: object | undefined, facts: Facts): boolean {
  const { needs } = (fields ?? {}) as { needs?: unknown }
  return typeof needs === 'string' && facts[needs] === undefined
}
