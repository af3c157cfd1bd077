import { articleLinks, getArticle, relatedArticles } from '@/lib/content/articles'
import { newestFirst, type Article } from '@/lib/content/schemas/articles'

/** In the order in which pages list them: 10 and 9 are of one day, and 4 is of another category. */
const mockArticles = [
  ['7', '2024-03-01', 'Ants'],
  ['9', '2024-02-01', 'Ants'],
  ['10', '2024-02-01', 'Ants'],
  ['4', '2024-01-02', 'Mice'],
  ['2', '2024-01-01', 'Ants'],
  ['1', '2023-12-31', 'Ants'],
].map(
  ([id, date, category]) =>
    ({ id, date, category, slug: `/no-${id}`, title: `No. ${id}`, image: '/a.svg' }) as Article,
)

jest.mock('@/lib/content/entries', () => ({ getCollection: () => mockArticles }))

const ids = (articles: readonly Article[]) => articles.map(({ id }) => id)

test('articles are sorted by date, newest first, and by id within a day', () => {
  expect(ids(mockArticles.toReversed().sort(newestFirst))).toEqual(ids(mockArticles))
})

test('links to articles keep the order of their slugs, and leave out those of no article', () => {
  expect(articleLinks(['no-1', 'gone', 'no-7'])).toEqual([
    { href: '/blog/no-1', text: 'No. 1' },
    { href: '/blog/no-7', text: 'No. 7' },
  ])
})

test('articles related to one are the newest others of its category, up to the limit [spec: Business constants and limits]', () => {
  const current = getArticle('no-9') as Article
  expect(ids(relatedArticles(current, 3))).toEqual(['7', '10', '2'])
  expect(ids(relatedArticles(current, 9))).toEqual(['7', '10', '2', '1'])
  expect(relatedArticles(getArticle('no-4') as Article, 3)).toEqual([])
})
