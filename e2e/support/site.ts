import { existsSync, readFileSync, statSync } from 'node:fs'
import { dirname } from 'node:path'
import { getArticles } from '@/lib/content/articles'
import { getAnimals, getEmergencyGuides } from '@/lib/content/field-guide'
import { getLocations } from '@/lib/content/locations'
import { headerLinks } from '@/lib/content/navigation'
import { services as serviceEntries } from '@/lib/content/services'
import { inquiryOptions, pestOptions } from '@/lib/forms/options'

// Tests take their pages and words from the content, so that they also pass when somebody edits it.

export const services = serviceEntries()

const locations = getLocations()

/** All articles, newest first. */
export const articles = getArticles()

/** Names of header entries: the first, the last, and the one that opens the services menu. */
export const headerWords = {
  first: headerLinks()[0]?.name ?? '',
  last: headerLinks().at(-1)?.name ?? '',
  services: headerLinks().find((entry) => 'links' in entry)?.name ?? '',
}

/** The last options of the two forms, which belong to no service. */
export const otherPest = pestOptions().at(-1)?.value ?? ''
export const otherInquiry = inquiryOptions().at(-1)?.value ?? ''

/** The option of the estimate form with the most fields: with rooms and a day, if the content has one. */
export const fullestPest = required(
  pestOptions().find(({ asksForRooms }) => asksForRooms) ?? pestOptions().at(-1),
)

export const lastService = required(services.at(-1))

/** The location page with the most on it: a house, if any location has one, and the most questions. */
export const fullestLocation = required(
  locations.toSorted(
    (a, b) =>
      Number(Boolean(b.house)) - Number(Boolean(a.house)) ||
      b.questions.length - a.questions.length,
  )[0],
)

export const locationWithLongestName = required(
  locations.toSorted((a, b) => b.city.length - a.city.length)[0],
)

/** The newest article with related ones, if there is any. */
export const fullestArticle = required(
  articles.find(({ category, id }) =>
    articles.some((other) => other.category === category && other.id !== id),
  ) ?? articles[0],
)

export const locationPath = `/locations/${fullestLocation.slug}`
export const articlePath = `/blog${fullestArticle.slug}`

/** A category with several articles, if there is any. */
export const { category } = fullestArticle

/** The query string that filters the list of articles by that category. */
export const categoryQuery = `?${new URLSearchParams({ category }).toString()}`

/** Pages of the company, its services, places and forms, each with its own canonical. */
export const canonicalPages = [
  '/',
  '/about',
  '/services',
  ...services.map(({ slug }) => `/${slug}`),
  '/contact',
  '/estimate',
  '/articles',
  '/privacy-policy',
  '/terms-of-service',
  '/sitemap',
  ...locations.map(({ slug }) => `/locations/${slug}`),
]

/** Pages with islands, on which React runs. */
export const islandPages = ['/contact', '/estimate', '/articles']

/** Alternative addresses, each with its canonical. */
export const aliases: Readonly<Record<string, string>> = {
  '/about-us': '/about',
  ...Object.fromEntries(services.map(({ slug }) => [`/services/${slug}`, `/${slug}`])),
}

/** Pages with noindex. Every unknown service gets the same page. */
const unlistedPages = ['/thank-you', '/services/no-such-service'] as const

/** Their visitors must call somebody else first. */
export const emergencyGuidePaths = getEmergencyGuides().map(({ slug }) => `/field-guide/${slug}`)

/** One page of each kind, for what depends on the template of a page and not on its content. */
export const kindsOfPages = [
  '/',
  '/about',
  '/services',
  `/services/${lastService.slug}`,
  `/${services[0].slug}`,
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
  '/privacy-policy',
  '/sitemap',
]

/** What every host answers with the 404 page. */
export const missingPage = '/no-such-page'

/** Every page of the built site, with its other addresses. */
export function everyPath() {
  return [...new Set([...readSitemap(), ...Object.keys(aliases), ...unlistedPages, missingPage])]
}

/** One page of each kind, and the longest and the shortest page of each folder, by their HTML. */
export function fullLongAndShortPages() {
  const paths = everyPath()
  const extremes = [...new Set(paths.map((path) => dirname(path)))].flatMap((folder) => {
    const bySize = shortestFirst(paths.filter((path) => dirname(path) === folder))
    return [bySize[0] ?? [], bySize.at(-1) ?? []].flat()
  })
  return [...new Set([...kindsOfPages, missingPage, ...extremes])]
}

/** The longest pages of both kinds in the guide, by their HTML. */
export function longestGuidePages() {
  const animals = getAnimals().map(({ slug }) => `/field-guide/${slug}`)
  return [animals, emergencyGuidePaths].flatMap((paths) => shortestFirst(paths).slice(-4))
}

const shortestFirst = (paths: readonly string[]) =>
  paths
    .filter((path) => existsSync(htmlFileOf(path)))
    .toSorted((a, b) => statSync(htmlFileOf(a)).size - statSync(htmlFileOf(b)).size)

export function htmlFileOf(path: string) {
  const names: Record<string, string> = {
    '/': '/index',
    [missingPage]: '/404',
    '/services/no-such-service': '/services/unknown',
  }
  return `out${names[path] ?? path}.html`
}

/** The paths of the pages in the built sitemap.xml. */
function readSitemap() {
  const urls = [...readBuiltSitemap().matchAll(/<loc>([^<]+)<\/loc>/g)]
  return urls.map(([, url]) => new URL(String(url)).pathname)
}

function readBuiltSitemap() {
  try {
    return readFileSync('out/sitemap.xml', 'utf8')
  } catch (error) {
    throw new Error('There is no built site to test. Run `npm run build:draft` first.', {
      cause: error,
    })
  }
}

/** @throws When the content has no such entry: a site has at least a service, a location and an article. */
function required<Entry>(entry: Entry | undefined): Entry {
  if (entry === undefined) throw new Error('The content has no service, no location or no article.')
  return entry
}
