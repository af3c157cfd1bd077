import { render, screen } from '@testing-library/react'
import { ArticleTerms } from '@/app/blog/[slug]/_sections/ArticleTerms'
import { LocationTerms } from '@/app/locations/[slug]/_sections/LocationTerms'
import { answersOf, TermsSection } from '@/components/sections/Terms'
import { serviceTerms } from '@/lib/pages/page-copy'
import type { Terms } from '@/lib/services/service-terms-schema'
import type * as servicesModule from '@/lib/services/services'
import { services } from '@/lib/services/services'

/** The facts of a service whose owner has filled in nothing that may be left out. */
const terms: Terms = {
  price: ['the size of the house', 'the number of nests'],
  range: undefined,
  soon: 'Tomorrow at noon.',
  visitLength: undefined,
  visits: [{ animal: 'Moles', visits: 'as many as it takes' }],
  prepare: { text: 'Mow the lawn.' },
  reentry: 'We tell you then.',
  guarantee: 'We treat again.',
  guaranteeLength: undefined,
  payment: 'When it is done.',
  methods: undefined,
}
let mockTerms = terms

jest.mock('@/lib/services/services', () => ({
  ...jest.requireActual<typeof servicesModule>('@/lib/services/services'),
  termsForService: () => mockTerms,
}))

const { labels } = serviceTerms

const texts = (role: 'term' | 'definition') =>
  screen.getAllByRole(role).map(({ textContent }) => textContent)

function showTerms(change: Partial<Terms> = {}) {
  mockTerms = { ...terms, ...change }
  render(<TermsSection answers={answersOf(mockTerms)} />)
}

test('what the owner has not filled in shows nothing, and every term has its words', () => {
  showTerms({ guarantee: undefined })
  expect(texts('definition').filter(Boolean)).toHaveLength(texts('term').length)
  const { visitLength, guarantee, methods } = labels
  for (const term of [visitLength, guarantee, methods]) expect(texts('term')).not.toContain(term)
})

test('what the owner has filled in is shown', () => {
  const filled = { visitLength: 'An hour.', methods: 'Checks.' }
  showTerms(filled)
  expect(texts('definition')).toEqual(expect.arrayContaining(Object.values(filled)))
})

test('what the hero answers is not answered again below it', () => {
  showTerms({ range: { from: '$10', to: '$20 a room' } })
  const { soon, range, estimate, license, again } = labels
  for (const term of [soon, range, estimate, license, again])
    expect(texts('term')).not.toContain(term)
})

test('a place names what is treated, and says what differs there', () => {
  const own = { price: ['how many old flues there are'] }
  render(<LocationTerms terms={own} />)
  expect(texts('definition')).toContain(own.price[0])
  expect(texts('term')).not.toContain(labels.prepare)
  for (const { name, href } of serviceTerms.animals)
    expect(screen.getByRole('link', { name })).toHaveAttribute('href', href)
})

test('an article says what decides a call about its pest, and leads to all terms of the service', () => {
  const visits = [
    { animal: 'Moles', pestType: 'Ants', visits: 'two at least' },
    { animal: 'Newts', visits: 'one' },
  ]
  mockTerms = { ...terms, visits }
  render(<ArticleTerms service={services[0]} pestType="Ants" />)
  expect(texts('definition')).toContain('Moles: two at least')
  expect(screen.queryByText(/Newts/)).not.toBeInTheDocument()
  expect(screen.getByRole('link')).toHaveAttribute('href', `/${services[0].slug}#terms`)
})
