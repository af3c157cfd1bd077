import { render, screen } from '@testing-library/react'
import { ArticleTerms } from '@/app/blog/[slug]/_sections/ArticleTerms'
import { LocationTerms } from '@/app/locations/[slug]/_sections/LocationTerms'
import { serviceAnswers, TermsSection } from '@/components/sections/Terms'
import { company } from '@/lib/company/company'
import { serviceTerms } from '@/lib/pages/page-copy'
import type { Terms } from '@/lib/services/service-terms-schema'
import type * as servicesModule from '@/lib/services/services'
import { services } from '@/lib/services/services'

/** The facts of a service whose owner has filled in nothing that may be left out. */
const terms: Terms = {
  price: ['the size of the house', 'the number of nests'],
  range: undefined,
  minimum: undefined,
  license: undefined,
  soon: 'Tomorrow at noon.',
  visitLength: undefined,
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
  // Bills are those of the first service.
  termsForService: (slug: string) =>
    slug === 'mosquito-tick' ? mockTerms : { ...mockTerms, examples: undefined },
}))

const { labels } = serviceTerms()

const texts = (role: 'term' | 'definition') =>
  screen.getAllByRole(role).map(({ textContent }) => textContent)

function showTerms(change: Partial<Terms> = {}) {
  mockTerms = { ...terms, ...change }
  render(<TermsSection answers={serviceAnswers(mockTerms)} />)
}

/** What the company of these tests has filled in of the business as a whole. */
const ownersFacts = { calls: undefined, paying: undefined, alsoFor: undefined }

afterEach(() => jest.restoreAllMocks())

test('what the owner has not filled in shows nothing, and every term has its words', () => {
  for (const field of ['calls', 'paying', 'alsoFor'] as const) {
    jest.replaceProperty(company(), field, ownersFacts[field])
  }
  showTerms({ guarantee: undefined, notCovered: 'Moles next door.' })
  const { answeredBy, languages, steps, plans, examples, notCovered, discounts, landlords } = labels
  const silent = [answeredBy, languages, steps, plans, examples, notCovered, discounts, landlords]
  for (const term of silent) expect(texts('term')).not.toContain(term)
  expect(texts('definition').filter(Boolean)).toHaveLength(texts('term').length)
  const { visitLength, guarantee, methods } = labels
  for (const term of [visitLength, guarantee, methods]) expect(texts('term')).not.toContain(term)
})

test('what the owner has filled in is shown', () => {
  const filled = { visitLength: 'An hour.', methods: 'Checks.' }
  showTerms(filled)
  expect(texts('definition')).toEqual(expect.arrayContaining(Object.values(filled)))
})

test('what only the owner knows is shown: who answers, what follows, plans, bills, and for whom else', () => {
  const example = {
    town: 'Avon',
    month: 'May 2026',
    found: 'A nest.',
    did: 'Took it.',
    paid: '$90',
  }
  const plan = { name: 'Summer', price: '$10', covers: 'moles' }
  showTerms({ plans: [plan], examples: [example], notCovered: 'Moles next door.' })
  const { calls, paying, alsoFor } = company()
  expect(texts('definition')).toEqual(
    expect.arrayContaining([
      calls?.answeredBy,
      'English, Polish',
      calls?.steps.join(''),
      calls?.arrivalWindow,
      calls?.afterHours,
      'Summer ($10), moles',
      '$90, Avon, May 2026. A nest. Took it.',
      'Moles next door.',
      paying?.financing,
      paying?.discounts[0],
      alsoFor?.landlords,
      alsoFor?.realtors,
    ]),
  )
})

test('a place shows the bills of jobs that were done there, and who comes', () => {
  const bill = { month: 'May 2026', found: 'A nest.', did: 'Took it.', paid: '$90' }
  mockTerms = {
    ...terms,
    examples: [
      { town: 'Avon', ...bill },
      { town: 'Huron', ...bill },
    ],
  }
  render(<LocationTerms city="Avon" terms={undefined} technician="Ola Nowak" />)
  expect(screen.getByText('$90, Avon, May 2026. A nest. Took it.')).toBeInTheDocument()
  expect(screen.queryByText(/\$90, Huron/)).not.toBeInTheDocument()
  expect(screen.getByText(/^Ola Nowak, our skipper\./)).toBeInTheDocument()
})

test('what the hero answers is not answered again below it', () => {
  showTerms({ range: { from: '$10', to: '$20 a room' } })
  const { soon, range, estimate, license, again } = labels
  for (const term of [soon, range, estimate, license, again]) {
    expect(texts('term')).not.toContain(term)
  }
})

test('a place says what differs there', () => {
  const own = { price: ['how many old flues there are'] }
  render(<LocationTerms city="Avon" terms={own} />)
  expect(texts('definition')).toContain(own.price[0])
  expect(texts('term')).not.toContain(labels.prepare)
})

test('an article says how often we come for its pest and under which license, and leads to all terms of the service', () => {
  const visits = [
    { animal: 'Moles', pestType: 'Ants', visits: 'two at least' },
    { animal: 'Newts', visits: 'one' },
  ]
  mockTerms = { ...terms, visits }
  const [{ slug }] = services()
  jest.replaceProperty(company(), 'licenses', [
    { name: 'Moles', number: '1', expires: '2099-01-01', services: [slug] },
    { name: 'Boats', number: '2', expires: '2099-01-01', services: ['docks'] },
  ])
  render(<ArticleTerms service={services()[0]} pestType="Ants" />)
  expect(texts('definition')).toEqual(expect.arrayContaining(['Moles: two at least', 'Moles, 1']))
  expect(screen.queryByText(/Newts/)).not.toBeInTheDocument()
  expect(screen.getByRole('link')).toHaveAttribute('href', `/${services()[0].slug}#terms`)
})
