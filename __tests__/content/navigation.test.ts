import { footerLinks, sitemapGroups } from '@/lib/pages/navigation'

test('no group of links names a page twice', () => {
  for (const links of [
    ...Object.values(footerLinks),
    ...sitemapGroups().map(({ links }) => links),
  ]) {
    const paths = links.map(({ href }) => href)
    expect(paths).toEqual([...new Set(paths)])
  }
})
