import { noChoice, summaryLine } from '@/lib/content/article-query'
import { articlesForService, getArticles } from '@/lib/content/articles'
import { getEntry } from '@/lib/content/entries'
import { articlePage, articlesPage } from '@/lib/content/pages'

const articles = getArticles()

/** The known articles, newest first, as far as the contract gives them. */
const known: [id: string, slug: string, date?: string][] = [
  ['1', 'signs-of-bed-bugs', '2024-01-15'],
  ['2', 'natural-pest-prevention'],
  ['3', 'raccoon-proofing'],
  ['4', 'spring-pests'],
  ['5', 'carpenter-ant-vs-termite'],
  ['6', 'mouse-infestation-signs'],
  ['7', 'mosquito-control'],
  ['8', 'carpenter-ant-elimination'],
  ['9', 'wasp-hornet-removal'],
  ['10', 'spider-control-prevention', '2023-12-08'],
  ['11', 'cockroach-elimination', '2023-12-05'],
  ['12', 'flea-control-pets', '2023-12-01'],
  ['13', 'restaurant-cockroach-control', '2023-11-28'],
  ['14', 'bed-bug-heat-treatment-preparation', '2023-11-24'],
  ['15', 'attic-wildlife-exclusion', '2023-11-20'],
]

test('the known articles are there, with their ids, slugs and dates, newest first [spec: Entities and their fields]', () => {
  const listed = articles.filter(({ id }) => Number(id) <= known.length)
  expect(listed).toMatchObject(
    known.map(([id, slug, date]) => ({ id, slug: `/${slug}`, ...(date && { date }) })),
  )
})

test('each of the five categories of the contract has an article [spec: Entities and their fields]', () => {
  expect(new Set(articles.map(({ category }) => category))).toEqual(
    new Set(['Pest Control', 'Commercial', 'Prevention', 'Bed Bugs', 'Wildlife']),
  )
})

test('articles are filtered by the services and the pests of the contract [spec: Entities and their fields]', () => {
  const { serviceTypes, pestTypes } = getEntry('article-filters')
  expect(serviceTypes.join(', ')).toBe(
    'Bed Bug Treatment, General Pest Control, Wildlife Removal, Commercial Pest Control',
  )
  expect(pestTypes.map(({ name }) => name).join(', ')).toBe(
    'Ants, Bed Bugs, Cockroaches, Fleas, Mice, Mosquitoes, Multiple, Raccoons, Spiders, Wasps',
  )
})

test('a service without a category shows articles on prevention [spec: Service pages]', () => {
  const categories = articlesForService({}, 2).map(({ category }) => category)
  expect(new Set(categories)).toEqual(new Set(['Prevention']))
})

test('the line above the list and the line of an article name the city [spec: Articles list; Article detail]', () => {
  const { list } = articlesPage()
  expect(summaryLine(15, noChoice, list)).toBe('Showing all 15 Columbus pest control articles')
  expect(summaryLine(2, { ...noChoice, category: 'Wildlife', pestType: 'Ants' }, list)).toBe(
    'Showing 2 articles for Wildlife, Ants in Columbus',
  )
  expect(list.none).toBe('No pest control articles found in this category')
  expect(articlePage().locationLine).toBe('Columbus, Ohio and Central Ohio Areas')
})
