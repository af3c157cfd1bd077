import { reviews } from '@/lib/reviews/reviews'

const all = [
  ...reviews.home,
  ...reviews.contact,
  ...reviews.places,
  ...Object.values(reviews.services).flat(),
]

test('no two reviews are by one author or in one wording', () => {
  expect(new Set(all.map(({ author }) => author)).size).toBe(all.length)
  expect(new Set(all.map(({ quote }) => quote)).size).toBe(all.length)
})
