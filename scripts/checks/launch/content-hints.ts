import type { Rule } from './rules'
import sampleHeadings from './sample-headings.json'
import type { Facts } from '@/lib/content/claims'
import type { Problem } from '@/lib/content/problems'
import { textsIn } from '@/lib/content/texts-in'
import type { Content } from '@/lib/site/content-collections'

/** The usual words of claims that the law looks at, by their keys in content/claims.yaml. */
export const claimWords: Readonly<Record<string, RegExp>> = {
  'same-day': /\bsame-day\b|\bsame day (service|visits?|appointments?)\b/gi,
  'answered-24-7':
    /\b24[/-]7\b|\b24 hours a day\b|\baround the clock\b|\b(answer|call|pick up)\b[^.]{0,30}\b(day (and|or) night|at any hour|at night)\b/gi,
  'bed-bug-specialists': /\bbed bug (specialists?|experts?)\b/gi,
  repairs: /\bwe(’d|’ll)? (repair|replace|rebuild)\b/gi,
  'free-estimate': /\bfree\b[^.]{0,40}\b(estimate|inspection)/gi,
  'no-contracts': /\b(no|without a?) ?(long-term )?contracts?\b/gi,
  guarantee: /\b(our|service) guarantee|\bguaranteed\b/gi,
  'money-back': /\bsatisfaction guarantee|\bmoney[- ]back\b/gi,
  'eco-friendly': /\b(eco|environmentally)[- ]friendly\b/gi,
  'licensed-agriculture':
    /\b(we’re|are) licensed\b|\blicensed(,| and| &) (insured|certified|bonded)\b/gi,
  'licensed-wildlife': /\blicens\w+[^.]{0,40}\bwild(life| animals)\b/gi,
  insured: /\binsured\b/gi,
  'family-owned': /\bfamily[- ](owned|run|operated)\b/gi,
  years: /\b\d+\+? years (of experience|in business)\b/gi,
  customers: /\b\d[\d,]+\+? ((happy|satisfied) )?customers\b/gi,
  rating: /\btop[- ]rated\b|\b[1-5]\.\d( ?\/ ?5| out of 5| stars?)\b/gi,
  'reply-time':
    /\b(reply|answer|touch)[^.]{0,40} within (\d+|an?|one|two) (business )?(hours?|days?)\b/gi,
  'affiliation-task-force': /\b(affiliat\w+[^.]*|regional bed bug )task force\b/gi,
  'affiliation-university': /\baffiliat\w+[^.]*\buniversity\b/gi,
}

/** Rules for the words of claims that the company doesn't make. */
export function claimRules(facts: Facts): Rule[] {
  return Object.entries(claimWords)
    .filter(([claim]) => Object.hasOwn(facts, claim) && facts[claim] === undefined)
    .map(([claim, pattern]) => ({
      pattern,
      message: `“{found}” claims “${claim}”, which is not among the claims of company.yaml: take it out, or write it as ((${claim}? …))`,
      isHint: true,
    }))
}

/** Hints at cities whose text is the sample's, which every site made from it has. */
export function placeHints({ company, locations }: Content): Problem[] {
  if (company.entries.some(({ fields }) => fields.sample)) return []
  const message =
    'This is the sample’s text, and other companies’ sites have it too: write what you know of this city, or delete the file'
  return locations.sources
    .filter(({ body = '' }) => sampleHeadings.some((heading) => body.includes(`## ${heading}\n`)))
    .map(({ file }) => ({ file, line: 1, message, isHint: true }))
}

/** Hints at a privacy policy that doesn't name the form service or the third-party scripts. */
export function policyProblems(content: Content, facts: Facts): Problem[] {
  const [policy] = content['pages/privacy-policy'].entries
  if (!policy) return []
  const text = textsIn(policy.fields).join('\n')
  const services = [
    [
      'form-service',
      facts['form-service'] ?? facts['form-host'],
      'the service that gets the forms',
    ],
    ['third-party-script', facts['third-party-script'], 'the scripts of other companies'],
  ] as const
  return services
    .filter(([, words]) => typeof words === 'string' && !text.includes(words))
    .map(([key, , service]) => ({
      file: policy.file,
      line: 1,
      message: `The privacy policy doesn’t name ${service}: add ((${key})), or the same in your lawyer’s words`,
      isHint: true,
    }))
}
