import { getArticles } from '@/lib/articles/articles'
import { services } from '@/lib/services/services'

test('every article links a service in its own words', () => {
  const links = services.map(({ slug }) => `href="/${slug}"`)
  const without = getArticles().filter(
    (article) => !links.some((link) => article.content.includes(link)),
  )
  expect(without.map((article) => article.slug)).toEqual([])
})
