import {
  articlesForService,
  articlesNamed,
  getArticle,
  getArticles,
  relatedArticles,
  summarize,
} from '@/lib/articles/articles'
import { services } from '@/lib/services/services'

const all = getArticles().map(({ article }) => article)

test('articles come newest first, and the lower id first of two of one day', () => {
  const order = all.map(({ date, id }) => `${date} ${String(9_999 - Number(id)).padStart(4, '0')}`)
  expect(order).toEqual([...order].sort().reverse())
})

describe('finding an article', () => {
  test('takes the slug without its leading slash [spec: Entities and their fields]', () => {
    for (const published of getArticles()) {
      const { slug } = published.article
      expect(getArticle(slug.slice(1))).toBe(published)
      expect(getArticle(slug)).toBeUndefined()
    }
    expect(getArticle('mud-tubes')).toBeUndefined()
  })

  test('by a list of slugs keeps the order of the list', () => {
    const slugs = all.map(({ slug }) => slug).toReversed()
    const names = slugs.map((slug) => slug.slice(1))
    expect(articlesNamed(names).map(({ slug }) => slug)).toEqual(slugs)
  })

  test('as a summary leaves its text behind', () => {
    const [newest] = getArticles()
    expect(newest && summarize(newest)).not.toHaveProperty('content')
    expect(newest && summarize(newest)).toHaveProperty('title', newest?.article.title)
  })
})

describe('related articles', () => {
  test.each(all.map(({ slug }) => slug.slice(1)))(
    'of %s are the newest others of its category, up to the limit [spec: Business constants and limits]',
    (slug) => {
      const current = getArticle(slug)?.article
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

  test.each(services)(
    'of the service $slug are the newest of its category [spec: Service pages; Business constants and limits]',
    (service) => {
      const expected = all
        .filter(({ category }) => category === service.articleCategory)
        .map(({ id }) => id)
      expect(articlesForService(service, 2).map(({ id }) => id)).toEqual(expected.slice(0, 2))
      expect(articlesForService(service, 1).map(({ id }) => id)).toEqual(expected.slice(0, 1))
    },
  )
})
