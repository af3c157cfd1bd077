import { wordsOf } from '../support/words'
import { getLocations } from '@/lib/locations/locations'

/** City pages that differ by little more than a name are what search engines call doorways. */
const places = getLocations().map(({ cityDescription = '', content, questions }) => ({
  opening: cityDescription,
  headings: [...content.matchAll(/<h2[^>]*>(.*?)<\/h2>/g)].map(([, heading = '']) => heading),
  skeleton: `${content.match(/<(h2|p|ul|ol|table)\b/g)?.join('')} ${questions.length}`,
}))

test('no two pages of cities have the same headings, the same order of parts, or the same first words', () => {
  const firstWords = places.map(({ opening }) => wordsOf(opening).slice(0, 3).join(' '))
  const headings = places.flatMap((place) => place.headings.map((text) => text.toLowerCase()))
  for (const values of [firstWords, headings, places.map(({ skeleton }) => skeleton)])
    expect(values.filter((value, index) => values.indexOf(value) !== index)).toEqual([])
})
