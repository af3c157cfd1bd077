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

test('no service has reviews that are not its own', () => {
  const slugs: readonly string[] = services.map(({ slug }) => slug)
  expect(Object.keys(serviceReviews).filter((slug) => !slugs.includes(slug))).toEqual([])
})

test('ratings are whole stars from one to five [spec: Entities and their fields]', () => {
  for (const { rating } of all) expect([1, 2, 3, 4, 5]).toContain(rating)
})

test('no two reviews are by one author or in one wording', () => {
  expect(new Set(all.map(({ author }) => author)).size).toBe(all.length)
  expect(new Set(all.map(({ quote }) => quote)).size).toBe(all.length)
})
