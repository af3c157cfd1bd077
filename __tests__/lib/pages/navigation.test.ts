import { footerLinks, headerLinks, sitemapGroups } from '@/lib/pages/navigation'

test('an own page comes last in the menus that its front matter lists, and is on the sitemap page', () => {
  expect(headerLinks().at(-1)).toMatchObject({ name: 'Prices', href: '/prices' })
  expect(footerLinks().company.map(({ href }) => href)).not.toContain('/prices')
  expect(sitemapGroups()[0]?.links.map(({ href }) => href)).toContain('/prices')
})

test('a link to a page in another language has its language', () => {
  const inUkrainian = expect.objectContaining({ href: '/dopomoha', lang: 'uk' }) as object
  expect(footerLinks().company).toContainEqual(inUkrainian)
  expect(sitemapGroups()[0]?.links).toContainEqual(inUkrainian)
})
