import { readdirSync } from 'node:fs'
import { pagesOf } from '@/lib/content/entries'
import { getAnimals, guideLinks } from '@/lib/content/field-guide'
import { footerLinks, sitemapGroups } from '@/lib/content/navigation'

const groups = [...Object.values(footerLinks()), ...sitemapGroups().map(({ links }) => links)].map(
  (links) => links.map(({ href }) => href as string),
)

test('no group of links names a page twice', () => {
  for (const paths of groups) expect(paths).toEqual([...new Set(paths)])
})

test('footer and sitemap page lead to every page but an alias and the confirmation, also of services and places [spec: Sitemap page]', () => {
  const fixed = appRoutes().filter((route) => !route.includes('['))
  const made = [...pagesOf('services'), ...pagesOf('locations')].map(({ path }) => path)
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

/** The pages of app/ as routes: "/", "/about", "/blog/[slug]". */
function appRoutes() {
  return readdirSync('app', { recursive: true, encoding: 'utf8' })
    .filter((file) => /(^|\/)page\.tsx$/.test(file))
    .map((file) => `/${file.replace(/\/?page\.tsx$/, '')}`)
}
