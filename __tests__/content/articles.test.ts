import { getArticles } from '@/lib/content/articles'

const articles = getArticles().map(({ article }) => article)

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

test('the known articles are there, with their ids and slugs, newest first [spec: Entities and their fields]', () => {
  const listed = articles.filter(({ id }) => Number(id) <= known.length)
  expect(listed.map(({ id, slug }) => [id, slug])).toEqual(
    known.map(([id, slug]) => [id, `/${slug}`]),
  )
})

test.each(known.filter(([, , date]) => date))('article %s, %s, is of %s', (id, _, date) => {
  expect(articles.find((article) => article.id === id)?.date).toBe(date)
})

test('no two articles are of one day, and each is older than the one before it', () => {
  const dates = articles.map(({ date }) => date)
  expect(dates).toEqual([...new Set(dates)].sort().reverse())
})

test('an article has the ten fields of the contract and no other [spec: Entities and their fields]', () => {
  for (const article of articles) {
    expect(Object.keys(article).sort()).toEqual([
      'category',
      'content',
      'date',
      'excerpt',
      'id',
      'image',
      'pestType',
      'serviceType',
      'slug',
      'title',
    ])
  }
})

test('each of the five categories of the contract has an article [spec: Entities and their fields]', () => {
  expect(new Set(articles.map(({ category }) => category))).toEqual(
    new Set(['Pest Control', 'Commercial', 'Prevention', 'Bed Bugs', 'Wildlife']),
  )
})

test('the article on attics is about several animals', () => {
  expect(articles.find(({ id }) => id === '15')?.pestType).toBe('Multiple')
})

test('the text of an article is HTML with headings, paragraphs and lists, and no id twice', () => {
  for (const { slug, content } of articles) {
    expect([slug, content]).toEqual([slug, expect.stringContaining('<h2 ')])
    expect([slug, content]).toEqual([slug, expect.stringContaining('<p>')])
    expect([slug, content]).toEqual([slug, expect.stringMatching(/<[uo]l>/)])
    const ids = [...content.matchAll(/ id="([^"]*)"/g)].map(([, id]) => id)
    expect([slug, ids]).toEqual([slug, [...new Set(ids)]])
    expect(ids).not.toContain('')
  }
})
