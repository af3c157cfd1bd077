import config from '../next-sitemap.config'
import { getArticles } from '@/lib/articles/articles'

test('sitemap.xml says of each article when it was last checked, and of no other page', async () => {
  const entry = (path: string) => config.transform?.(config, path)
  for (const article of getArticles()) {
    const loc = `/blog${article.slug}`
    expect(await entry(loc)).toEqual({ loc, lastmod: article.reviewed })
  }
  expect(await entry('/about')).toEqual({ loc: '/about', lastmod: undefined })
})
