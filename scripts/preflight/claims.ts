import { wordsFinder, type Finder } from './page-findings'
import type { Company } from '@/lib/company/company-schema'
import { getEntry } from '@/lib/content/content'

/** The plainest words for each claim. A text can say it in others, and can say these and mean something else. */
export const claimWords: Readonly<Record<string, RegExp>> = {
  'same-day': /\bsame-day\b|\bsame day (service|visits?|appointments?)\b/gi,
  'answered-24-7': /\b24[/-]7\b|\b24 hours a day\b|\baround the clock\b/gi,
  'heat-treatment': /(?<!-)\bheat[- ]treat\w*|\bbed bug heat\b/gi,
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
  'affiliation-university': /\baffiliated with the entomology\b/gi,
}

/** Finds what seems to rest on a claim that the company's file does not make. One that nobody has confirmed is found there. */
export function claimFinders({ claims = {} }: Partial<Company>): Finder[] {
  const known = getEntry('claims')
  return Object.entries(claimWords)
    .filter(([key]) => !claims[key])
    .map(([key, words]) => {
      const find = wordsFinder(words, {
        problem: `“{said}” is said, and content/company.yaml does not claim it: ${known[key]?.says}`,
        fix: `Write it without that, or put ${key} back among the claims if it is true.`,
        isHint: true,
      })
      return (text) => find(withPlainMarks(text))
    })
}

/** The same length, with plain spaces and hyphens for those that keep words on one line. */
function withPlainMarks(text: string) {
  return text.replace(/[\u00A0\u202F]/g, ' ').replaceAll('\u2011', '-')
}

/** Finds a promise of privacy that a third-party script breaks. */
export function privacyFinders({ thirdPartyScript }: Partial<Company>): Finder[] {
  if (!thirdPartyScript) return []
  const words =
    /\b(no|any) (advertising or )?(tracking|cookies|trackers|analytics)\b|\bsets no cookies\b|\bwithout telling us who you are\b|\bhold only what you give\b/gi
  const problem = `“{said}” is said, and ${thirdPartyScript.src} runs on every page.`
  return [wordsFinder(words, { problem, fix: 'Say what that script does instead.', isHint: true })]
}
