import type { Company } from '@/lib/company/company-schema'
import { type Facts, textsIn } from '@/lib/content/claims'
import type { Problem } from '@/lib/content/problems'

export const sampleName = 'Central Ohio Pest Control'

const sampleStreet = '123 Main Street'

/** Places that most texts of the sample name, as parts of a regular expression. Ohio State is a university. */
const samplePlaces = ['Central Ohio', 'Columbus', 'Ohio(?! State)']

/** A search for words that should not go live. With `isHint`, they may be right. */
export type Rule = Pick<Problem, 'isHint'> & {
  /** Needs the flag g. */
  pattern: RegExp
  /** Whether words that match are meant. Left out, all are. */
  isMeant?: (found: string) => boolean
  /** What is wrong and what to do. `{found}` is replaced by the words that were found. */
  message: string
}

/** Domains that RFC 2606 and RFC 6761 reserve for examples. */
const reservedDomain =
  /\b(?:[\w-]+\.)*(?:(?<![\w-])example\.(?:com|org|net|edu)|[\w-]+\.(?:example|invalid|test))(?![\w-]|\.\w)/gi

/** Between the parts of a phone number, including no-break space (matched by \\s) and no-break hyphen. */
const separator = '[\\s.\\u2011-]?'

/**
 * In the North American Numbering Plan, 555-0100 to 555-0199 is for fiction, there is no area code 555, and neither the
 * area code nor the three digits after it begin with 0 or 1.
 */
const impossibleNumbers = [
  ['(?:555|[01]\\d\\d)', '\\d{3}', '\\d{4}'],
  ['\\d{3}', '[01]\\d\\d', '\\d{4}'],
  ['\\d{3}', '555', '01\\d\\d'],
].map(([area, exchange, line]) => `\\(?${area}\\)?${separator}${exchange}${separator}${line}`)

/** Matches such numbers with or without country code, but not inside of a longer number or a web address. */
const impossiblePhone = new RegExp(
  `(?<![\\d/]|[a-z]-|\\d-)(?:\\+?1${separator})?(?:${impossibleNumbers.join('|')})(?!\\d)`,
  'g',
)

const lastDay =
  /\b(?:until|till|thr(?:ough|u)|by|before|ends?(?: on)?|expires?(?: on)?) ((?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)[a-z]*\.? \d{1,2},? 20\d\d)\b/gi

/** Words of a day that has passed, such as the end of a discount. */
function pastDay(today: Date): Rule {
  const isPast = (found: string) =>
    Date.parse(`${found.replace(lastDay, '$1')} 23:59`) < today.getTime()
  const message = '“{found}” has passed: write the next day, or take the words out'
  return { pattern: lastDay, isMeant: isPast, message, isHint: true }
}

/** Promises satisfaction in a text that says nothing of money back (16 CFR 239.3). */
const bareSatisfaction: Rule = {
  pattern: /(?<!\b(?:refund|money back)\b[^]*)\bsatisfaction\b(?![^]*\b(?:refund|money back)\b)/gi,
  message:
    '“{found}” means money back (16 CFR 239.3): say so beside it, or say there that it isn’t a refund',
}

/** Placeholders, which are wrong for every company. */
const placeholderRules: readonly Rule[] = [
  {
    pattern:
      /\b(?:[Ll]orem [Ii]psum|TODO|TBD|FIXME|XXX|00000|Your (?:Company|Town|Region|State|County)|YOUR[-_]\w+(?:-\w+)*|[A-Z]{1,3}-X{4,}|your@[\w.]+)\b/g,
    message: '“{found}” is a placeholder: write the words that are still missing',
  },
  {
    // As in instructions for forms and pages.
    pattern:
      /(?<!\S)\?{3,}|\[insert [^\]]+\]|\[(?:your )?(?:city|town|state|county|name|company|business|phone|number)(?: name)?\](?!\()|\byour (?:city|town|company|business|name) here\b|\babcdwxyz\b|\b0{8}-0{4}-0{4}-0{4}-0{12}\b/gi,
    message: '“{found}” is a placeholder: write your own',
  },
  {
    pattern: /\/photos\/sample-[^\s"]+/g,
    message: '{found} is a picture of the sample: put a photo of your own',
  },
  {
    pattern: impossiblePhone,
    message: '{found} is a telephone number that nobody can have: put the right one',
  },
  {
    pattern: reservedDomain,
    message: '{found} is a name reserved for examples: put the right address',
  },
]

/**
 * Rules for placeholders, and for the name, street and places of the sample company.
 *
 * @param placeTexts Texts of the company's places, whose names are allowed.
 */
export function wordRules(
  { name, address, region }: Company,
  placeTexts: readonly string[],
  today: Date,
) {
  const ownTexts = [address.city, ...textsIn(region), ...placeTexts].join('\n')
  const foreignPlaces = samplePlaces.filter(
    (place) => !ownTexts.includes(place.replace(/ County$|\(.*/, '')),
  )
  // Texts insert the company's name, so while it is the sample's, only the field is reported.
  const sampleWords = name.includes(sampleName) ? [sampleStreet] : [sampleStreet, sampleName]
  const message = '“{found}” is of the sample company: put what is true of the business'
  const rules: Rule[] = [
    ...placeholderRules,
    bareSatisfaction,
    pastDay(today),
    { pattern: new RegExp(sampleWords.join('|'), 'g'), message },
  ]
  if (foreignPlaces.length > 0) {
    const pattern = new RegExp(`\\b(?:${foreignPlaces.join('|')})\\b`, 'g')
    // A hint, because other states have a Columbus Avenue, too.
    rules.push({ pattern, message, isHint: true })
  }
  return rules
}

/** The usual words of claims that the law looks at, by their keys in content/claims.yaml. */
const claimWords: Readonly<Record<string, RegExp>> = {
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
