import type { z } from 'zod'
import { reservedDomain } from './rules'
import { sampleName } from './sample'
import type { Company } from '@/lib/company/company-schema'
import type { Entry } from '@/lib/content/load'
import type { Path, Problem } from '@/lib/content/problems'
import type { FieldsOf } from '@/lib/content/registry'
import type { Office } from '@/lib/guide/office-schema'
import type { Review } from '@/lib/reviews/review-schema'
import { siteAddress } from '@/lib/seo/site-address'
import type { serviceTermsSchema } from '@/lib/services/service-terms-schema'

/** Adds a problem of an entry where something is wrong: in a sentence, what it is and what to do. */
type Tell = (isWrong: unknown, path: Path, message: string, isHint?: 'hint' | false) => void

function problemsOf({ file, lineOf }: Entry, look: (tell: Tell) => void): Problem[] {
  const problems: Problem[] = []
  look((isWrong, path, message, isHint) => {
    const problem = { file, line: lineOf(path), message }
    if (isWrong) problems.push(isHint ? { ...problem, isHint: true } : problem)
  })
  return problems
}

/** What runs out, such as a license, is told for this long before. */
const noticeDays = 60
const dayMilliseconds = 86_400_000

/**
 * What content/company.yaml still lacks: a name and an address of its own, the owner's word for each claim, forms that
 * somebody reads, and what has expired or will soon.
 */
export function companyProblems(
  entry: Entry<Company>,
  environment: Readonly<Record<string, string | undefined>>,
  today: Date,
): Problem[] {
  const { name, wordmark, siteUrl, social, claims } = entry.fields
  const { forms, licenses, people, reviewer } = entry.fields
  return problemsOf(entry, (tell) => {
    const placeholder = 'This is the placeholder name: put the name of the business'
    tell(name.includes(sampleName), ['name'], placeholder)
    tell(wordmark.join(' ') === sampleName, ['wordmark'], placeholder)
    const isLive = /^https:\/\/(?!localhost)/.test(siteUrl)
    const noSite = `"${siteUrl}" is no address of a live site: put the https address that visitors will use`
    tell(!isLive, ['siteUrl'], noSite)
    const preview =
      'A build here is a preview, which search engines are kept away from: take SITE_URL out of the environment'
    tell(siteAddress(siteUrl, environment).isPreview, ['siteUrl'], preview)
    for (const [index, { url }] of social.entries()) {
      const message = `${url} leads to the network, and not to the business: put the address of its own page there`
      tell(new URL(url).pathname === '/', ['social', index, 'url'], message)
    }
    for (const [claim, { confirmed }] of Object.entries(claims)) {
      const message = `Nobody has confirmed the claim "${claim}": set confirmed to true if it is true of the business; if not, take its line out`
      tell(!confirmed, ['claims', claim], message)
    }
    const formProblem = problemOfForms(forms?.endpoint)
    tell(formProblem, ['forms'], formProblem)

    for (const [index, { number, expires }] of licenses.entries()) {
      // It holds on its last day, too.
      const daysLeft = Math.ceil((Date.parse(expires) - today.getTime()) / dayMilliseconds)
      const state = daysLeft < 0 ? 'has expired' : `expires in ${daysLeft} days`
      const message = `License ${number} ${state}: put the day on which the renewed one ends, or take the license out`
      tell(daysLeft < noticeDays, ['licenses', index], message, daysLeft >= 0 && 'hint')
    }

    const nobody = 'The site doesn’t say whom visitors will meet: name them behind people'
    tell(people.length === 0, ['people'], nobody, 'hint')
    const noReviewer = 'The articles don’t say who checks them: name somebody behind reviewer'
    tell(!reviewer, ['reviewer'], noReviewer, 'hint')
    const license = Object.keys(claims).find((claim) => claim.startsWith('licensed')) ?? ''
    const noNumber =
      'The site says that the business is licensed, and gives no number: put it behind licenses'
    tell(license && licenses.length === 0, ['claims', license], noNumber, 'hint')
    const { rating } = claims
    const noBasis =
      'The site gives a rating, and not whose: put the count and the source behind from, as in "212 Google reviews", and the address behind url'
    tell(rating && !(rating.from && rating.url), ['claims', 'rating'], noBasis, 'hint')
    const unsaid = unsaidFacts(entry.fields)
    const asked = `People ask before they call, and the site doesn’t say: ${unsaid.join(', ')}`
    tell(unsaid.length > 0, ['calls'], asked, 'hint')
  })
}

/** What only the owner knows of the business, and has not filled in: each with its field. */
function unsaidFacts({ calls, paying, alsoFor }: Company) {
  const facts = {
    'who answers (calls.answeredBy)': calls?.answeredBy,
    'until when a call is in time for the same day (calls.sameDayUntil)': calls?.sameDayUntil,
    'how closely you say when you come (calls.arrivalWindow)': calls?.arrivalWindow,
    'what a visit costs after hours (calls.afterHours)': calls?.afterHours,
    'which languages you speak (calls.languages)': calls?.languages.length,
    'what happens after a call (calls.steps)': calls?.steps.length,
    'paying over time (paying.financing)': paying?.financing,
    'who pays less (paying.discounts)': paying?.discounts.length,
    'what you do for landlords (alsoFor.landlords)': alsoFor?.landlords,
    'what you do for home sales (alsoFor.realtors)': alsoFor?.realtors,
  }
  return Object.entries(facts).flatMap(([fact, value]) => (value ? [] : fact))
}

/** What keeps forms from being read by somebody. Empty where nothing does. */
function problemOfForms(endpoint: string | undefined): string {
  if (!endpoint) return 'The estimate form sends nothing: set forms.endpoint, as docs/forms.md says'
  const isForTests = endpoint.startsWith('http:') || endpoint.search(reservedDomain) >= 0
  return isForTests
    ? `The forms go to ${endpoint}, where nobody reads them: set forms.endpoint to the address of your form service`
    : ''
}

/** Reviews that no customer has written, or of which nobody can tell where. */
export function reviewProblems(entry: Entry<FieldsOf<'reviews'>>): Problem[] {
  const { services, ...pages } = entry.fields
  return problemsOf(entry, (tell) => {
    for (const [page, list] of Object.entries(pages)) tellOfReviews(tell, list, [page])
    for (const [slug, list] of Object.entries(services)) {
      tellOfReviews(tell, list, ['services', slug])
    }
  })
}

/** The same of the reviews of one place. */
export function placeReviewProblems(entry: Entry<FieldsOf<'locations'>>): Problem[] {
  return problemsOf(entry, (tell) => tellOfReviews(tell, entry.fields.reviews, ['reviews']))
}

function tellOfReviews(tell: Tell, reviews: readonly Review[], path: Path) {
  const law = 'and the law forbids publishing reviews that no customer wrote (16 CFR 465.2)'
  const isSample = `This review is a sample, ${law}: put what a customer wrote, with their name and consent, and sample: false`
  const noSource = `This review says nowhere where a customer wrote it, ${law}: name it behind source, with its address, or take the review out`
  for (const [index, { sample, source }] of reviews.entries()) {
    tell(sample, [...path, index, 'sample'], isSample)
    tell(!sample && !source, [...path, index], noSource)
  }
}

/** A hint while no page of a place shows anything that was done or written there. */
export function firsthandProblems(entries: readonly Entry<FieldsOf<'locations'>>[]): Problem[] {
  const [first] = entries
  const isBare = entries.every(({ fields: { work, reviews, technician } }) => {
    return work.length === 0 && reviews.length === 0 && !technician
  })
  if (!first || !isBare) return []
  const message =
    'No page of a place has a job, a review or a technician of its own: fill in work, reviews or technician of the places where you have worked'
  return problemsOf(first, (tell) => tell(true, ['city'], message, 'hint'))
}

/** What only the owner knows of a service, by its field: the words for what the site does not say without it. */
const ownersTerms = {
  minimum: 'the least you charge',
  plans: 'your plans and their prices',
  examples: 'what up to three real jobs cost',
  visitLength: 'how long a visit takes',
  notCovered: 'what the guarantee leaves out',
  methods: 'how one can pay',
}

/** The owner's terms that are empty, where false would leave them out for good: `values` has it, and `fields` has not. */
export function serviceTermsProblems(entry: Entry<FieldsOf<'service-terms'>>): Problem[] {
  const services = Object.entries(entry.values as z.input<typeof serviceTermsSchema>)
  return problemsOf(entry, (tell) => {
    for (const [slug, terms] of services) {
      const { guarantee, guaranteeLength } = entry.fields[slug] ?? {}
      const noRange =
        'The site doesn’t say what the work usually costs, for which visitors look first: write it behind range, or false to leave it out'
      tell(terms.range === undefined || terms.range === null, [slug, 'range'], noRange)
      const noLength =
        'The site promises a guarantee and doesn’t say how long it lasts, which nobody can know before they pay (16 CFR 239.3): write it behind guaranteeLength, or take the claim out'
      tell(guarantee && !guaranteeLength, [slug, 'guaranteeLength'], noLength)
      const unsaid = Object.entries(ownersTerms).flatMap(([field, what]) => {
        const isEmpty = (terms[field as keyof typeof terms] ?? null) === null
        const isAsked = field !== 'notCovered' || guarantee
        return isEmpty && isAsked ? `${what} (${field})` : []
      })
      const asked = `The site doesn’t say: ${unsaid.join(', ')}. Write it behind each field, or false to leave it out, or [] for a list`
      tell(unsaid.length > 0, [slug], asked, 'hint')
    }
  })
}

/** Numbers of offices that nobody has called: somebody with a bat above the bed will. */
export function uncalledOffices(entry: Entry<{ offices: Office[] }>): Problem[] {
  return problemsOf(entry, (tell) => {
    for (const [index, { name, phone, called }] of entry.fields.offices.entries()) {
      const message = `Nobody has called ${phone}, the number of ${name}: call it, ask for its hours, and write the day behind called`
      tell(phone && !called, ['offices', index], message, 'hint')
    }
  })
}
