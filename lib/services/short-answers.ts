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
  return shortAnswers(terms, {
    soon: [terms.soon, sameDay()],
    prices: [terms.range && withSampleMark(rangeText(terms.range), terms), terms.minimum],
    licenses: licenseLines([slug]),
  })
}

/** The answers about the first service in a location, after its ZIP codes and county. */
export function answersForLocation(location: Location): ShortAnswer[] {
  const { terms: own, jobs } = location
  const zipCodes = ownFirst(location.zipCodes)
  const [{ slug, name }] = services()
  const terms = termsForService(slug)
  // Another service may have another length.
  const guaranteeLength = terms.guaranteeLength && `${name}: ${terms.guaranteeLength}`
  const shown = zipCodes.slice(0, zipCodes.length > shownZipCodes + 2 ? shownZipCodes : undefined)
  const rest = zipCodes.slice(shown.length)
  const words = locationPage()
  const beforeCounty = (codes: readonly string[]) =>
    [codes.join(', '), countyLine(location)].filter(Boolean).join(' · ')
  const more = fill(words.moreZipCodes, { count: rest.length })
  const codes = {
    label: zipCodes.length > 1 ? words.zipCodes : words.zipCode,
    ...(rest.length > 0
      ? { lines: [shown.join(', ')], folded: { label: more, text: beforeCounty(rest) } }
      : { lines: [beforeCounty(shown)] }),
  }
  return [
    ...(zipCodes.length > 0 ? [codes] : []),
    ...(jobs ? [{ label: words.jobs, lines: [fill(words.jobCount, jobs)] }] : []),
    ...shortAnswers(
      { ...terms, guaranteeLength },
      {
        // A city far away has an answer of its own, which a visit on the same day would contradict.
        soon: own?.soon ? [own.soon] : [terms.soon, sameDay()],
        prices: rangesByService(own?.ranges),
        licenses: licenseLines(
          services().map(({ slug }) => slug),
          location.state,
        ),
      },
    ),
  ]
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

type OwnerAnswers = {
  /** How soon somebody comes, a line each. */
  soon: readonly (string | undefined)[]
  /** Prices that the owner gives, a line each. */
  prices: readonly (string | undefined)[]
  licenses: readonly string[]
}

function shortAnswers(
  terms: TermsContent,
  { soon, prices, licenses }: OwnerAnswers,
): ShortAnswer[] {
  const { guarantee, guaranteeLength } = terms
  const hasPrice = prices.some(Boolean)
  const rows = [
    { label: labels().soon, lines: soon },
    {
      label: hasPrice ? labels().range : labels().estimate,
      lines: hasPrice ? prices : [serviceTerms().estimate],
    },
    { label: labels().license, lines: licenses },
    {
      label: labels().again,
      lines: guarantee
        ? [serviceTerms().again, guaranteeLength && withSampleMark(guaranteeLength, terms)]
        : [],
    },
  ]
  return rows.flatMap(({ label, lines }) => {
    const filled = lines.flatMap((line) => line || [])
    return filled.length > 0 ? [{ label, lines: filled }] : []
  })
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
