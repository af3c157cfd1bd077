import { textsIn } from './words'
import type { Company } from '@/lib/company/company-schema'
import type { Problem } from '@/lib/content/problems'

/** Words that should not go live, or perhaps should not. */
export type Rule = Pick<Problem, 'fix' | 'isHint'> & {
  /** With the flag g. */
  words: RegExp
  /** Here `{said}` stands for the words that were found. */
  message: string
  /** Texts whose words are no matter: another rule has told them. */
  except?: string
}

export const sampleName = 'Central Ohio Pest Control'

/** RFC 2606 and RFC 6761 keep these names for examples: a letter to them arrives nowhere. */
export const reservedDomain =
  /\b(?:[\w-]+\.)*(?:example\.(?:com|org|net|edu)|[\w-]+\.(?:example|invalid|test))\b/gi

const separator = '[ .-]?'

/**
 * The North American plan keeps 555-0100 to 555-0199 for fiction, gives out no area code 555, and lets neither the area
 * code nor the three digits after it begin with 0 or 1.
 */
const impossibleNumbers = [
  ['(?:555|[01]\\d\\d)', '\\d{3}', '\\d{4}'],
  ['\\d{3}', '[01]\\d\\d', '\\d{4}'],
  ['\\d{3}', '555', '01\\d\\d'],
].map(([area, exchange, line]) => `\\(?${area}\\)?${separator}${exchange}${separator}${line}`)

/** With or without the country code, and not within a longer number or an address of the web. */
const impossiblePhone = new RegExp(
  `(?<![\\d/]|[a-z]-|\\d-)(?:\\+?1${separator})?(?:${impossibleNumbers.join('|')})(?!\\d)`,
  'g',
)

/** What no business can keep. */
export function placeholderRules({ name }: Pick<Company, 'name'>): Rule[] {
  return [
    {
      words: impossiblePhone,
      message: '{said} is a telephone number that nobody can have',
      fix: 'Put the number of the business.',
    },
    {
      words: reservedDomain,
      message: '{said} is a name reserved for examples',
      fix: 'Put the address of the business.',
    },
    // Texts take the name from content/company.yaml, where it is told.
    ...(name.includes(sampleName) ? [] : [sampleNameRule]),
  ]
}

const sampleNameRule = {
  words: new RegExp(sampleName, 'g'),
  message: 'This is the name of the sample company',
  fix: 'Put the name of the business.',
}

/** The plainest words for each claim. A text can say it in others, and can say these and mean something else. */
export const claimWords: Readonly<Record<string, RegExp>> = {
  'same-day': /\bsame-day\b|\bsame day (service|visits?|appointments?)\b/gi,
  'answered-24-7': /\b24[/-]7\b|\b24 hours a day\b|\baround the clock\b/gi,
  'heat-treatment': /(?<!-)\bheat[- ]treat\w*/gi,
  'no-contracts': /\b(no|without a?) ?(long-term )?contracts?\b/gi,
  guarantee: /\b(our|satisfaction|service) guarantee|\bguaranteed\b|\bmoney[- ]back\b/gi,
  'unmarked-vehicles': /\bunmarked\b/gi,
  'eco-friendly': /\b(eco|environmentally)[- ]friendly\b/gi,
  'licensed-agriculture':
    /\b(we’re|are) licensed\b|\blicensed(,| and| &) (insured|certified|bonded)\b/gi,
  insured: /\binsured\b/gi,
  'family-owned': /\bfamily[- ](owned|run|operated)\b/gi,
  years: /\b\d+\+? years (of experience|in business)\b/gi,
  customers: /\b\d[\d,]+\+? ((happy|satisfied) )?customers\b/gi,
  rating: /\btop[- ]rated\b|\b[1-5]\.\d( ?\/ ?5| out of 5| stars?)\b/gi,
  'reply-time':
    /\b(reply|answer|touch)[^.]{0,40} within (\d+|an?|one|two) (business )?(hours?|days?)\b/gi,
  'affiliation-task-force': /\btask force\b/gi,
}

/** A promise that a third-party script breaks. */
export const privacyPromise =
  /\b(no|any) (advertising or )?(tracking|cookies|trackers|analytics)\b|\bsets no cookies\b/gi

/** Where the sample company works. Delaware is also a state. */
const sampleAreas = [
  ...['Central Ohio', 'Columbus', 'Westerville', 'Dublin', 'Worthington', 'Hilliard', 'Bexley'],
  ...['Upper Arlington', 'Grove City', 'Gahanna', 'Reynoldsburg', 'Pickerington', 'Powell'],
  ...['New Albany', 'Grandview', 'German Village', 'Italian Village', 'Lewis Center'],
  ...['Genoa Township', 'Franklin County', 'Delaware County', 'Licking County'],
  'Fairfield County',
]

/** What it offers, by what the name of a service that takes its place has in it. Advice about a pest is no offer. */
const sampleServices: readonly [replacement: RegExp, offer: string][] = [
  [/pest/i, '[Gg]eneral pest control'],
  [/bed.bug/i, '[Bb]ed bug (?:extermination|specialists|treatment)'],
  [/wildlife|animal/i, '[Ww]ildlife (?:removal|services)'],
]

/** What seems to rest on a claim that the company's file does not make. One that nobody has confirmed is told there. */
export function claimRules({ claims }: Pick<Company, 'claims'>): Rule[] {
  return Object.entries(claimWords)
    .filter(([key]) => !claims[key])
    .map(([key, words]) => ({
      words,
      message: `“{said}” is said, and content/company.yaml does not claim it`,
      fix: `Write it without that, or put ${key} back among the claims if it is true: content/claims.yaml has what it says.`,
      isHint: true,
    }))
}

/** A promise of privacy that a third-party script breaks. */
export function privacyRules({ thirdPartyScript }: Pick<Company, 'thirdPartyScript'>): Rule[] {
  if (!thirdPartyScript) return []
  const message = `“{said}” is said, and ${thirdPartyScript.src} runs on every page`
  const fix = 'Say what that script does instead.'
  return [{ words: privacyPromise, message, fix, isHint: true }]
}

/**
 * Where the sample company works and what it offers, as far as this one says nothing of it.
 *
 * @param own The names of its places and services.
 */
export function sampleRules({ region }: Pick<Company, 'region'>, own: readonly string[]): Rule[] {
  const known = [...textsIn(region), ...own].join('\n')
  const words = [
    ...sampleAreas.filter((area) => !known.includes(area.replace(/ County$/, ''))),
    ...(region.state === 'Ohio' ? [] : ['Ohio(?! State)']),
    ...sampleServices.flatMap(([replacement, offer]) => (replacement.test(known) ? [] : offer)),
  ]
  if (words.length === 0) return []
  return [
    {
      words: new RegExp(`\\b(?:${words.join('|')})\\b`, 'g'),
      message: '“{said}” is of the sample company. Is it so of this one?',
      fix: 'Write what is so, or put the words into ourWords of content/company.yaml.',
      isHint: true,
    },
  ]
}
