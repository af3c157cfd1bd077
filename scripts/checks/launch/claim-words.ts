/** The usual words of claims that the law looks at, by their keys in content/claims.yaml. */
export const claimWords: Readonly<Record<string, RegExp>> = {
  'same-day': /\bsame-day\b|\bsame day (service|visits?|appointments?)\b/gi,
  'answered-24-7': /\b24[/-]7\b|\b24 hours a day\b|\baround the clock\b/gi,
  'free-estimate': /\bfree\b[^.]{0,40}\b(estimate|inspection)/gi,
  'no-contracts': /\b(no|without a?) ?(long-term )?contracts?\b/gi,
  guarantee: /\b(our|satisfaction|service) guarantee|\bguaranteed\b|\bmoney[- ]back\b/gi,
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
  'affiliation-task-force': /\b(affiliat\w+[^.]*|regional bed bug )task force\b/gi,
}
