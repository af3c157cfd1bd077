import 'server-only'
import type {
  AboutPage,
  AdministrativeArea,
  Article as ArticleData,
  BlogPosting,
  BreadcrumbList,
  City,
  ContactPage,
  ContactPoint,
  Graph,
  HomeAndConstructionBusiness,
  OpeningHoursSpecification,
  Person,
  Place,
  PostalAddress,
  Service,
  WebSite,
  WithContext,
} from 'schema-dts'
import { startOfDay } from './day-in-zone'
import { shareImagePath } from './share-images'
import { absoluteUrl, siteUrl } from './site-url'
import type { Article } from '@/lib/articles/article-schema'
import { upcomingClosures } from '@/lib/company/closures'
import { company } from '@/lib/company/company'
import { weekdays } from '@/lib/company/hours-schema'
import type { GuidePage } from '@/lib/guide/animals'
import { preparePhoto } from '@/lib/images/prepare-photo'
import { countyName, placeDescription, placeHeading } from '@/lib/locations/location-description'
import type { Location } from '@/lib/locations/location-schema'
import { getMainLocations } from '@/lib/locations/locations'
import { locationPage } from '@/lib/pages/page-copy'
import type { Service as ServiceContent } from '@/lib/services/service-schema'

// Structured data must not say more than the page shows. Ratings and questions are missing on purpose: search engines
// ignore ratings that a business gives itself, and may penalize the site for them.

const context = 'https://schema.org'

const businessId = `${siteUrl}/#business`

/** The business and its website: for the home page only. */
export function businessAndWebsite(): Graph {
  const website: WebSite = {
    '@type': 'WebSite',
    '@id': `${siteUrl}/#website`,
    name: company().name,
    alternateName: company().alternateName,
    url: siteUrl,
    inLanguage: 'en-US',
    publisher: { '@id': businessId },
  }
  return { '@context': context, '@graph': [business(), website] }
}

/** The business, for the contact page. */
export function contactPage(): WithContext<ContactPage> {
  return { '@type': 'ContactPage', ...pageOf('/contact'), mainEntity: business() }
}

/** The business and its people, for the about page. */
export function aboutPage(): WithContext<AboutPage> {
  const employees = company().people.map(({ name, role }) => person(name, role))
  const mainEntity = { ...business(), ...(employees.length > 0 && { employee: employees }) }
  return { '@type': 'AboutPage', ...pageOf('/about'), mainEntity }
}

function pageOf(path: string) {
  const url = absoluteUrl(path)
  return { '@context': context, '@id': url, url } as const
}

/** A service, offered in all places, for its own page. */
export function service({ slug, name, introduction }: ServiceContent): WithContext<Service> {
  const words = { name, serviceType: name, description: introduction }
  return serviceData(`/${slug}`, words, areaServed())
}

/** The service of the business in one place, for the page of the place. */
export function locationService(location: Location): WithContext<Service> {
  const words = {
    name: placeHeading(location),
    serviceType: locationPage().serviceType,
    description: placeDescription(location),
  }
  return serviceData(`/locations/${location.slug}`, words, placeWithZipCodes(location))
}

function serviceData(
  path: string,
  words: { name: string; serviceType: string; description: string },
  areaServed: PlaceData | PlaceData[],
): WithContext<Service> {
  const url = absoluteUrl(path)
  return {
    '@context': context,
    '@type': 'Service',
    '@id': `${url}#service`,
    ...words,
    url,
    provider: provider(),
    areaServed,
  }
}

function address(): PostalAddress {
  const { street, city, state, postalCode } = company().address
  return {
    '@type': 'PostalAddress',
    streetAddress: street,
    addressLocality: city,
    addressRegion: state,
    postalCode,
    addressCountry: 'US',
  }
}

/** The business with its name, because not every search engine follows the @id to the home page. */
function publisher() {
  return {
    '@type': 'HomeAndConstructionBusiness',
    '@id': businessId,
    name: company().name,
    url: siteUrl,
  } as const
}

/** The business with telephone and address, for services. */
function provider() {
  return { ...publisher(), telephone: company().phone.dial, address: address() }
}

export function blogPosting(article: Article): WithContext<BlogPosting> {
  const { slug, date, category } = article
  const photo = article.photo && preparePhoto(article.photo.src, 'article').src
  return {
    '@context': context,
    '@type': 'BlogPosting',
    ...articleData(`/blog${slug}`, article, photo),
    datePublished: startOfDay(date),
    articleSection: category,
  }
}

/** A page of the field guide. The page of an animal is about its scientific names. */
export function guideArticle(page: GuidePage): WithContext<ArticleData> {
  return {
    '@context': context,
    '@type': 'Article',
    ...articleData(`/field-guide/${page.slug}`, page, `/images/specimens/${page.plate}.svg`),
    ...('latin' in page && {
      about: page.latin.map((name) => ({
        '@type': 'Taxon' as const,
        name,
        alternateName: page.name,
      })),
    }),
  }
}

/** The fields that articles and pages of the field guide have in common. */
function articleData(path: string, page: Article | GuidePage, picture?: string) {
  const url = absoluteUrl(path)
  const changed = page.updated ?? ('date' in page ? page.date : undefined)
  const { reviewer } = company()
  return {
    '@id': `${url}#article`,
    mainEntityOfPage: url,
    url,
    headline: page.title,
    description: page.description,
    image: [shareImagePath(path), ...(picture ? [picture] : [])].map(absoluteUrl),
    dateModified: changed && startOfDay(changed),
    citation: page.sources.map(({ title, url }) => url ?? title),
    inLanguage: 'en-US',
    author: publisher(),
    publisher: publisher(),
    ...(reviewer && { editor: person(reviewer.name) }),
  }
}

/** A person of the business, with the about page as the address of those whom it shows. */
function person(name: string, jobTitle?: string): Person {
  const isShown = company().people.some((other) => other.name === name)
  return {
    '@type': 'Person',
    name,
    ...(jobTitle && { jobTitle }),
    ...(isShown && { url: absoluteUrl('/about') }),
    worksFor: { '@id': businessId },
  }
}

/** The breadcrumbs of a page, from the home page to the page itself. */
export function breadcrumbList(
  trail: readonly { name: string; href: string }[],
  current: string,
): WithContext<BreadcrumbList> {
  const steps = [
    ...trail.map(({ name, href }) => ({ name, item: absoluteUrl(href) })),
    { name: current },
  ]
  return {
    '@context': context,
    '@type': 'BreadcrumbList',
    itemListElement: steps.map((step, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      ...step,
    })),
  }
}

function business(): Exclude<HomeAndConstructionBusiness, string> {
  const { geo, social, founded } = company()
  return {
    ...provider(),
    alternateName: company().alternateName,
    logo: absoluteUrl('/icons/icon-512.png'),
    image: absoluteUrl(shareImagePath('/')),
    email: company().email,
    geo: geo && { '@type': 'GeoCoordinates', ...geo },
    priceRange: company().priceRange,
    openingHoursSpecification: openingHours(),
    contactPoint: 'answered-24-7' in company().claims ? emergencyContact() : undefined,
    areaServed: areaServed(),
    foundingDate: founded?.toString(),
    sameAs: social.length > 0 ? social.map(({ url }) => url) : undefined,
  }
}

/** Shown while the business claims to answer the phone at all hours. */
function emergencyContact(): ContactPoint {
  return {
    '@type': 'ContactPoint',
    contactType: 'emergency',
    telephone: company().phone.dial,
    hoursAvailable: {
      '@type': 'OpeningHoursSpecification',
      dayOfWeek: weekdays,
      // The documented form of "24 hours": https://developers.google.com/search/docs/appearance/structured-data/local-business
      opens: '00:00',
      closes: '23:59',
    },
  }
}

/** The hours of the week, and closures as days without hours. Weekdays without hours are left out. */
function openingHours(): OpeningHoursSpecification[] {
  const week = company().hours.flatMap(({ weekdays, opens, closes }) => {
    if (!opens || !closes) return []
    // Search engines read 00:00 to 00:00 as closed:
    // https://developers.google.com/search/docs/appearance/structured-data/local-business
    const clocks = opens === closes ? { opens: '00:00', closes: '23:59' } : { opens, closes }
    return [{ dayOfWeek: weekdays, ...clocks }]
  })
  const closures = upcomingClosures().map(({ date, through = date }) => ({
    opens: '00:00',
    closes: '00:00',
    validFrom: date,
    validThrough: through,
  }))
  return [...week, ...closures].map((hours) => ({ '@type': 'OpeningHoursSpecification', ...hours }))
}

function areaServed() {
  return getMainLocations().map(placeData)
}

type PlaceData = Exclude<City | AdministrativeArea | Place, string>

const placeTypes = { city: 'City', township: 'AdministrativeArea', neighborhood: 'Place' } as const

function placeData({ city, kind, county, state }: Location): PlaceData {
  const name = `${countyName(county)}, ${state}`
  return {
    '@type': placeTypes[kind],
    name: city,
    containedInPlace: { '@type': 'AdministrativeArea', name },
  }
}

function placeWithZipCodes(location: Location): PlaceData {
  const { city, state, zipCodes } = location
  const region = { addressLocality: city, addressRegion: state, addressCountry: 'US' }
  return {
    ...placeData(location),
    address: { '@type': 'PostalAddress', ...region, postalCode: zipCodes },
  }
}
