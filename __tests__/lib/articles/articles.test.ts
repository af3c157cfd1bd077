import { articleLinks, getArticle, getArticles, relatedArticles } from '@/lib/articles/articles'

const all = getArticles()

test('articles come newest first, and the lower id first of two of one day', () => {
  const order = all.map(({ date, id }) => `${date} ${String(9_999 - Number(id)).padStart(4, '0')}`)
  expect(order).toEqual([...order].sort().reverse())
})

test('links to articles keep the order of their slugs', () => {
  const slugs = all.map(({ slug }) => slug.slice(1)).toReversed()
  expect(articleLinks(slugs).map(({ href }) => href)).toEqual(slugs.map((slug) => `/blog/${slug}`))
})

test.each(all.map(({ slug }) => slug.slice(1)))(
  'articles related to %s are the newest others of its category, up to the limit [spec: Business constants and limits]',
  (slug) => {
    const current = getArticle(slug)
    if (!current) throw new Error(slug)
    const others = all
      .filter(({ category, id }) => category === current.category && id !== current.id)
      .map(({ id }) => id)
    for (const limit of [1, 2, 3]) {
      const ids = relatedArticles(current, limit).map(({ id }) => id)
      expect(ids).toEqual(others.slice(0, limit))
    }
  },
)
