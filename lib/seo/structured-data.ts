import 'server-only'
import { shareImage, siteLanguage } from './metadata'
import { absoluteUrl, siteUrl } from './site-url'
import { company } from '@/lib/content/company'
import type { GuidePage } from '@/lib/content/field-guide'
import {
  countyName,
  getMainLocations,
  locationDescription,
  locationHeading,
} from '@/lib/content/locations'
import { locationPage } from '@/lib/content/pages'
import type { Article } from '@/lib/content/schemas/articles'
import type { Animal } from '@/lib/content/schemas/field-guide'
import type { Location } from '@/lib/content/schemas/locations'
import type { Service } from '@/lib/content/schemas/services'
import { photoAddress } from '@/lib/images/photos'

// Structured data must not say more than the page shows. Ratings and questions are missing on purpose: search engines
// ignore ratings that a business gives itself, and may penalize the site for them.

const context = 'https://schema.org'

const businessId = `${siteUrl}/#business`

/** The business and its website: for the home page only. */
export function businessAndWebsite() {
  const website = {
    '@type': 'WebSite',
    '@id': `${siteUrl}/#website`,
    name: company().name,
    url: siteUrl,
    inLanguage: siteLanguage,
    publisher: { '@id': businessId },
  }
  return { '@context': context, '@graph': [business(), website] }
}

export const contactPage = () => pageAboutBusiness('ContactPage', '/contact')
export const aboutPage = () => pageAboutBusiness('AboutPage', '/about')

function pageAboutBusiness(type: string, path: string) {
  const url = absoluteUrl(path)
  return { '@type': type, '@context': context, '@id': url, url, mainEntity: business() }
}

/** A service, offered in all locations, for its own page. */
export function service({ slug, name, introduction }: Service) {
  const fields = { name, serviceType: name, description: introduction }
  return serviceData(`/${slug}`, fields, areaServed())
}

/** The service of the business in one location, for the page of the location. */
export function locationService(location: Location) {
  const fields = {
    name: locationHeading(location),
    serviceType: locationPage().serviceType,
    description: locationDescription(location),
  }
  return serviceData(`/locations/${location.slug}`, fields, locationData(location))
}

type ServiceFields = { name: string; serviceType: string; description: string }

function serviceData(path: string, fields: ServiceFields, areaServed: object) {
  const url = absoluteUrl(path)
  return {
    '@context': context,
    '@type': 'Service',
    '@id': `${url}#service`,
    ...fields,
    url,
    provider: provider(),
    areaServed,
  }
}

/**
 * An article of the blog. Google requires no field, and recommends `headline`, `image`, `datePublished`, and `author` with
 * `name` and `url`: https://developers.google.com/search/docs/appearance/structured-data/article. Without `dateModified`,
 * which other programs take for the article's date instead of the day that the page shows. sitemap.xml has it.
 */
export function blogPosting(article: Article) {
  const { slug, date, category } = article
  const photo = article.photo && photoAddress(article.photo.src, 1440)
  return {
    '@context': context,
    '@type': 'BlogPosting',
    ...articleData(`/blog${slug}`, article, photo),
    datePublished: date,
    articleSection: category,
  }
}

export function guideArticle(page: GuidePage) {
  return {
    '@context': context,
    '@type': 'Article',
    ...articleData(`/field-guide/${page.slug}`, page, guidePicture(page)),
    dateModified: page.updated,
  }
}

function guidePicture({ plate, photo }: Pick<Animal, 'plate' | 'photo'>) {
  if (plate) return `/images/specimens/${plate}.svg`
  return photo && photoAddress(photo.src, 1440)
}

/** The fields that articles and pages of the field guide have in common. */
function articleData(path: string, page: Article | GuidePage, picture?: string) {
  const url = absoluteUrl(path)
  const { reviewer } = company()
  return {
    '@id': `${url}#article`,
    mainEntityOfPage: url,
    url,
    headline: page.title,
    description: page.description,
    image: [...(picture ? [picture] : []), shareImage].map(absoluteUrl),
    citation: page.sources.map(({ title, url }) => url ?? title),
    inLanguage: siteLanguage,
    author: publisher(),
    publisher: publisher(),
    ...(reviewer && {
      editor: { '@type': 'Person', name: reviewer.name, worksFor: { '@id': businessId } },
    }),
  }
}

export function breadcrumbList(trail: readonly { name: string; href: string }[], current: string) {
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

/** The business with its name, because not every search engine follows the @id to the home page. */
function publisher() {
  return {
    '@type': 'HomeAndConstructionBusiness',
    '@id': businessId,
    name: company().name,
    url: siteUrl,
  }
}

function provider() {
  const { phone, address } = company()
  return {
    ...publisher(),
    telephone: phone.dial,
    address: {
      '@type': 'PostalAddress',
      streetAddress: address.street,
      addressLocality: address.city,
      addressRegion: address.state,
      postalCode: address.postalCode,
      addressCountry: 'US',
    },
  }
}

/**
 * The business. Of a local business Google requires `name` and `address`, and recommends `telephone`, `url` and
 * `openingHoursSpecification`:
 * https://developers.google.com/search/docs/appearance/structured-data/local-business
 */
function business() {
  const { social, founded } = company()
  return {
    ...provider(),
    logo: absoluteUrl('/site-icons/icon-512.png'),
    image: absoluteUrl(shareImage),
    email: company().email,
    openingHoursSpecification: openingHours(),
    areaServed: areaServed(),
    foundingDate: founded?.toString(),
    sameAs: social.length > 0 ? social.map(({ url }) => url) : undefined,
  }
}

const dayNames = {
  Mon: 'Monday',
  Tue: 'Tuesday',
  Wed: 'Wednesday',
  Thu: 'Thursday',
  Fri: 'Friday',
  Sat: 'Saturday',
  Sun: 'Sunday',
}

/** Days without hours are left out. */
function openingHours() {
  return company().hours.flatMap(({ days, opens, closes }) => {
    if (!opens) return []
    const dayOfWeek = days.map((day) => dayNames[day])
    return { '@type': 'OpeningHoursSpecification', dayOfWeek, opens, closes }
  })
}

/** The main locations. Google neither requires nor recommends the field: https://schema.org/areaServed */
function areaServed() {
  return getMainLocations().map(locationData)
}

/** A location in each of its counties, or in its state. */
export function locationData({ city, county, alsoIn, state }: Location) {
  const names = county
    ? [county, ...alsoIn].map((name) => `${countyName(name)}, ${state}`)
    : [state]
  return {
    '@type': 'Place',
    name: city,
    containedInPlace: names.map((name) => ({ '@type': 'AdministrativeArea', name })),
  }
}
