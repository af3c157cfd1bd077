import type { z } from 'zod'
import { reservedDomain } from './rules'
import { sampleName } from './sample'
import type { Company } from '@/lib/company/company-schema'
import type { Entry } from '@/lib/content/load'
import type { Path, Problem } from '@/lib/content/problems'
import type { FieldsOf } from '@/lib/content/registry'
import type { Office } from '@/lib/guide/office-schema'
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
  })
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
  const lists = [
    ...Object.entries(pages).map(([page, list]) => ({ path: [page], list })),
    ...Object.entries(services).map(([slug, list]) => ({ path: ['services', slug], list })),
  ]
  const law = 'and the law forbids publishing reviews that no customer wrote (16 CFR 465.2)'
  const isSample = `This review is a sample, ${law}: put what a customer wrote, with their name and consent, and sample: false`
  const noSource = `This review says nowhere where a customer wrote it, ${law}: name it behind source, with its address, or take the review out`
  return problemsOf(entry, (tell) => {
    for (const { path, list } of lists) {
      for (const [index, { sample, source }] of list.entries()) {
        tell(sample, [...path, index, 'sample'], isSample)
        tell(!sample && !source, [...path, index], noSource)
      }
    }
  })
}

/** What only the owner knows of a service, by its field: the words for what the site does not say without it. */
const ownersTerms = {
  range: 'what the work usually costs',
  visitLength: 'how long a visit takes',
  guaranteeLength: 'how long the guarantee lasts',
  methods: 'how one can pay',
}

/** The owner's terms that are empty, where false would leave them out for good: `values` has it, and `fields` has not. */
export function serviceTermsProblems(entry: Entry<FieldsOf<'service-terms'>>): Problem[] {
  const services = Object.entries(entry.values as z.input<typeof serviceTermsSchema>)
  return problemsOf(entry, (tell) => {
    for (const [slug, terms] of services) {
      for (const [field, what] of Object.entries(ownersTerms)) {
        const isEmpty = !(field in terms) && (field !== 'guaranteeLength' || terms.guarantee)
        const message = `The site doesn’t say ${what}: write it behind ${field}, or false to leave it out`
        // Visitors look for the price first.
        tell(isEmpty, [slug, field], message, field !== 'range' && 'hint')
      }
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
