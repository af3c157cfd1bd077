import { render, screen } from '@testing-library/react'
import { LocationTerms } from '@/app/locations/[slug]/_sections/LocationTerms'
import { serviceAnswers, TermsCard } from '@/components/sections/TermsCard'
import type { TermsContent } from '@/lib/services/service-terms-schema'
import { services, termsForService } from '@/lib/services/services'
import { everyPage, serviceTerms } from '@/lib/site/page-copy'

const [ticks] = services().map(({ slug }) => termsForService(slug))

const { labels } = serviceTerms()

const texts = (role: 'term' | 'definition') =>
  screen.getAllByRole(role).map(({ textContent }) => textContent)

const showTerms = (terms: TermsContent) => render(<TermsCard answers={serviceAnswers(terms)} />)

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

test('a location shows its own terms before those of every visit', () => {
  const own = { price: ['how many old flues there are'] }
  render(<LocationTerms city="Avon" terms={own} />)
  expect(texts('definition')).toContain([...own.price, ...ticks!.price].join(''))
  expect(texts('term')).not.toContain(labels.prepare)
  expect(texts('definition')).toEqual(expect.arrayContaining([ticks!.reentry, ticks!.payment]))
})
