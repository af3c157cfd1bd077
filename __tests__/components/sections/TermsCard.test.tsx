import { render, screen } from '@testing-library/react'
import { changeCompany } from '../../support/change-company'
import { LocationTerms } from '@/app/locations/[slug]/_sections/LocationTerms'
import { serviceAnswers, TermsCard } from '@/components/sections/TermsCard'
import type { TermsContent } from '@/lib/services/service-terms-schema'
import { services, termsForService } from '@/lib/services/services'
import { company } from '@/lib/site/company'
import { everyPage, serviceTerms } from '@/lib/site/page-copy'

/** The second one has no optional fields. */
const [ticks, docks] = services().map(({ slug }) => termsForService(slug))

const { labels } = serviceTerms()

const texts = (role: 'term' | 'definition') =>
  screen.getAllByRole(role).map(({ textContent }) => textContent)

const showTerms = (terms: TermsContent) => render(<TermsCard answers={serviceAnswers(terms)} />)

test('empty optional fields have no term', () => {
  changeCompany({ calls: undefined, paying: undefined, alsoFor: undefined })
  showTerms({ ...docks!, notCovered: 'Lamps next door.' })
  const { who, price, visits, prepare, reentry, payment } = labels
  const filled = [who, price, visits, prepare, reentry, payment]
  expect(texts('term')).toEqual(Object.values(labels).filter((label) => filled.includes(label)))
  expect(texts('definition').filter(Boolean)).toHaveLength(filled.length)
})

test('filled optional fields are shown', () => {
  const filled = {
    visitLength: 'An hour.',
    followUps: 'One is in it.',
    extra: 'The shovel.',
    methods: 'Checks.',
    notCovered: 'Ticks next door.',
  }
  showTerms({ ...ticks!, ...filled, guarantee: 'We treat again.' })
  const { calls, paying, alsoFor } = company()
  expect(texts('definition')).toEqual(
    expect.arrayContaining([
      calls?.answeredBy,
      'English, Polish',
      calls?.steps.join(''),
      calls?.arrivalWindow,
      calls?.afterHours,
      calls?.atHome,
      calls?.canceling,
      'The summer ($280), six visits, May to October',
      ...Object.values(filled),
      paying?.financing,
      paying?.discounts[0],
      alsoFor?.businesses,
      alsoFor?.landlords,
      alsoFor?.realtors,
    ]),
  )
})

test('lengths and limits of a sample are marked', () => {
  showTerms({ ...ticks!, sample: true, visitLength: 'An hour.' })
  expect(texts('definition')).toContain(`An hour. (${everyPage().reviews.samples})`)
})

test('the terms do not repeat the answers of the hero', () => {
  showTerms({ ...ticks!, range: { from: '$10', to: '$20 a room' } })
  const { soon, range, license, again } = labels
  const repeated = [soon, range, license, again].filter((label) => texts('term').includes(label))
  expect(repeated).toEqual([])
})

test('a location shows the jobs done there, and its technician', () => {
  const job = /^\$120, Huron, June 2026\. Forty tires/
  const { unmount } = render(<LocationTerms city="Huron" technician="Ola Nowak" />)
  expect(screen.getByText(job)).toBeInTheDocument()
  expect(screen.getByText(/^Ola Nowak, our skipper\./)).toBeInTheDocument()
  unmount()
  render(<LocationTerms city="Avon" />)
  expect(screen.queryByText(job)).not.toBeInTheDocument()
})

test('a location shows its own terms before those of every visit', () => {
  const own = { price: ['how many old flues there are'] }
  render(<LocationTerms city="Avon" terms={own} />)
  expect(texts('definition')).toContain([...own.price, ...ticks!.price].join(''))
  expect(texts('term')).not.toContain(labels.prepare)
  expect(texts('definition')).toEqual(expect.arrayContaining([ticks!.reentry, ticks!.payment]))
})
