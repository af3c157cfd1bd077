import { readFileSync } from 'node:fs'

/** The places of the specification in its order: slug, and the name that visitors read. */
export const locations = [
  { slug: 'columbus', city: 'Columbus' },
  { slug: 'dublin', city: 'Dublin' },
  { slug: 'westerville', city: 'Westerville' },
  { slug: 'worthington', city: 'Worthington' },
  { slug: 'hilliard', city: 'Hilliard' },
  { slug: 'bexley', city: 'Bexley' },
  { slug: 'upper-arlington', city: 'Upper Arlington' },
  { slug: 'grove-city', city: 'Grove City' },
  { slug: 'gahanna', city: 'Gahanna' },
  { slug: 'reynoldsburg', city: 'Reynoldsburg' },
  { slug: 'pickerington', city: 'Pickerington' },
  { slug: 'powell', city: 'Powell' },
  { slug: 'new-albany', city: 'New Albany' },
  { slug: 'grandview', city: 'Grandview Heights' },
  { slug: 'delaware', city: 'Delaware' },
  { slug: 'german-village', city: 'German Village' },
  { slug: 'italian-village', city: 'Italian Village' },
  { slug: 'lewis-center', city: 'Lewis Center' },
  { slug: 'worthington-hills', city: 'Worthington Hills' },
  { slug: 'genoa-township', city: 'Genoa Township' },
] as const

/** The articles that the specification knows, newest first. */
export const knownArticles = [
  'signs-of-bed-bugs',
  'natural-pest-prevention',
  'raccoon-proofing',
  'spring-pests',
  'carpenter-ant-vs-termite',
  'mouse-infestation-signs',
  'mosquito-control',
  'carpenter-ant-elimination',
  'wasp-hornet-removal',
  'spider-control-prevention',
  'cockroach-elimination',
  'flea-control-pets',
  'restaurant-cockroach-control',
] as const

/** Pages of the route table that are their own canonical, other than articles. */
export const canonicalPages = [
  '/',
  '/about',
  '/services',
  '/pest-control',
  '/bed-bugs',
  '/wildlife',
  '/contact',
  '/estimate',
  '/articles',
  '/privacy-policy',
  '/terms-of-service',
  '/sitemap',
  ...locations.map(({ slug }) => `/locations/${slug}`),
]

/** Second addresses, with the page that each stands for. */
export const aliases = {
  '/about-us': '/about',
  '/services/pest-control': '/pest-control',
  '/services/bed-bugs': '/bed-bugs',
  '/services/wildlife': '/wildlife',
} as const

/** Pages that search engines are kept out of. Any unknown name of a service will do. */
export const unlistedPages = ['/thank-you', '/services/no-such-service'] as const

/** One page of each kind: what holds for how a kind is made need not be tried on all of them. */
export const kindsOfPages = [
  '/',
  '/about',
  '/services',
  '/services/bed-bugs',
  '/pest-control',
  '/contact',
  '/estimate',
  '/thank-you',
  '/articles',
  '/blog/signs-of-bed-bugs',
  '/locations/dublin',
  '/privacy-policy',
  '/sitemap',
] as const

/** The paths of the pages in the built sitemap.xml. */
export function readSitemap() {
  const urls = [...readBuiltSitemap().matchAll(/<loc>([^<]+)<\/loc>/g)]
  return urls.map(([, url]) => new URL(String(url)).pathname)
}

function readBuiltSitemap() {
  try {
    return readFileSync('out/sitemap.xml', 'utf8')
  } catch (error) {
    throw new Error('There is no built site to test. Run `npm run build` first.', { cause: error })
  }
}
