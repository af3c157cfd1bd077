import type { Service } from './service-schema'
import type { TermsContent } from './service-terms-schema'
import { services, termsForService } from './services'
import { fill } from '@/lib/content/fill'
import type { Location } from '@/lib/locations/location-schema'
import { countyLine } from '@/lib/locations/locations'
import { company } from '@/lib/site/company'
import { locationPage, serviceTerms, withSampleMark } from '@/lib/site/page-copy'

/** One row of answers below the heading of a page, for visitors who decide whether to call. */
export type ShortAnswer = {
  label: string
  lines: readonly string[]
  /** Text that is too long for the first screen, behind a label that opens it. */
  folded?: { label: string; text: string }
}

/** With more of them, the answer to how soon somebody comes would not be on the first screen of a phone. */
const shownZipCodes = 4

const labels = () => serviceTerms().labels

/** The answers about a service. An answer without text is left out. */
export function answersForService({ slug }: Pick<Service, 'slug'>): ShortAnswer[] {
  const terms = termsForService(slug)
  return [
    ...answer(labels().soon, [terms.soon, sameDay()]),
    ...priceAnswer([terms.range && withSampleMark(rangeText(terms.range), terms), terms.minimum]),
    ...answer(labels().license, licenseLines([slug])),
    ...guaranteeAnswer(terms, terms.guaranteeLength),
  ]
}

/** The answers about the first service in a location, after its ZIP codes and county. */
export function answersForLocation(location: Location): ShortAnswer[] {
  const { terms: own, jobs, state } = location
  const [{ slug, name }] = services()
  const terms = termsForService(slug)
  const slugs = services().map(({ slug }) => slug)
  return [
    ...zipCodeAnswer(location),
    ...answer(locationPage().jobs, [jobs && fill(locationPage().jobCount, jobs)]),
    // A city far away has an answer of its own, which a visit on the same day would contradict.
    ...answer(labels().soon, own?.soon ? [own.soon] : [terms.soon, sameDay()]),
    ...priceAnswer(rangesByService(own?.ranges)),
    ...answer(labels().license, licenseLines(slugs, state)),
    // Another service may have another length.
    ...guaranteeAnswer(terms, terms.guaranteeLength && `${name}: ${terms.guaranteeLength}`),
  ]
}

function answer(label: string, lines: readonly (string | undefined)[]): ShortAnswer[] {
  const filled = lines.flatMap((line) => line || [])
  return filled.length > 0 ? [{ label, lines: filled }] : []
}

/** @param prices Those that the owner gives, a line each. */
function priceAnswer(prices: readonly (string | undefined)[]) {
  return prices.some(Boolean)
    ? answer(labels().range, prices)
    : answer(labels().estimate, [serviceTerms().estimate])
}

function guaranteeAnswer(terms: TermsContent, length: string | undefined) {
  if (!terms.guarantee) return []
  return answer(labels().again, [serviceTerms().again, length && withSampleMark(length, terms)])
}

function zipCodeAnswer(location: Location): ShortAnswer[] {
  const words = locationPage()
  const zipCodes = ownFirst(location.zipCodes)
  const shown = zipCodes.slice(0, zipCodes.length > shownZipCodes + 2 ? shownZipCodes : undefined)
  const rest = zipCodes.slice(shown.length)
  const beforeCounty = (codes: readonly string[]) =>
    [codes.join(', '), countyLine(location)].filter(Boolean).join(' · ')
  if (zipCodes.length === 0) return []
  const label = zipCodes.length > 1 ? words.zipCodes : words.zipCode
  if (rest.length === 0) return [{ label, lines: [beforeCounty(shown)] }]
  const more = fill(words.moreZipCodes, { count: rest.length })
  return [{ label, lines: [shown.join(', ')], folded: { label: more, text: beforeCounty(rest) } }]
}

/** The ZIP code of the company's office stays among those that a phone shows. */
function ownFirst(zipCodes: readonly string[]) {
  const own = company().address.postalCode
  return [...zipCodes].sort((a, b) => Number(b === own) - Number(a === own))
}

/** Until when a call is in time for a visit on the same day. */
function sameDay() {
  const { sameDayUntil } = company().calls ?? {}
  return sameDayUntil && fill(serviceTerms().sameDayUntil, { time: sameDayUntil })
}

/**
 * The licenses for services with their numbers, or else a text about who licenses these services.
 *
 * @param state Of a location. Left out, the licenses of all states count.
 */
function licenseLines(slugs: readonly string[], state?: string) {
  const licenses = company().licenses.filter(
    ({ services, states }) =>
      (!services || services.some((slug) => slugs.includes(slug))) &&
      (!states || !state || states.includes(state)),
  )
  if (licenses.length > 0) return licenses.map(({ name, number }) => `${name}, ${number}`)
  const words = new Set(slugs.map((slug) => termsForService(slug).license))
  const named = [...words].filter(Boolean)
  return named.length > 0 ? [[...named, ...serviceTerms().license].join(' ')] : []
}

/** @param ranges Those of a location, which replace the general ones. */
function rangesByService(ranges: NonNullable<Location['terms']>['ranges'] = {}) {
  const priced = services().flatMap(({ slug, name }) => {
    const { range, sample } = termsForService(slug)
    const shown = ranges[slug] ?? range
    return shown ? [{ line: `${name}: ${rangeText(shown)}`, sample: sample && !ranges[slug] }] : []
  })
  const sample = priced.some((price) => price.sample)
  // Three marks would move the buttons off the first screen of a phone.
  return priced.map(({ line }, index) =>
    index === priced.length - 1 ? withSampleMark(line, { sample }) : line,
  )
}

/** “From $150 to $300.” */
function rangeText({ from, to }: NonNullable<TermsContent['range']>) {
  return fill(serviceTerms().range, { from, to })
}
