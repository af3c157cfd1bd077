import { reviews } from '@/lib/reviews/reviews'
import { services } from '@/lib/services/services'

const all = [
  ...reviews.home,
  ...reviews.contact,
  ...reviews.places,
  ...Object.values(reviews.services).flat(),
]

test('no service has reviews that are not its own', () => {
  const slugs: readonly string[] = services.map(({ slug }) => slug)
  expect(Object.keys(reviews.services).filter((slug) => !slugs.includes(slug))).toEqual([])
})

test('no two reviews are by one author or in one wording', () => {
  expect(new Set(all.map(({ author }) => author)).size).toBe(all.length)
  expect(new Set(all.map(({ quote }) => quote)).size).toBe(all.length)
})
