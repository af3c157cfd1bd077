import { footerLinks, headerLinks, sitemapGroups } from '@/lib/pages/navigation'

test('an own page comes last in the menus that its front matter lists, and is on the sitemap page', () => {
  expect(headerLinks().at(-1)).toMatchObject({ name: 'Prices', href: '/prices' })
  expect(footerLinks().company.map(({ href }) => href)).not.toContain('/prices')
  expect(sitemapGroups()[0]?.links.map(({ href }) => href)).toContain('/prices')
})

test('a link to a page in another language has its language', () => {
  expect(footerLinks().company.at(-1)).toMatchObject({ href: '/ayuda', lang: 'es' })
  expect(sitemapGroups()[0]?.links.at(-3)).toMatchObject({ href: '/ayuda', lang: 'es' })
})
