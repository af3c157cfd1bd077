import { articleSummary, fourArticles } from '../../support/article-summaries'
import {
  choiceToQuery,
  filterOptions,
  noChoice,
  orders,
  parseChoice,
} from '@/lib/content/article-query'

const options = filterOptions(fourArticles)

const parse = (query: string) => parseChoice(query, options)

test.each([
  '?category=Termites',
  '?category=__proto__&serviceType=constructor',
  '?__proto__=Wildlife&constructor=Wildlife',
  '?category=%E0%A4%A',
  '?sortBy=price&sortOrder=up',
  '?fbclid=abc&utm_source=ad&gclid=category',
])('unknown parameters and values in an address are ignored: %s', (query) => {
  expect(parse(`${query}&pestType=Ants`)).toEqual({ ...noChoice, pestType: 'Ants' })
  expect(({} as Record<string, unknown>).category).toBeUndefined()
})

test('every choice is the same after it was written to an address and read again', () => {
  const orNone = (values: readonly string[]) => [null, ...values]
  for (const category of orNone(options.category)) {
    for (const serviceType of orNone(options.serviceType)) {
      for (const pestType of orNone(options.pestType)) {
        for (const order of orders) {
          const choice = { category, serviceType, pestType, order }
          expect(parse(choiceToQuery(choice))).toEqual(choice)
        }
      }
    }
  }
})

test('an address keeps special characters of a value', () => {
  const strange = filterOptions([articleSummary({ category: 'Ants & Bees = 100%+?#' as never })])
  const choice = { ...noChoice, category: 'Ants & Bees = 100%+?#' }
  expect(parseChoice(choiceToQuery(choice), strange)).toEqual(choice)
})
