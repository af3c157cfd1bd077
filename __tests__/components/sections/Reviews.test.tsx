import { render, screen } from '@testing-library/react'
import { Reviews } from '@/components/sections/Reviews'
import { everyPage } from '@/lib/content/pages'
import type { Review } from '@/lib/content/schemas/reviews'

const { verified } = everyPage().reviews

const review: Review = {
  quote: 'They found the gap behind the dryer.',
  author: 'Miriam Okafor',
  location: 'Oak Hill',
  rating: 4,
  service: 'Ant Control',
  sample: true,
}

const show = (change: Partial<Review> = {}) =>
  render(<Reviews heading="Reviews" reviews={[{ ...review, ...change }]} />)

test('a review has its quote, author, location, service, badge and first initial [spec: Entities and their fields]', () => {
  show()
  expect(screen.getByText(/They found the gap behind the dryer\./).tagName).toBe('BLOCKQUOTE')
  expect(screen.getByText('Miriam Okafor, Oak Hill')).toBeInTheDocument()
  expect(screen.getByText('Ant Control')).toBeInTheDocument()
  expect(screen.getByText(verified).querySelector('svg')).toBeInTheDocument()
  expect(screen.getByText('M')).toHaveAttribute('aria-hidden', 'true')
  expect(screen.queryByRole('time')).not.toBeInTheDocument()
})

test('a review with a source and a date shows both', () => {
  const url = 'https://reviews.oakhill.test/1'
  show({ source: { name: 'Oak Hill Gazette', url }, date: '2026-03-09' })
  const link = screen.getByRole('link', { name: `${verified} (Oak Hill Gazette)` })
  expect(link).toHaveAttribute('href', url)
  expect(screen.getByText('March 9, 2026')).toHaveAttribute('datetime', '2026-03-09')
})
