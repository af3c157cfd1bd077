import { describeContract } from '../support/contract'
import { services } from '@/content/services'
import {
  contactReviews,
  homeReviews,
  locationReviews,
  serviceReviews,
  type Testimonial,
} from '@/content/testimonials'

const all: Testimonial[] = [
  ...homeReviews,
  ...contactReviews,
  ...locationReviews,
  ...Object.values(serviceReviews).flat(),
]

describeContract(() => {
  test('each of the three services has two reviews of its own', () => {
    expect(Object.keys(serviceReviews)).toEqual(services.map(({ slug }) => slug))
    for (const { slug, reviews } of services) {
      expect(reviews).toHaveLength(2)
      expect(reviews).toBe(serviceReviews[slug])
    }
  })

  test('every review of the contact page has five stars [spec: Entities and their fields]', () => {
    expect(contactReviews.length).toBeGreaterThan(0)
    expect(contactReviews.map(({ rating }) => rating)).toEqual(contactReviews.map(() => 5))
  })

  test('the reviews of a location page have five, five and four stars [spec: Business constants and limits]', () => {
    expect(locationReviews.map(({ rating }) => rating)).toEqual([5, 5, 4])
  })

  test('a review is of one of the four services of the contract, or of none [spec: Entities and their fields]', () => {
    const known = [
      'Ant Control',
      'Bed Bug Treatment',
      'Wildlife Removal',
      'Preventative Pest Control',
    ]
    for (const { service } of all) expect([undefined, ...known]).toContain(service)
  })

  test('every review that is no customer’s is marked as a sample, and its author says so', () => {
    for (const { author, sample } of all) {
      expect([author, sample]).toEqual([author, author.includes('Sample')])
    }
  })
})
