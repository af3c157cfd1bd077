import { reviewsForLocation } from '@/lib/locations/locations'
import { reviewSchema } from '@/lib/reviews/review-schema'
import { reviews } from '@/lib/site/page-copy'

const from = (location: string) =>
  reviewSchema.parse({ quote: 'They came on time.', author: 'Ola', location, sample: true })
const all = ['Elm County', 'Mill Yard, Oak Hill', 'Oak County OH'].map(from)
const place = { city: 'Oak Hill', county: 'Ash', alsoIn: ['Oak'], reviews: [] }

beforeEach(() => jest.replaceProperty(reviews(), 'locations', all))

test.each([
  ['its town', place, [1, 0, 2]],
  ['its county', { ...place, city: 'Avon', county: 'Oak', alsoIn: [] }, [2, 0, 1]],
  ['a county that it reaches into', { ...place, city: 'Avon', alsoIn: ['Elm'] }, [0, 1, 2]],
  [
    'another town with a longer name, in the order of the file',
    { ...place, city: 'Mill', alsoIn: [] },
    [0, 1, 2],
  ],
  ['nowhere near, in the order of the file', { ...place, city: 'Avon', alsoIn: [] }, [0, 1, 2]],
])('a place shows first a review from %s', (_, location, order) => {
  expect(reviewsForLocation(location)).toEqual(order.map((index) => all[index]))
})

test('a place with reviews of its own shows no others', () => {
  const own = [from('Elm County, on the lake')]
  expect(reviewsForLocation({ ...place, reviews: own })).toEqual(own)
})
