import { readFileSync } from 'node:fs'
import { getArticles } from '@/lib/articles/articles'
import { inquiryOptions, pestOptions } from '@/lib/forms/options'
import { getAnimals, getEmergencyGuides } from '@/lib/guide/animals'
import { getLocations } from '@/lib/locations/locations'
import { headerLinks } from '@/lib/pages/navigation'
import { services as serviceEntries } from '@/lib/services/services'
import { getCollection } from '@/lib/site-content'

// What the tests visit comes from the content, so that they hold for any company's.

export const services = serviceEntries()

const locations = getLocations()

/** All articles, newest first. */
export const articles = getArticles()

/** Words of the header: its first and its last entry, and the one that opens the services. */
export const headerWords = {
  first: headerLinks()[0]?.name ?? '',
  last: headerLinks().at(-1)?.name ?? '',
  services: headerLinks().find((entry) => 'links' in entry)?.name ?? '',
}

/** The last choices of the two forms, which name no service. */
export const otherPest = pestOptions().at(-1)?.value ?? ''
export const otherInquiry = inquiryOptions().at(-1)?.value ?? ''

/** The choice of the estimate form that asks for the most: for rooms and a day, where any of the owner's does. */
export const fullestPest = taken(
  pestOptions().find(({ asksForRooms }) => asksForRooms) ?? pestOptions().at(-1),
)

/** A service to follow a link to: the last of the menu. */
export const lastService = taken(services.at(-1))

/** The place whose page shows most: a house where any has one, and the most questions. */
export const fullestLocation = taken(
  locations.toSorted(
    (a, b) =>
      Number(Boolean(b.house)) - Number(Boolean(a.house)) ||
      b.questions.length - a.questions.length,
  )[0],
)

/** The place with the longest name, which takes the most room. */
export const longestNamed = taken(locations.toSorted((a, b) => b.city.length - a.city.length)[0])

/** The newest article to which others are related, where there is any such. */
export const fullestArticle = taken(
  articles.find(({ category, id }) =>
    articles.some((other) => other.category === category && other.id !== id),
  ) ?? articles[0],
)

/** The place with the most ZIP codes, which take the most room. */
export const mostZipCodes = taken(
  locations.toSorted((a, b) => b.zipCodes.length - a.zipCodes.length)[0],
)

/** The first place without neighbors, where there is any. */
export const withoutNeighbors = locations
  .filter(({ nearbyAreas }) => nearbyAreas.length === 0)
  .slice(0, 1)

export const locationPath = `/locations/${fullestLocation.slug}`
export const articlePath = `/blog${fullestArticle.slug}`

/** A category of several articles, where there is any such. */
export const { category } = fullestArticle

/** The query of the list of articles in that category, as the address has it. */
export const categoryQuery = `?${new URLSearchParams({ category }).toString()}`

/** Pages of the route table that are their own canonical, other than articles. */
export const canonicalPages = [
  '/',
  '/about',
  '/services',
  ...[...services, ...getCollection('pages/own')].map(({ slug }) => `/${slug}`),
  '/contact',
  '/estimate',
  '/articles',
  '/privacy-policy',
  '/terms-of-service',
  '/sitemap',
  ...locations.map(({ slug }) => `/locations/${slug}`),
]

/** Pages on which React runs. */
export const islandPages = ['/contact', '/estimate', '/articles']

/** Second addresses, with the page that each stands for. */
export const aliases: Readonly<Record<string, string>> = {
  '/about-us': '/about',
  ...Object.fromEntries(services.map(({ slug }) => [`/services/${slug}`, `/${slug}`])),
}

/** Pages that search engines are kept out of. Any unknown name of a service will do. */
export const unlistedPages = ['/thank-you', '/services/no-such-service'] as const

/** One page of each kind: what holds for how a kind is made need not be tried on all of them. */
export const kindsOfPages = [
  '/',
  '/about',
  '/services',
  `/services/${lastService.slug}`,
  `/${taken(services[0]).slug}`,
  '/contact',
  '/estimate',
  '/thank-you',
  '/articles',
  articlePath,
  locationPath,
  '/field-guide',
  ...[getAnimals()[0], getEmergencyGuides()[0]].flatMap((entry) =>
    entry ? `/field-guide/${entry.slug}` : [],
  ),
  ...getCollection('pages/own').map(({ slug }) => `/${slug}`),
  '/privacy-policy',
  '/sitemap',
]

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

/** @throws When the content has no such entry: a site has a service, a place and an article at least. */
function taken<Entry>(entry: Entry | undefined): Entry {
  if (entry === undefined) throw new Error('The content has no service, no place or no article.')
  return entry
}
