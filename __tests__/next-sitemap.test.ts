import config from '../next-sitemap.config'
import { getArticles } from '@/lib/articles/articles'
import { listedPages } from '@/scripts/site/exported-files'

jest.mock('@/scripts/site/exported-files', () => ({ listedPages: jest.fn() }))

test('sitemap.xml says of a page when it last changed, and not when somebody checked it', async () => {
  const articles = getArticles().map(({ slug, updated, date }) => ({
    loc: `/blog${slug}`,
    lastmod: updated ?? date,
  }))
  const others = ['/', '/about'].map((loc) => ({ loc, lastmod: undefined }))
  const pages = [...others, ...articles]
  jest.mocked(listedPages).mockReturnValue(pages.map(({ loc }) => loc))
  expect(await config.additionalPaths?.(config as never)).toEqual(pages)
})

test('sitemap.xml has no page that next-sitemap finds by itself, which depends on the name of the folder', async () => {
  expect(await config.transform?.(config, '/about')).toBeUndefined()
})
