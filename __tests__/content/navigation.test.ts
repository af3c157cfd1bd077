import { appRoutes } from '@/lib/content/names'
import { footerLinks, sitemapGroups } from '@/lib/pages/navigation'
import { getOwnPages } from '@/lib/pages/own-pages'

const groups = [...Object.values(footerLinks), ...sitemapGroups().map(({ links }) => links)].map(
  (links) => links.map(({ href }) => href as string),
)

test('no group of links names a page twice', () => {
  for (const paths of groups) expect(paths).toEqual([...new Set(paths)])
})

test('footer and sitemap page lead to every page but an alias and the confirmation', () => {
  const fixed = appRoutes().filter((route) => !route.includes('['))
  const own = getOwnPages().map(({ slug }) => `/${slug}`)
  const unlinked = [...fixed, ...own].filter((route) => !groups.flat().includes(route))
  expect(unlinked.sort()).toEqual(['/about-us', '/thank-you'])
})
