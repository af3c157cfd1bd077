import { existsSync } from 'node:fs'
import { footerLinks, headerLinks, sitemapGroups } from '@/content/navigation'

const line = ({ name, href }: { name: string; href: string }) => `${name} ${href}`

test('the header has the entries of the contract in its order', () => {
  const entries = headerLinks.map((entry) =>
    'links' in entry ? [entry.name, ...entry.links.map(line)] : line(entry),
  )
  expect(entries).toEqual([
    'Home /',
    'About Us /about',
    [
      'Services',
      'Pest Control /services/pest-control',
      'Bed Bug Extermination /services/bed-bugs',
      'Wildlife Removal /services/wildlife',
    ],
    'Articles /articles',
    'Contact /contact',
  ])
})

test('Articles is the current entry under /blog/ as well', () => {
  expect(headerLinks.find(({ name }) => name === 'Articles')).toHaveProperty('alsoUnder', '/blog/')
})

test('the footer links what the contract names', () => {
  expect(footerLinks.company.map(({ href }) => href)).toEqual([
    '/',
    '/about',
    '/services',
    '/contact',
  ])
  expect(footerLinks.services.map(line)).toEqual([
    'Pest Control /services/pest-control',
    'Bed Bug Extermination /services/bed-bugs',
    'Wildlife Removal /services/wildlife',
    'Get a Free Estimate /estimate',
  ])
  expect(footerLinks.legal.map(({ href }) => href)).toEqual([
    '/privacy-policy',
    '/terms-of-service',
    '/sitemap',
  ])
})

test('the sitemap page groups main, service and legal pages', () => {
  expect(sitemapGroups.main.map(({ href }) => href)).toEqual([
    '/',
    '/about',
    '/services',
    '/articles',
    '/contact',
    '/estimate',
  ])
  expect(sitemapGroups.services.map(({ href }) => href)).toEqual([
    '/pest-control',
    '/bed-bugs',
    '/wildlife',
  ])
  expect(sitemapGroups.legal.map(({ href }) => href)).toEqual([
    '/privacy-policy',
    '/terms-of-service',
  ])
})

test('no group of links names a page twice', () => {
  for (const links of [...Object.values(footerLinks), ...Object.values(sitemapGroups)]) {
    const paths = links.map(({ href }) => href)
    expect(paths).toEqual([...new Set(paths)])
  }
})

test('every page that is linked by a plain path has its file', () => {
  const paths = [...Object.values(footerLinks), ...Object.values(sitemapGroups)]
    .flat()
    .map(({ href }) => href)
    .filter((href) => !/^\/(services\/.+|pest-control|bed-bugs|wildlife)$/.test(href))
  for (const path of paths) {
    expect([path, existsSync(`app${path}/page.tsx`)]).toEqual([path, true])
  }
})
