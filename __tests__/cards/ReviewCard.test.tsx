import { render, screen } from '@testing-library/react'
import { ReviewCard } from '@/components/cards/ReviewCard'
import type { Review } from '@/lib/content/review-schema'

const review: Review = {
  quote: 'They found the gap behind the dryer.',
  author: 'Miriam Okafor',
  location: 'Oak Hill',
  rating: 4,
  service: 'Ant Control',
  sample: true,
}

test('a review is quoted, with who said it, where, and about what [spec: Entities and their fields]', () => {
  render(<ReviewCard review={review} />)
  expect(screen.getByText(/They found the gap behind the dryer\./).tagName).toBe('BLOCKQUOTE')
  expect(screen.getByText('Miriam Okafor, Oak Hill')).toBeInTheDocument()
  expect(screen.getByText('Ant Control')).toBeInTheDocument()
})

test('a review carries the badge and the first initial of its author [spec: Entities and their fields]', () => {
  render(<ReviewCard review={review} />)
  expect(screen.getByText('Verified Review')).toBeInTheDocument()
  expect(screen.getByText('M')).toHaveAttribute('aria-hidden', 'true')
})

test.each([1, 2, 3, 4, 5] as const)('a rating of %d is said in words', (rating) => {
  render(<ReviewCard review={{ ...review, rating }} />)
  expect(screen.getByRole('img', { name: `Rated ${rating} out of 5` })).toBeInTheDocument()
})

test('a review about no service names none', () => {
  const { service, ...general } = review
  render(<ReviewCard review={general} />)
  expect(screen.queryByText(service ?? '')).not.toBeInTheDocument()
  expect(screen.getByText('Verified Review')).toBeInTheDocument()
})
