import { plainText, wordsOf } from '../support/words'
import { company } from '@/lib/company/company'
import { getLocations } from '@/lib/locations/locations'

/** City pages that differ by little more than a name are what search engines call doorways. */
const places = getLocations().map(({ slug, title, cityDescription = '', content, questions }) => ({
  slug,
  title,
  opening: cityDescription,
  headings: [...content.matchAll(/<h2[^>]*>(.*?)<\/h2>/g)].map(([, heading = '']) => heading),
  skeleton: `${content.match(/<(h2|p|ul|ol|table)\b/g)?.join('')} ${questions.length}`,
  length: wordsOf(plainText(content)).length,
}))

/** The longest guide is longer than the shortest by this factor at least. */
const leastSpread = 1.3

const animals =
  /\b(ants?|bats?|bed bugs?|bugs?|carpenter ants|centipede|chipmunks?|crickets|groundhogs?|mice|millipede|mosquito(es)?|mouse|raccoons?|rats?|roach(es)?|skunks?|spiders?|squirrels?|stink bugs|swifts?|termites?|ticks?|vole|wasps?|yellowjackets?)\b/i

/** What a town's encyclopedia begins with, and nobody who has wasps. */
const census = /\bpeople\b|\bcensus\b|\bincorporated\b|\bsquare miles\b|\bpopulation\b/i

describe('the pages of cities', () => {
  test('no two have the same headings, the same order of parts, or the same first words', () => {
    const firstWords = places.map(({ opening }) => wordsOf(opening).slice(0, 3).join(' '))
    const headings = places.flatMap((place) => place.headings.map((text) => text.toLowerCase()))
    for (const values of [firstWords, headings, places.map(({ skeleton }) => skeleton)])
      expect(values.filter((value, index) => values.indexOf(value) !== index)).toEqual([])
  })

  test('each is as long as what is known about its place', () => {
    const lengths = places.map(({ length }) => length)
    expect(Math.max(...lengths) / Math.min(...lengths)).toBeGreaterThanOrEqual(leastSpread)
  })

  test('none opens with a count of its people', () => {
    expect(places.filter(({ opening }) => census.test(opening))).toEqual([])
  })

  test('nearly every heading names an animal', () => {
    const headings = places.flatMap((place) => place.headings)
    const without = headings.filter((text) => !animals.test(text))
    expect([without, without.length / headings.length <= 0.05]).toEqual([without, true])
  })

  test('each title names the state', () => {
    expect(places.filter(({ title }) => !title.includes(company.region.state))).toEqual([])
  })
})
