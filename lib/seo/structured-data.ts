import 'server-only'
import {
  areaServed,
  business,
  businessId,
  locationData,
  provider,
  publisher,
} from './business-data'
import { siteLanguage, startOfDay } from './metadata'
import { shareImagePath } from './share-images'
import { absoluteUrl, siteUrl } from './site-url'
import type { Article } from '@/lib/articles/article-schema'
import type { Animal } from '@/lib/guide/animal-schema'
import type { GuidePage } from '@/lib/guide/animals'
import { preparePhoto } from '@/lib/images/prepare-photo'
import type { Location } from '@/lib/locations/location-schema'
import { locationDescription, locationHeading } from '@/lib/locations/locations'
import type { Service } from '@/lib/services/service-schema'
import { company } from '@/lib/site/company'
import { locationPage } from '@/lib/site/page-copy'

// Structured data must not say more than the page shows. Ratings and questions are missing on purpose: search engines
// ignore ratings that a business gives itself, and may penalize the site for them.

const context = 'https://schema.org'

/** The business and its website: for the home page only. */
export function businessAndWebsite() {
  const website = {
    '@type': 'WebSite',
    '@id': `${siteUrl}/#website`,
    name: company().name,
    alternateName: company().alternateName,
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
  const url = absoluteUrl(`/${slug}`)
  return {
    '@context': context,
    '@type': 'Service',
    '@id': `${url}#service`,
    name,
    serviceType: name,
    description: introduction,
    url,
    provider: provider(),
    areaServed: areaServed(),
  }
}

/** The service of the business in one location, for the page of the location. */
export function locationService(location: Location) {
  const url = absoluteUrl(`/locations/${location.slug}`)
  return {
    '@context': context,
    '@type': 'Service',
    '@id': `${url}#service`,
    name: locationHeading(location),
    serviceType: locationPage().serviceType,
    description: locationDescription(location),
    url,
    provider: provider(),
    areaServed: locationData(location),
  }
}

/**
 * An article of the blog. Google requires no field, and recommends `headline`, `image`, `datePublished`, and `author` with
 * `name` and `url`: https://developers.google.com/search/docs/appearance/structured-data/article. Without `dateModified`,
 * which other programs take for the article's date instead of the day that the page shows. sitemap.xml has it.
 */
export function blogPosting(article: Article) {
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

export function guideArticle(page: GuidePage) {
  return {
    '@context': context,
    '@type': 'Article',
    ...articleData(`/field-guide/${page.slug}`, page, guidePicture(page)),
    dateModified: page.updated && startOfDay(page.updated),
  }
}

function guidePicture({ plate, photo }: Pick<Animal, 'plate' | 'photo'>) {
  if (plate) return `/images/specimens/${plate}.svg`
  return photo && preparePhoto(photo.src, 'article').src
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
    image: [...(picture ? [picture] : []), shareImagePath(path)].map(absoluteUrl),
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
