import { render, screen } from '@testing-library/react'
import { LocationTerms } from '@/app/locations/[slug]/_sections/LocationTerms'
import { serviceAnswers, TermsSection } from '@/components/sections/TermsSection'
import type { TermsContent } from '@/lib/services/service-terms-schema'
import type * as servicesModule from '@/lib/services/services'
import { company } from '@/lib/site/company'
import { everyPage, serviceTerms } from '@/lib/site/page-copy'

/** The terms of a service without any optional fields. */
const terms: TermsContent = {
  sample: false,
  price: ['the size of the house', 'the number of nests'],
  range: undefined,
  minimum: undefined,
  license: undefined,
  soon: 'Tomorrow at noon.',
  visitLength: undefined,
  followUps: undefined,
  extra: undefined,
  visits: [{ animal: 'Moles', visits: 'as many as it takes' }],
  prepare: { text: 'Mow the lawn.' },
  reentry: 'We tell you then.',
  guarantee: 'We treat again.',
  guaranteeLength: undefined,
  notCovered: undefined,
  payment: 'When it is done.',
  methods: undefined,
}
let mockTerms = terms

jest.mock('@/lib/services/services', () => ({
  ...jest.requireActual<typeof servicesModule>('@/lib/services/services'),
  // Only the first service has examples.
  termsForService: (slug: string) =>
    slug === 'mosquito-tick' ? mockTerms : { ...mockTerms, examples: undefined },
}))

const { labels } = serviceTerms()

const texts = (role: 'term' | 'definition') =>
  screen.getAllByRole(role).map(({ textContent }) => textContent)

function showTerms(change: Partial<TermsContent> = {}) {
  mockTerms = { ...terms, ...change }
  render(<TermsSection answers={serviceAnswers(mockTerms)} />)
}

afterEach(() => jest.restoreAllMocks())

test('empty optional fields have no term', () => {
  jest.replaceProperty(company(), 'calls', undefined)
  jest.replaceProperty(company(), 'paying', undefined)
  jest.replaceProperty(company(), 'alsoFor', undefined)
  showTerms({ guarantee: undefined, notCovered: 'Moles next door.' })
  const { who, price, visits, prepare, reentry, payment } = labels
  const filled = [who, price, visits, prepare, reentry, payment]
  expect(texts('term')).toEqual(Object.values(labels).filter((label) => filled.includes(label)))
  expect(texts('definition').filter(Boolean)).toHaveLength(filled.length)
})

test('filled optional fields are shown', () => {
  const example = {
    town: 'Avon',
    month: 'May 2026',
    found: 'A nest.',
    did: 'Took it.',
    paid: '$90',
  }
  const plan = { name: 'Summer', price: '$10', covers: 'moles' }
  showTerms({
    visitLength: 'An hour.',
    followUps: 'One is in it.',
    extra: 'The shovel.',
    methods: 'Checks.',
    plans: [plan],
    examples: [example],
    notCovered: 'Moles next door.',
  })
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
      'Summer ($10), moles',
      '$90, Avon, May 2026. A nest. Took it.',
      'Moles next door.',
      'An hour.',
      'One is in it.',
      'The shovel.',
      'Checks.',
      paying?.financing,
      paying?.discounts[0],
      alsoFor?.businesses,
      alsoFor?.landlords,
      alsoFor?.realtors,
    ]),
  )
})

test('lengths and limits of a sample are marked', () => {
  showTerms({ sample: true, visitLength: 'An hour.', notCovered: 'Moles next door.' })
  const mark = everyPage().reviews.samples
  expect(texts('definition')).toEqual(
    expect.arrayContaining([`An hour. (${mark})`, `Moles next door. (${mark})`]),
  )
})

test('a location shows the jobs done there, and its technician', () => {
  const job = { month: 'May 2026', found: 'A nest.', did: 'Took it.', paid: '$90' }
  mockTerms = {
    ...terms,
    examples: [
      { town: 'Avon', ...job },
      { town: 'Huron', ...job },
    ],
  }
  render(<LocationTerms city="Avon" terms={undefined} technician="Ola Nowak" />)
  expect(screen.getByText('$90, Avon, May 2026. A nest. Took it.')).toBeInTheDocument()
  expect(screen.queryByText(/\$90, Huron/)).not.toBeInTheDocument()
  expect(screen.getByText(/^Ola Nowak, our skipper\./)).toBeInTheDocument()
})

test('the terms do not repeat the answers of the hero', () => {
  showTerms({ range: { from: '$10', to: '$20 a room' } })
  const { soon, range, license, again } = labels
  for (const term of [soon, range, license, again]) {
    expect(texts('term')).not.toContain(term)
  }
})

test('a location shows its own terms before those of every visit', () => {
  mockTerms = terms
  const own = { price: ['how many old flues there are'] }
  render(<LocationTerms city="Avon" terms={own} />)
  expect(texts('definition')).toContain([...own.price, ...terms.price].join(''))
  expect(texts('term')).not.toContain(labels.prepare)
  expect(texts('definition')).toEqual(expect.arrayContaining([terms.reentry, terms.payment]))
})
