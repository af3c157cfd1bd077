import { sampleName, samplePlaces, sampleStreet } from './sample'
import { textsIn } from './words'
import type { Company } from '@/lib/company/company-schema'
import type { Problem } from '@/lib/content/problems'

/** Words that should not go live, or perhaps should not. */
export type Rule = Pick<Problem, 'isHint'> & {
  /** With the flag g. */
  words: RegExp
  /** What is wrong and what to do. Here `{said}` stands for the words that were found. */
  message: string
}

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
const placeholderRules: readonly Rule[] = [
  {
    words: impossiblePhone,
    message: '{said} is a telephone number that nobody can have: put that of the business',
  },
  {
    words: reservedDomain,
    message: '{said} is a name reserved for examples: put the address of the business',
  },
]

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

/** @param ownWords In which the places of the company are named. */
export function wordRules(company: Company, ownWords: readonly string[]): Rule[] {
  const { name, claims, address, region, thirdPartyScript } = company
  const own = [address.city, ...textsIn(region), ...ownWords].join('\n')
  const foreign = samplePlaces.filter((place) => !own.includes(place.replace(/ County$|\(.*/, '')))
  const unclaimed = Object.entries(claimWords).filter(([claim]) => !claims[claim])
  const hints: Rule[] = unclaimed.map(([claim, words]) => ({
    words,
    message: `“{said}” is said, and content/company.yaml does not claim it: put ${claim} back among the claims if it is true`,
  }))
  if (thirdPartyScript) {
    const message = `“{said}” is said, and ${thirdPartyScript.src} runs on every page: say what it does`
    hints.push({ words: privacyPromise, message })
  }
  if (foreign.length > 0) {
    const words = new RegExp(`\\b(?:${foreign.join('|')})\\b`, 'g')
    const message =
      '“{said}” is of the sample company: write what is so, or put the words into ourWords of content/company.yaml'
    hints.push({ words, message })
  }
  // While the company itself has the sample's name, texts take it from there.
  const placeholders = name.includes(sampleName) ? [sampleStreet] : [sampleStreet, sampleName]
  return [
    ...placeholderRules,
    {
      words: new RegExp(placeholders.join('|'), 'g'),
      message: '“{said}” is of the sample company: put what is true of the business',
    },
    ...hints.map((rule): Rule => ({ ...rule, isHint: true })),
  ]
}
