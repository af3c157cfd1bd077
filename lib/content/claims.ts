import type { Path } from './problems'

/** What texts can ask for, by its key: words to show, true where it is so and has no words, undefined where it is not. */
export type Facts = Readonly<Record<string, string | true | undefined>>

const value = /\(\(([\w-]+)\)\)/g
const condition = /\(\(([\w-]+)\?([\s\S]*?)\)\)(?!\))/g

/** Placeholders in a text whose claims are being resolved. */
const unset = '\u0001'
const gone = '\u0000'

/**
 * A text with its facts: `((rating))` becomes the rating, `((same-day? We can come the same day.))` shows while that
 * is claimed, `((same-day? today | soon))` shows its second part when it is not. Double parentheses, because neither
 * YAML nor Markdown reads anything into them. A sentence rests on one claim at most, so that whoever takes one out can
 * tell what is left.
 *
 * @returns The text, empty where all of it rested on what is not so.
 * @throws An error whose message begins with what cannot be read: the text asks for what is not known, or wrongly.
 */
export function resolveText(text: string, facts: Facts): string {
  if (!text.includes('((')) return text
  const withValues = text.replace(value, (_, key: string) => {
    const words = known(key, facts)
    if (words === true) refuse(key, 'has no value to show: company.yaml gives none')
    return words ?? unset + key + unset
  })
  refuseSeveralInSentence(withValues)
  const resolved = withValues.replace(condition, (_, key: string, body: string) => {
    const [then = '', otherwise = ''] = body.split(/(?:^|\s)\|\s/)
    return (known(key, facts) === undefined ? otherwise : then).trim() || gone
  })
  const [, unasked] = resolved.split(unset)
  if (unasked) refuse(unasked, `is not set: write ((${unasked}? …)) around it`)
  const [, open] = /\(\(([\w-]*)/.exec(resolved) ?? []
  if (open !== undefined) refuse(open, 'is never closed, or not with ))')
  // A line or a gap that held nothing else goes with it.
  return resolved
    .replace(/^\0+\n/gm, '')
    .replace(/(^|\s)(?:\0+ )+/g, '$1')
    .replace(/ \0+(?=[\n.,;:!?)]|$)/g, '')
    .replaceAll(gone, '')
}

function known(key: string, facts: Facts) {
  if (Object.hasOwn(facts, key)) return facts[key]
  return refuse(key, `is none of ${Object.keys(facts).sort().join(', ')}`)
}

function refuseSeveralInSentence(text: string) {
  let [before, stop, start] = ['', '', 0]
  for (const { 0: marker, 1: key = '', 2: body = '', index } of text.matchAll(condition)) {
    if (body.includes('((')) refuse(key, 'holds another claim: write two sentences')
    const isApart = /[.?!]['”)]*\s|\n/.test(stop + text.slice(start, index))
    if (before && !isApart) refuse(key, `is in a sentence with ((${before})): write two sentences`)
    stop = /[.?!]\s*$/.test(body) ? '.' : ''
    before = key
    start = index + marker.length
  }
}

function refuse(key: string, problem: string): never {
  throw new Error(`((${key})) ${problem}`)
}

/**
 * Values with the facts in all their texts. A text that loses all its words stays as it is written, so that a list keeps
 * its items until the whole is checked: `dropLostTexts` takes it out.
 *
 * @param mayLoseTexts Whether such a text is right where it is no item of a list, which goes with its words.
 * @param report Called with what is wrong with a text, and where it is.
 */
export function resolveTexts(
  values: unknown,
  facts: Facts,
  mayLoseTexts: boolean,
  report: (path: Path, message: string) => void,
): unknown {
  return resolved(values, [])

  function resolved(value: unknown, path: Path): unknown {
    if (Array.isArray(value)) return value.map((item, index) => resolved(item, [...path, index]))
    if (typeof value === 'object' && value) {
      const fields = Object.entries(value).map(([key, inner]) => [
        key,
        resolved(inner, [...path, key]),
      ])
      return Object.fromEntries(fields)
    }
    if (typeof value !== 'string') return value
    try {
      const text = resolveText(value, facts)
      const isItem = path.slice(-2).some((part) => typeof part === 'number')
      if (value && !text && !isItem && !mayLoseTexts)
        report(path, `says nothing without what is not claimed: “${value}”`)
      return text || value
    } catch (error) {
      report(path, (error as Error).message)
      return value
    }
  }
}

/** Values without the texts that have lost their words: from a list goes the item, or the entry one of whose texts it was. */
export function dropLostTexts<Values>(values: Values): Values {
  const json = JSON.stringify(values, (_, value: unknown) => {
    if (Array.isArray(value)) return value.filter((item) => !isLostItem(item))
    return isLost(value) ? '' : value
  })
  return JSON.parse(json) as Values
}

/** Whether an item of a list, or one of its texts, rests on what is not so. */
export function isLostItem(item: unknown) {
  const isEntry = typeof item === 'object' && item && !Array.isArray(item)
  return isEntry ? Object.values(item).some(isLost) : isLost(item)
}

function isLost(value: unknown) {
  return typeof value === 'string' && value.includes('((')
}
