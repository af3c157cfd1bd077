/** @jest-environment jsdom */
import { readSitePages } from '../support/site-pages'

/** What the contract has the site claim, each on one page that says it. */
const claims = [
  ['/', 'unmarked vehicles'],
  ['/', 'Licensed by the Ohio Department of Agriculture'],
  ['/', 'Same-day service'],
  ['/contact', 'emergency'],
  ['/contact', '24/7'],
  ['/estimate', 'Free Estimate'],
  ['/estimate', 'free, no-obligation estimate'],
  ['/', 'no contracts'],
  ['/', '100% satisfaction guarantee'],
  ['/about', 'eco-friendly options'],
  ['/about', '2010'],
  ['/about', '13+ years'],
  ['/about', 'Family owned'],
  ['/', '5000+ customers'],
  ['/', '4.9/5'],
  ['/', 'Bed bug specialists'],
  ['/', 'Licensed and insured'],
  ['/', 'Discreet'],
  ['/', 'Guaranteed'],
  ['/contact', '8am-6pm'],
  ['/contact', '9am-3pm'],
  ['/contact', 'within 24 hours'],
  ['/thank-you', 'within 24 hours'],
  ['/about', 'Locally operated'],
  ['/about', 'Customer First'],
  ['/about', 'Integrity & Respect'],
  ['/about', 'Continuous Improvement'],
  ['/about', 'Affiliations & Certifications'],
  ['/sitemap', 'Main Pages'],
  ['/sitemap', 'Service Pages'],
  ['/sitemap', 'Legal Pages'],
  ['/sitemap', 'Primary Locations'],
  ['/sitemap', 'Additional Locations'],
  ['/sitemap', 'More Locations'],
  ['/about', 'regional bed bug task force'],
  ['/about', 'state university'],
  [
    '/',
    'Columbus, Dublin, Westerville, Grove City, Worthington, Gahanna, and all of Franklin County',
  ],
] as const

test('every claim of the contract can be read in the site [spec: What the product does and for whom; About; Home; Sitemap page]', async () => {
  const pages = await readSitePages(claims.map(([path]) => path))
  const texts = new Map(pages.map(({ path, content }) => [path, content.body.textContent]))
  const missing = claims.filter(
    ([path, claim]) => !texts.get(path)?.toLowerCase().includes(claim.toLowerCase()),
  )
  expect(missing).toEqual([])
})
