import { render, screen } from '@testing-library/react'
import { ReviewCard } from '@/components/cards/ReviewCard'
import type { Review } from '@/lib/reviews/review-schema'

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

describe('where a review comes from', () => {
  const url = 'https://reviews.oakhill.test/1'

  test('the badge leads there, and the date is told', () => {
    const source = { name: 'Oak Hill Gazette', url }
    render(<ReviewCard review={{ ...review, source, date: '2026-03-09' }} />)
    const link = screen.getByRole('link', { name: 'Verified Review (Oak Hill Gazette)' })
    expect(link).toHaveAttribute('href', url)
    expect(screen.getByText('March 9, 2026')).toHaveAttribute('datetime', '2026-03-09')
  })

  test('it is told without a link where it has no address', () => {
    render(<ReviewCard review={{ ...review, source: { name: 'a letter' } }} />)
    expect(screen.getByText('Verified Review (a letter)')).toBeInTheDocument()
    expect(screen.queryByRole('link')).not.toBeInTheDocument()
  })

  test('without a source there is the badge alone', () => {
    render(<ReviewCard review={review} />)
    expect(screen.getByText('Verified Review').innerHTML).toMatch(/<\/svg>Verified Review$/)
    expect(screen.queryByRole('link')).not.toBeInTheDocument()
    expect(screen.queryByRole('time')).not.toBeInTheDocument()
  })
})
