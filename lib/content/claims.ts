import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { formPrivacySentence } from '../forms/settings'
import { company } from './company'
import type { Company } from './company-schema'
import { countsReceiver } from './counting'
import { ContentError } from './findings'
import { knownClaims } from '@/content/claims'

/** What texts can ask for, by its key: words to show, true where it is so and has no words, undefined where it is not. */
export type Facts = Readonly<Record<string, string | true | undefined>>

/** What the texts may take from the company, and what they may claim of it. */
export function factsOf({
  name,
  founded,
  emergency,
  region,
  forms,
  counting,
  thirdPartyScript,
  licenses,
  claims,
}: Company): Facts {
  const known = Object.keys(knownClaims) as (keyof typeof knownClaims)[]
  return {
    name,
    founded: founded?.toString(),
    emergency,
    region: region.name,
    city: region.city,
    state: region.state,
    'form-service': formPrivacySentence(forms, process.env.NEXT_PUBLIC_ESTIMATE_ENDPOINT),
    counting: countsReceiver(counting),
    'third-party-script': thirdPartyScript?.privacySentence,
    'license-numbers': licenses.length > 0 || undefined,
    ...Object.fromEntries(known.map((key) => [key, claims[key] && (claims[key].value ?? true)])),
  }
}

const companyFacts = factsOf(company)

/**
 * A text with its facts: `((rating))` becomes the rating, `((same-day? We can come the same day.))` stands while that
 * is claimed, `((same-day? today | soon))` shows its second part when it is not. Double parentheses, because neither
 * YAML nor Markdown reads anything into them.
 *
 * @returns The text, empty where all of it rested on what is not so.
 * @throws When a key is not known, or a text shows a value that is not there without asking for it.
 */
export function resolveText(text: string, facts: Facts = companyFacts): string {
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
  if (resolved.includes('(('))
    throw new ClaimError(
      /\(\(([\w-]*)/.exec(resolved)?.[1] ?? '',
      'is never closed, or not with ))',
    )
  return withoutGaps(resolved)
}

/**
 * A value with the facts in all its texts. What is left without words goes: from a list the item, or the entry one of
 * whose texts it was.
 *
 * @param file Path of the file that holds the texts, for the message.
 * @param source The file's text, which is read only where it is not given and something is wrong.
 * @throws ContentError naming file and line when a text asks for what is not known.
 */
export function resolveTexts<Value>(
  file: string,
  value: Value,
  { source, facts = companyFacts }: { source?: string; facts?: Facts } = {},
): Value {
  try {
    return resolveValue(value, facts) as Value
  } catch (error) {
    if (!(error instanceof ClaimError)) throw error
    const lines = (source ?? readFileSync(join(process.cwd(), file), 'utf8')).split('\n')
    const line = lines.findIndex((text) => text.includes(error.marker)) + 1
    throw new ContentError([{ file, line, message: error.message }])
  }
}

class ClaimError extends Error {
  /** What to look for in the file. */
  readonly marker: string

  constructor(key: string, problem: string) {
    super(`((${key})) ${problem}`)
    this.marker = `((${key}`
  }
}

function known(key: string, facts: Facts) {
  if (key in facts) return facts[key]
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

function resolveValue(value: unknown, facts: Facts): unknown {
  if (typeof value === 'string') return resolveText(value, facts)
  if (Array.isArray(value)) {
    return value.flatMap((item: unknown) => {
      const resolved = resolveValue(item, facts)
      return hasLost(item, resolved) ? [] : [resolved]
    })
  }
  if (value === null || typeof value !== 'object') return value
  return Object.fromEntries(
    Object.entries(value).map(([key, text]) => [key, resolveValue(text, facts)]),
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
