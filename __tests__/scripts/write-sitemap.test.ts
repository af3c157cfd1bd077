import { getArticles } from '@/lib/content/articles'
import { sitemapPages } from '@/scripts/write-sitemap'

test('sitemap.xml says of a page when it last changed, and not when somebody checked it', () => {
  const articles = getArticles().map(({ slug, updated, date }) => ({
    loc: `/blog${slug}`,
    lastmod: updated ?? date,
  }))
  const others = ['/', '/about'].map((loc) => ({ loc, lastmod: undefined }))
  const pages = [...others, ...articles]
  expect(sitemapPages(pages.map(({ loc }) => loc))).toEqual(pages)
})
