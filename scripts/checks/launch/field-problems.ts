import type { z } from 'zod'
import { sampleName } from './word-rules'
import { companySchema, type Company } from '@/lib/company/company-schema'
import { statesOfTimeZones, weekdays } from '@/lib/company/hours-schema'
import type { Entry } from '@/lib/content/entries'
import type { Path, Problem } from '@/lib/content/problems'
import { fieldSchemaOf, fieldValuesIn, partOf, type FieldSchema } from '@/lib/content/schemas'
import { isoDate } from '@/lib/dates'
import type { Review } from '@/lib/reviews/review-schema'
import { siteAddress, type Environment } from '@/lib/seo/site-address'
import { serviceTermsSchema } from '@/lib/services/service-terms-schema'
import { findCollection, type FieldsOf, type Name } from '@/lib/site/content-collections'

/** A problem of a field. The message says what is wrong and what to do. */
function problemAt({ file, lineOf }: Entry, path: Path, message: string): Problem {
  return { file, line: lineOf(path), message }
}

function hintAt(entry: Entry, path: Path, message: string): Problem {
  return { ...problemAt(entry, path, message), isHint: true }
}

/**
 * Reports what content/company.yaml still lacks: the company's own name and address, confirmed claims, a form service,
 * valid licenses.
 */
export function companyProblems(
  entry: Entry<Company>,
  environment: Environment,
  today: Date,
): Problem[] {
  return [
    ...nameProblems(entry),
    ...addressProblems(entry, environment),
    ...claimProblems(entry),
    ...formProblems(entry),
    ...licenseProblems(entry, today),
    ...timeZoneProblems(entry),
    ...dayProblems(entry, today),
    ...scriptProblems(entry),
    ...promiseHints(entry, today),
    ...missingFacts(entry),
  ]
}

function* nameProblems(entry: Entry<Company>): Generator<Problem> {
  const { name, wordmark } = entry.fields
  const message = 'This is the placeholder name: put the name of the business'
  if (name.includes(sampleName)) yield problemAt(entry, ['name'], message)
  if (wordmark.join(' ') === sampleName) yield problemAt(entry, ['wordmark'], message)
}

function* timeZoneProblems(entry: Entry<Company>): Generator<Problem> {
  const { timeZone, address } = entry.fields
  if (!timeZone || statesOfTimeZones[timeZone].includes(address.state)) return
  const message = `${timeZone} is not the time of ${address.state}: is it that of the office?`
  yield hintAt(entry, ['timeZone'], message)
}

/** Hints at days that have passed, and at hours that are too many or missing. */
function* dayProblems(entry: Entry<Company>, today: Date): Generator<Problem> {
  for (const { path, schema, value, parent } of fieldValuesIn(
    fieldSchemaOf(companySchema),
    entry.values,
  )) {
    const isLastDay = path.at(-1) === 'through' || !Object.hasOwn(parent ?? {}, 'through')
    if (schema.format !== 'date' || path[0] === 'licenses' || !isLastDay) continue
    if (String(value) >= isoDate(today)) continue
    yield hintAt(entry, path, `${String(value)} has passed: write the next one, or take it out`)
  }
  for (const [index, { hours, opens = '', closes = '' }] of entry.fields.hours.entries()) {
    // 8am-5am is 21 hours.
    if (closes === '00:00' || closes >= opens || parseInt(opens) - parseInt(closes) > 5) continue
    const message = `${hours} goes on until the next day: look at am and pm`
    yield hintAt(entry, ['hours', index], message)
  }
  const named = entry.fields.hours.flatMap(({ weekdays }) => weekdays)
  const missing = weekdays.filter((day) => !named.includes(day))
  if (missing.length === 0) return
  const days = missing.map((day) => day.slice(0, 3)).join(', ')
  const message = `The hours say nothing of ${missing.join(' and ')}: write when you are open, or { days: '${days}', hours: closed }`
  yield hintAt(entry, ['hours'], message)
}

function* addressProblems(entry: Entry<Company>, environment: Environment): Generator<Problem> {
  const { siteUrl, social } = entry.fields
  if (siteAddress(siteUrl, environment).isPreview) {
    const message =
      'A build here is a preview, which search engines are kept away from: take SITE_URL out of the environment'
    yield problemAt(entry, ['siteUrl'], message)
  }
  for (const [index, { url }] of social.entries()) {
    if (new URL(url).pathname !== '/') continue
    const message = `${url} leads to the network, and not to the business: put the address of its own page there`
    yield problemAt(entry, ['social', index, 'url'], message)
  }
}

function* claimProblems(entry: Entry<Company>): Generator<Problem> {
  const { claims } = entry.fields
  for (const [claim, { confirmed }] of Object.entries(claims)) {
    if (confirmed) continue
    const message = `Nobody has confirmed the claim "${claim}": set confirmed to true if it is true of the business; if not, take its line out`
    yield problemAt(entry, ['claims', claim], message)
  }
  const { rating, ...others } = claims
  if (rating && !(/\d/.test(rating.from ?? '') && rating.url)) {
    const message =
      'The site gives a rating, and not whose: put the count and the source in from, as in "212 Google reviews, November 2026", and the address in url'
    yield problemAt(entry, ['claims', 'rating'], message)
  }
  for (const [claim, { url }] of Object.entries(others)) {
    if (url || !claim.startsWith('affiliation')) continue
    const message =
      'The site names an affiliation that nobody can look up: put the address that shows it in url, and say what the tie is in content/pages/about.yaml, or take its line out'
    yield problemAt(entry, ['claims', claim], message)
  }
}

/** Hints at claims that other fields of the company put in doubt. */
function* promiseHints(entry: Entry<Company>, today: Date): Generator<Problem> {
  const { address, claims, founded, hours } = entry.fields
  const yearsInBusiness = founded && today.getFullYear() - founded
  if (claims['same-day'] && !address.street) {
    const message =
      'Without an office that customers can visit, work on the day of the call may have to wait three business days (home solicitation): ask a lawyer'
    yield hintAt(entry, ['claims', 'same-day'], message)
  }
  if (claims.years?.value && yearsInBusiness && parseInt(claims.years.value) !== yearsInBusiness) {
    const message = `From ${founded} to now it is ${yearsInBusiness} years: count them each January`
    yield hintAt(entry, ['claims', 'years'], message)
  }
  const isClosedSomeday = hours.some(({ opens }) => !opens)
  if (isClosedSomeday && /\bhours?\b/.test(claims['reply-time']?.value ?? '')) {
    const message =
      'A message before a day on which you are closed has to be answered in these hours, too: is it?'
    yield hintAt(entry, ['claims', 'reply-time'], message)
  }
}

/**
 * The home page of a form service, forms of Google, which take only what is written on their own page, and its scripts, which
 * answer from another host.
 */
const takesNoForms =
  /^https:\/\/(?:(?:www\.)?(?:formspree\.io(?:\/f)?|formsubmit\.co|getform\.io)\/?$|formspree\.io\/forms\/|(?:docs|script)\.google\.com\/|forms\.gle\/)/

function formProblems(entry: Entry<Company>): Problem[] {
  const message = formProblem(entry.fields.forms)
  return message ? [problemAt(entry, ['forms'], message)] : []
}

function formProblem({ endpoint = '', fields = {} }: Partial<Company['forms']> = {}) {
  if (!endpoint) return 'The estimate form sends nothing: set forms.endpoint, as docs/forms.md says'
  if (endpoint.startsWith('https://api.web3forms.com') && !fields.access_key) {
    return 'Web3Forms cannot tell whose form it is: write the key that it gave you as access_key into forms.fields'
  }
  if (takesNoForms.test(endpoint)) {
    return `${endpoint} is no address that takes forms: put the one that your form service gave you, as docs/forms.md says`
  }
  return undefined
}

const licenseNoticeDays = 60
const dayMilliseconds = 86_400_000

function licenseProblems(entry: Entry<Company>, today: Date): Problem[] {
  return entry.fields.licenses.flatMap(({ number, expires }, index) => {
    // A license is valid on its last day, too.
    const daysLeft = Math.ceil((Date.parse(expires) - today.getTime()) / dayMilliseconds)
    if (daysLeft >= licenseNoticeDays) return []
    const state = daysLeft < 0 ? 'has expired' : `expires in ${daysLeft} days`
    const message = `License ${number} ${state}: put the day on which the renewed one ends, or take the license out`
    const problem = daysLeft < 0 ? problemAt : hintAt
    return [problem(entry, ['licenses', index], message)]
  })
}

/** Consent banners, chats, and the container of Tag Manager, which put styles or code of their own into a page. */
const blockedScripts =
  /\/gtm\.js|cookiebot|cookieyes|iubenda|onetrust|osano|termly|usercentrics|tawk\.to|tidio|crisp\.chat|intercom|livechat|zdassets|hs-scripts|olark|podium/

/** Hints at scripts that work whole only on a host without headers. */
function scriptProblems(entry: Entry<Company>): Problem[] {
  return entry.fields.thirdPartyScripts.flatMap(({ src }, index) => {
    if (!blockedScripts.test(src)) return []
    const message =
      'It has styles or “Custom HTML” of its own, which the headers of Cloudflare, Netlify, Vercel, nginx, and Apache block: a banner or a chat then stands there bare, without working buttons. GitHub Pages has no headers'
    return [hintAt(entry, ['thirdPartyScripts', index], message)]
  })
}

/** Hints at facts that only the owner can add. */
function missingFacts(entry: Entry<Company>): Problem[] {
  const { people, reviewer } = entry.fields
  const companyFields = fieldSchemaOf(companySchema)
  const answers = (['calls', 'paying', 'alsoFor'] as const).flatMap((group) => {
    const schema = partOf(companyFields, group)
    const names = Object.keys(schema?.properties ?? {})
      // A latest call needs the claim of the same day.
      .filter((name) => !['sample', 'sameDayUntil'].includes(name))
    const empty = names.filter((name) => !valuesOf(entry.fields[group])[name]?.length)
    return empty.map((name) => `${meaningOf(schema, name)} (${group}.${name})`)
  })
  const missing = [
    ...(people.length > 0 ? [] : ['whom visitors will meet (people)']),
    ...(reviewer ? [] : ['who checks the articles (reviewer)']),
    ...answers,
  ]
  if (missing.length === 0) return []
  const message = `People ask before they call, and the site doesn’t say: ${missing.join(', ')}`
  return [hintAt(entry, ['calls'], message)]
}

const valuesOf = (group: object = {}) =>
  group as Record<string, string | readonly string[] | undefined>

/** What a field says, in the first words of its description. */
function meaningOf(schema: FieldSchema | undefined, name: string) {
  const [what = ''] = (schema && partOf(schema, name))?.description?.split(/[:,.]/, 1) ?? []
  return what.charAt(0).toLowerCase() + what.slice(1)
}

/** Reports what is marked as a sample anywhere in the content, and reviews whose stars nobody gave. The company's own mark is for the tests alone. */
export function* sampleProblems(entry: Entry): Generator<Problem> {
  const law = '(16 CFR 465.2)'
  const { schema } = findCollection(entry.collection as Name)
  for (const { path, value } of fieldValuesIn(fieldSchemaOf(schema), entry.values)) {
    const { sample, quote, rating } = Object(value) as Partial<Review>
    if (sample && path.length > 0) {
      const message = `This is a sample, and the law forbids publishing it as true ${law}: put what is true of the business, and take sample out`
      yield problemAt(entry, [...path, 'sample'], message)
    } else if (quote && rating === undefined) {
      const message = `This review would show five stars that nobody gave ${law}: write those of the customer in rating, or take the review out`
      yield problemAt(entry, path, message)
    }
  }
}

/** The optional terms of a service that only the owner can fill. */
const ownerTerms = [
  'minimum',
  'plans',
  'examples',
  'visitLength',
  'followUps',
  'extra',
  'notCovered',
  'methods',
] as const

/** Words of a fee for what the claim `free-estimate` calls free: coming and looking. */
const feeToLook = /\b(com(e|ing)|look(ing)?|inspect\w*|visits?|trips?|estimates?)\b/i

/** Reports what service-terms.yaml lacks. It reads `entry.values`, because `entry.fields` has no `false` for fields that the owner leaves out for good. */
export function serviceTermsProblems(
  entry: Entry<FieldsOf<'service-terms'>>,
  { licenses, claims }: Pick<Company, 'licenses' | 'claims'>,
): Problem[] {
  const services = Object.entries(entry.values as z.input<typeof serviceTermsSchema>)
  return services.flatMap(([slug, terms]) => {
    const { guarantee, guaranteeLength, minimum } = entry.fields[slug] ?? {}
    const problems: Problem[] = []
    const isLicensed = licenses.some(({ services = [slug] }) => services.includes(slug))
    if (!isLicensed && !/^false$/i.test(String(terms.license))) {
      const message =
        'No license of company.yaml covers this service: put its number in licenses, take the service out, or write license: false where the work needs none'
      problems.push(problemAt(entry, [slug], message))
    }
    if (claims['free-estimate'] && feeToLook.test(minimum ?? '')) {
      const message =
        'The site says that looking is free, and here it costs something: say what the first treatment costs, or take free-estimate out of the claims'
      problems.push(problemAt(entry, [slug, 'minimum'], message))
    }
    if (claims['no-contracts'] && terms.plans?.length) {
      const message =
        'The site says “no contracts”, and a plan renews itself: say in content/pages/terms-of-service.yaml how a customer ends it'
      problems.push(hintAt(entry, [slug, 'plans'], message))
    }
    if (terms.range === undefined || terms.range === null) {
      const message =
        'The site doesn’t say what the work usually costs, for which visitors look first: write it in range, or false to leave it out'
      problems.push(problemAt(entry, [slug, 'range'], message))
    }
    if (guarantee && !guaranteeLength) {
      const message =
        'The site promises a guarantee and doesn’t say how long it lasts, which nobody can know before they pay (16 CFR 239.3): write it in guaranteeLength, or take the claim out'
      problems.push(problemAt(entry, [slug, 'guaranteeLength'], message))
    }
    const missing = ownerTerms.filter(
      (name) => (terms[name] ?? null) === null && (name !== 'notCovered' || guarantee),
    )
    if (missing.length > 0) {
      const schema = partOf(fieldSchemaOf(serviceTermsSchema), slug)
      const meanings = missing.map((name) => `${meaningOf(schema, name)} (${name})`)
      const message = `The site doesn’t say: ${meanings.join(', ')}. Write it in each field, or false to leave it out, or [] for a list`
      problems.push(hintAt(entry, [slug], message))
    }
    return problems
  })
}
