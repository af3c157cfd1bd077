import type { z } from 'zod'
import { reservedDomain } from './rules'
import { sampleName, sampleStreet } from './sample'
import type { Company } from '@/lib/company/company-schema'
import { securityContactExpiry } from '@/lib/company/security-contact'
import type { Entry } from '@/lib/content/load'
import type { Problem } from '@/lib/content/problems'
import type { FieldsOf } from '@/lib/content/registry'
import { isEndpoint } from '@/lib/forms/settings'
import type { Office } from '@/lib/guide/office-schema'
import { siteAddress } from '@/lib/seo/site-address'
import type { serviceTermsSchema } from '@/lib/services/service-terms-schema'
import { utcDay, wallClock } from '@/lib/wall-clock'

/** Adds a problem of an entry where something is wrong. */
type Tell = (
  isWrong: unknown,
  path: readonly (string | number)[],
  message: string,
  fix: string,
) => void

function problemsOf({ file, lineOf }: Entry, look: (tell: Tell, hint: Tell) => void): Problem[] {
  const problems: Problem[] = []
  const teller =
    (kind: Pick<Problem, 'isHint'>): Tell =>
    (isWrong, path, message, fix) => {
      if (isWrong) problems.push({ file, line: lineOf(path), message, fix, ...kind })
    }
  look(teller({}), teller({ isHint: true }))
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
  const { name, wordmark, address, siteUrl, social, claims } = entry.fields
  const { forms, licenses, securityContactChecked, timeZone, people, reviewer, texts } =
    entry.fields
  return problemsOf(entry, (tell, hint) => {
    const setName = 'Put the name of the business.'
    tell(name.includes(sampleName), ['name'], 'This is the placeholder name', setName)
    tell(wordmark.join(' ') === sampleName, ['wordmark'], 'This is the placeholder name', setName)
    const setStreet = 'Put the street of the office.'
    const street = ['address', 'street']
    tell(address.street === sampleStreet, street, 'This is the placeholder street', setStreet)

    const isLive = /^https:\/\/(?!localhost)/.test(siteUrl)
    const setAddress = 'Set siteUrl to the https address that visitors will use.'
    tell(!isLive, ['siteUrl'], `"${siteUrl}" is no address of a live site`, setAddress)
    const { isPreview } = siteAddress(siteUrl, environment)
    const preview = 'A build here is a preview, which search engines are kept away from'
    tell(isPreview, ['siteUrl'], preview, 'Take SITE_URL out of the environment.')
    for (const [index, { url }] of social.entries()) {
      const message = `${url} leads to the network, and not to the business`
      const fix = 'Put the address of its own page there.'
      tell(new URL(url).pathname === '/', ['social', index, 'url'], message, fix)
    }

    for (const [claim, { confirmed }] of Object.entries(claims)) {
      const fix = 'Set confirmed to true if it is true of the business; if not, take its line out.'
      tell(!confirmed, ['claims', claim], `Nobody has confirmed the claim "${claim}"`, fix)
    }
    const { FORMS_ENDPOINT: endpoint } = environment
    const formProblem = problemOfForms(endpoint || forms?.endpoint)
    const setForms = endpoint
      ? 'Set FORMS_ENDPOINT to the https address of your form service, or leave it out.'
      : 'Set forms.endpoint to the address of your form service: docs/forms.md.'
    tell(formProblem, ['forms'], formProblem, setForms)

    const day = new Date(utcDay(wallClock(today, timeZone)))
    for (const [index, { number, expires }] of licenses.entries()) {
      const daysLeft = daysUntil(new Date(expires), day)
      const message = `License ${number} ${expiry(daysLeft)}`
      const fix = 'Put the day on which the renewed one ends, or take the license out.'
      const warn = daysLeft < 0 ? tell : hint
      warn(daysLeft < noticeDays, ['licenses', index], message, fix)
    }
    const daysLeft = daysUntil(securityContactExpiry(securityContactChecked), today)
    const check =
      'Make sure that the e-mail address is read, and set securityContactChecked to the day of today.'
    const checked = ['securityContactChecked']
    tell(daysLeft < noticeDays, checked, `security.txt ${expiry(daysLeft)}`, check)

    const fill = (field: string) =>
      `Put them behind ${field}, as lib/company/company-schema.ts says.`
    const nobody = 'The site doesn’t say whom visitors will meet'
    hint(people.length === 0, ['people'], nobody, fill('people'))
    hint(!reviewer, ['reviewer'], 'The articles don’t say who checks them', fill('reviewer'))
    const license = Object.keys(claims).find((claim) => claim.startsWith('licensed')) ?? ''
    const noNumber = 'The site says that the business is licensed, and gives no number'
    hint(license && licenses.length === 0, ['claims', license], noNumber, fill('licenses'))
    const unread = 'The number for texts is not shown: nobody has said that they are read'
    const setRead = 'Set isRead to true once somebody does, or take texts out.'
    hint(texts && !texts.isRead, ['texts'], unread, setRead)
  })
}

function problemOfForms(endpoint: string | undefined): string {
  if (!endpoint) return 'The estimate form sends nothing: forms.endpoint is not set'
  if (!isEndpoint(endpoint)) return `The forms cannot be sent to "${endpoint}"`
  const isForTests = endpoint.startsWith('http:') || endpoint.search(reservedDomain) >= 0
  return isForTests ? `The forms go to ${endpoint}, where nobody reads them` : ''
}

function daysUntil(date: Date, today: Date) {
  return Math.floor((date.getTime() - today.getTime()) / dayMilliseconds)
}

function expiry(daysLeft: number) {
  return daysLeft < 0 ? 'has expired' : `expires in ${daysLeft} days`
}

/** Reviews that no customer has written, or of which nobody can tell where. */
export function reviewProblems(entry: Entry<FieldsOf<'reviews'>>): Problem[] {
  const { services, ...pages } = entry.fields
  const lists = [
    ...Object.entries(pages).map(([page, list]) => ({ path: [page], list })),
    ...Object.entries(services).map(([slug, list]) => ({ path: ['services', slug], list })),
  ]
  const law = 'The law forbids publishing reviews that no customer wrote (16 CFR 465.2)'
  return problemsOf(entry, (tell) => {
    for (const { path, list } of lists) {
      for (const [index, { sample, source }] of list.entries()) {
        const replace = 'Put what a customer wrote, with their name and consent, and sample: false.'
        tell(sample, [...path, index, 'sample'], `This review is a sample. ${law}`, replace)
        const unknown = `This review says nowhere where a customer wrote it. ${law}`
        const name = 'Name it behind source, with its address, or take the review out.'
        tell(!sample && !source, [...path, index], unknown, name)
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
  return problemsOf(entry, (tell, hint) => {
    for (const [slug, terms] of services) {
      for (const [field, what] of Object.entries(ownersTerms)) {
        const isEmpty = !(field in terms) && (field !== 'guaranteeLength' || terms.guarantee)
        // Visitors look for the price first.
        const warn = field === 'range' ? tell : hint
        const fix = `Write it behind ${field}, or false to leave it out.`
        warn(isEmpty, [slug, field], `The site doesn’t say ${what}`, fix)
      }
    }
  })
}

/** Numbers of offices that nobody has called: somebody with a bat above the bed will. */
export function officeProblems(entry: Entry<{ offices: Office[] }>): Problem[] {
  return problemsOf(entry, (_, hint) => {
    for (const [index, { name, phone, called }] of entry.fields.offices.entries()) {
      const message = `Nobody has called ${phone}, the number of ${name}`
      const fix = 'Call it, ask for its hours, and write the day behind called.'
      hint(phone && !called, ['offices', index], message, fix)
    }
  })
}
