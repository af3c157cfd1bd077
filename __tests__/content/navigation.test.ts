import { appRoutes } from '@/lib/content/lookup'
import { getAnimals, guideLinks } from '@/lib/guide/animals'
import { footerLinks, sitemapGroups } from '@/lib/pages/navigation'
import { getEntryPages } from '@/lib/site/site-content'

const groups = [...Object.values(footerLinks()), ...sitemapGroups().map(({ links }) => links)].map(
  (links) => links.map(({ href }) => href as string),
)

test('no group of links names a page twice', () => {
  for (const paths of groups) expect(paths).toEqual([...new Set(paths)])
})

test('footer and sitemap page lead to every page but an alias and the confirmation, also of services, places and the owner’s own [spec: Sitemap page]', () => {
  const fixed = appRoutes().filter((route) => !route.includes('['))
  const listed: string[] = ['services', 'locations', 'pages/own']
  const made = getEntryPages().flatMap(({ name, path }) => (listed.includes(name) ? path : []))
  const unlinked = [...fixed, ...made].filter((route) => !groups.flat().includes(route))
  expect(unlinked.sort()).toEqual(['/about-us', '/thank-you'])
})

test('a page leads to the first six animals that it is about, and then to the whole guide', () => {
  expect(guideLinks(() => true).map(({ href }) => href)).toEqual([
    ...getAnimals()
      .slice(0, 6)
      .map(({ slug }) => `/field-guide/${slug}`),
    '/field-guide',
  ])
  expect(guideLinks(() => false)).toEqual([])
})
