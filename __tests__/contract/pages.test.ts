/** @jest-environment jsdom */
import { readSitePages } from '../support/site-pages'
import type { LegalText } from '@/lib/pages/site-page-schemas'
import { company } from '@/lib/site/company'
import { privacyPolicy, termsOfService } from '@/lib/site/page-copy'

const email = `mailto:${company().email}`
const phone = `tel:${company().phone.dial}`

/** What a part of a page leads to, beside header and footer. */
const links = [
  ['/about', 'main', '/contact'],
  ['/about', 'main', '/services'],
  ['/', 'main #reasons', '/about'],
  ['/privacy-policy', 'main', email],
  ['/privacy-policy', 'main', phone],
  ['/terms-of-service', 'main', email],
  ['/terms-of-service', 'main', phone],
] as const

test('pages lead on from their own part as the contract has it [spec: Home; About; Legal pages]', async () => {
  const pages = await readSitePages(links.map(([path]) => path))
  const missing = links.filter(([path, part, href]) => {
    const { content } = pages.find((page) => page.path === path) ?? {}
    return !content?.querySelector(`${part} a[href="${href}"]`)
  })
  expect(missing).toEqual([])
})

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

const headings = ({ sections, contact }: LegalText) =>
  [...sections, contact].map(({ heading }) => heading)

test('the privacy policy has the four parts of the contract [spec: Legal pages]', () => {
  expect(headings(privacyPolicy())).toEqual([
    'Introduction',
    'Information We Collect',
    'How We Use Your Information',
    'Contact',
  ])
})

test('the terms have the parts of the contract [spec: Legal pages]', () => {
  expect(headings(termsOfService())).toEqual([
    'Acceptance of Terms',
    'Services',
    'Appointments and Estimates',
    'Payment',
    'Service Guarantee',
    'Contact',
  ])
})

test.each([
  ['Services', /Central Ohio/],
  ['Appointments and Estimates', /subject to confirmation by our staff/],
  ['Payment', /due on completion/],
  ['Service Guarantee', /satisfaction guarantee/],
])('the part of the terms on %s says %s [spec: Legal pages]', (heading, promise) => {
  const section = termsOfService().sections.find((candidate) => candidate.heading === heading)
  expect(section?.paragraphs.join(' ')).toMatch(promise)
})
