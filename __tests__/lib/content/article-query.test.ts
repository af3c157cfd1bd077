import { articleSummary, fourArticles } from '../../support/article-summaries'
import {
  choiceToQuery,
  filterNames,
  filterOptions,
  isFiltered,
  noChoice,
  parseChoice,
  selectArticles,
  sortOptions,
  summaryLine,
  type ArticleChoice,
} from '@/lib/content/article-query'

const options = filterOptions(fourArticles)

const parse = (query: string) => parseChoice(query, options)

const titlesOf = (choice: Partial<ArticleChoice>) =>
  selectArticles(fourArticles, { ...noChoice, ...choice }).map(({ title }) => title)

test('the filters are category, service and pest, under the names that the address uses', () => {
  expect(filterNames).toEqual(['category', 'serviceType', 'pestType'])
})

test('the options of a filter are the distinct values of all articles, by alphabet', () => {
  expect(options).toEqual({
    category: ['Bed Bugs', 'Pest Control', 'Wildlife'],
    serviceType: ['Bed Bug Treatment', 'General Pest Control', 'Wildlife Removal'],
    pestType: ['Ants', 'Bed Bugs', 'Cockroaches', 'Raccoons'],
  })
})

test('the four orders are offered newest first', () => {
  expect(sortOptions.map(({ value, label }) => [value, label])).toEqual([
    ['date-desc', 'Newest First'],
    ['date-asc', 'Oldest First'],
    ['title-asc', 'Title A-Z'],
    ['title-desc', 'Title Z-A'],
  ])
})

test.each(sortOptions)('the order $value is named after what it does', (option) => {
  expect(option.value).toBe(`${option.sortBy}-${option.sortOrder}`)
})

describe('reading the address', () => {
  test('without a query asks for everything, newest first', () => {
    expect(parse('')).toEqual({
      category: null,
      serviceType: null,
      pestType: null,
      sortBy: 'date',
      sortOrder: 'desc',
    })
  })

  test('takes all five parameters', () => {
    expect(
      parse(
        '?category=Wildlife&serviceType=Wildlife+Removal&pestType=Raccoons&sortBy=title&sortOrder=asc',
      ),
    ).toEqual({
      category: 'Wildlife',
      serviceType: 'Wildlife Removal',
      pestType: 'Raccoons',
      sortBy: 'title',
      sortOrder: 'asc',
    })
  })

  test.each(['?category=Bed+Bugs', '?category=Bed%20Bugs', 'category=%42ed%20Bugs'])(
    'understands %s however it is encoded',
    (query) => expect(parse(query).category).toBe('Bed Bugs'),
  )

  test('takes the first of a parameter that comes twice', () => {
    expect(parse('?category=Wildlife&category=Bed+Bugs').category).toBe('Wildlife')
  })

  test.each([
    '?category=Termites',
    '?category=',
    '?category=bed+bugs',
    '?category=Raccoons',
    '?category=%3Cscript%3Ealert(1)%3C/script%3E',
    '?category=__proto__&serviceType=constructor&pestType=toString',
    '?__proto__=Wildlife&constructor=Wildlife',
    '?__proto__[category]=Wildlife&category[]=Wildlife',
    '?Category=Wildlife&CATEGORY=Wildlife',
    '?category=%E0%A4%A',
    '?sortBy=__proto__&sortOrder=__proto__',
    '?sortBy=price&sortOrder=up',
    '?sortBy=TITLE&sortOrder=ASC',
    '?&&==&?',
    '?utm_source=newsletter',
  ])('ignores what it does not know: %s', (query) => {
    expect(parse(query)).toEqual(noChoice)
    expect(({} as Record<string, unknown>).category).toBeUndefined()
  })

  test('keeps what it knows beside what it does not', () => {
    expect(parse('?category=Termites&pestType=Ants&sortBy=price&sortOrder=asc')).toEqual({
      ...noChoice,
      pestType: 'Ants',
      sortOrder: 'asc',
    })
  })
})

describe('writing the address', () => {
  test('leaves the defaults out', () => {
    expect(choiceToQuery(noChoice)).toBe('')
    expect(choiceToQuery({ ...noChoice, category: 'Bed Bugs' })).toBe('?category=Bed+Bugs')
    expect(choiceToQuery({ ...noChoice, sortOrder: 'asc' })).toBe('?sortOrder=asc')
    expect(choiceToQuery({ ...noChoice, sortBy: 'title' })).toBe('?sortBy=title')
  })

  test('names all five parameters when all are set', () => {
    const query = choiceToQuery({
      category: 'Wildlife',
      serviceType: 'Wildlife Removal',
      pestType: 'Raccoons',
      sortBy: 'title',
      sortOrder: 'asc',
    })
    expect(query).toBe(
      '?category=Wildlife&serviceType=Wildlife+Removal&pestType=Raccoons&sortBy=title&sortOrder=asc',
    )
  })

  test('and reading it again gives the same choice, whatever was chosen', () => {
    const orNone = (values: readonly string[]) => [null, ...values]
    for (const category of orNone(options.category)) {
      for (const serviceType of orNone(options.serviceType)) {
        for (const pestType of orNone(options.pestType)) {
          for (const { sortBy, sortOrder } of sortOptions) {
            const choice = { category, serviceType, pestType, sortBy, sortOrder }
            expect(parse(choiceToQuery(choice))).toEqual(choice)
          }
        }
      }
    }
  })

  test('keeps a value with signs of its own', () => {
    const strange = filterOptions([articleSummary({ category: 'Ants & Bees = 100%+?#' as never })])
    const choice = { ...noChoice, category: 'Ants & Bees = 100%+?#' }
    expect(parseChoice(choiceToQuery(choice), strange)).toEqual(choice)
  })
})

describe('the list', () => {
  test.each([
    [
      'date',
      'desc',
      ['How heat works', 'Chimneys and Raccoons', 'ant trails', 'Kitchens at Night'],
    ],
    ['date', 'asc', ['Kitchens at Night', 'ant trails', 'Chimneys and Raccoons', 'How heat works']],
    [
      'title',
      'asc',
      ['ant trails', 'Chimneys and Raccoons', 'How heat works', 'Kitchens at Night'],
    ],
    [
      'title',
      'desc',
      ['Kitchens at Night', 'How heat works', 'Chimneys and Raccoons', 'ant trails'],
    ],
  ] as const)('by %s %s is in that order, capitals or not', (sortBy, sortOrder, titles) => {
    expect(titlesOf({ sortBy, sortOrder })).toEqual(titles)
  })

  test('holds what fits every filter that is set', () => {
    expect(titlesOf({ category: 'Pest Control' })).toEqual(['ant trails', 'Kitchens at Night'])
    expect(titlesOf({ category: 'Pest Control', pestType: 'Cockroaches' })).toEqual([
      'Kitchens at Night',
    ])
    expect(titlesOf({ serviceType: 'Wildlife Removal' })).toEqual(['Chimneys and Raccoons'])
    expect(titlesOf({ category: 'Wildlife', pestType: 'Ants' })).toEqual([])
  })

  test('leaves the articles that it was given as they were', () => {
    const given = [...fourArticles]
    selectArticles(given, { ...noChoice, sortBy: 'title', sortOrder: 'asc' })
    expect(given).toEqual(fourArticles)
  })
})

test('a choice is filtered by any filter and by no order', () => {
  expect(isFiltered(noChoice)).toBe(false)
  expect(isFiltered({ ...noChoice, sortBy: 'title', sortOrder: 'asc' })).toBe(false)
  for (const name of filterNames) expect(isFiltered({ ...noChoice, [name]: 'Ants' })).toBe(true)
})

describe('the summary', () => {
  test('of everything names the number and the city [spec: Articles list]', () => {
    expect(summaryLine(15, noChoice)).toBe('Showing all 15 Columbus pest control articles')
    expect(summaryLine(15, { ...noChoice, sortBy: 'title', sortOrder: 'asc' })).toBe(
      'Showing all 15 Columbus pest control articles',
    )
  })

  test('of a filtered list joins the chosen values by commas', () => {
    expect(summaryLine(2, { ...noChoice, category: 'Bed Bugs' })).toBe(
      'Showing 2 articles for Bed Bugs in Columbus',
    )
    expect(
      summaryLine(0, {
        ...noChoice,
        category: 'Wildlife',
        serviceType: 'Wildlife Removal',
        pestType: 'Raccoons',
      }),
    ).toBe('Showing 0 articles for Wildlife, Wildlife Removal, Raccoons in Columbus')
  })
})
