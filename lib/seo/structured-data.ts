import 'server-only'
import type {
  Article as ArticleData,
  BlogPosting,
  BreadcrumbList,
  Graph,
  HomeAndConstructionBusiness,
  OpeningHoursSpecification,
  Service,
  WebSite,
  WithContext,
} from 'schema-dts'
import { shareImagePath } from './share-images'
import { absoluteUrl, siteUrl } from './site-url'
import type { Article } from '@/lib/articles/article-schema'
import { upcomingClosures } from '@/lib/company/closures'
import { company } from '@/lib/company/company'
import type { GuidePage } from '@/lib/guide/animals'
import { preparePhoto } from '@/lib/images/prepare-photo'
import { placeDescription, placeHeading } from '@/lib/locations/location-description'
import type { Location } from '@/lib/locations/location-schema'
import { getMainLocations } from '@/lib/locations/locations'
import { locationPage } from '@/lib/pages/page-copy'
import type { Service as ServiceContent } from '@/lib/services/service-schema'

// Nothing here may say more than the page shows. Ratings and questions stay out on purpose: what a
// business says of itself counts for nothing with search engines, and may be held against it.

const context = 'https://schema.org'

/** The home page tells who the business is; all other pages refer to it by this id. */
const businessId = `${siteUrl}/#business`

/** The business and its website: for the home page only. */
export function businessAndWebsite(): Graph {
  const website: WebSite = {
    '@type': 'WebSite',
    '@id': `${siteUrl}/#website`,
    name: company.name,
    url: siteUrl,
    inLanguage: 'en-US',
    publisher: { '@id': businessId },
  }
  return { '@context': context, '@graph': [business(), website] }
}

/** A service on its own page, offered in all places. */
export function service({ slug, name, introduction }: ServiceContent): WithContext<Service> {
  const words = { name, serviceType: name, description: introduction }
  return serviceData(`/${slug}`, words, areaServed())
}

/** What the business does in one place. */
export function locationService(location: Location): WithContext<Service> {
  const words = {
    name: placeHeading(location),
    serviceType: locationPage.serviceType,
    description: placeDescription(location),
  }
  return serviceData(`/locations/${location.slug}`, words, nameInState(location))
}

function serviceData(
  path: string,
  words: { name: string; serviceType: string; description: string },
  areaServed: string | string[],
): WithContext<Service> {
  const url = absoluteUrl(path)
  return {
    '@context': context,
    '@type': 'Service',
    '@id': `${url}#service`,
    ...words,
    url,
    provider: { '@id': businessId },
    areaServed,
  }
}

/** Named in full, because not every reader of an article follows the id to the home page. */
const publisher = {
  '@type': 'HomeAndConstructionBusiness',
  '@id': businessId,
  name: company.name,
  url: siteUrl,
} as const

export function blogPosting(article: Article): WithContext<BlogPosting> {
  const { slug, date, category } = article
  const photo = article.photo && preparePhoto(article.photo.src, 'article').src
  return {
    '@context': context,
    '@type': 'BlogPosting',
    ...articleData(`/blog${slug}`, article, photo),
    datePublished: date,
    articleSection: category,
  }
}

/** A page of the field guide. An animal's names the animal by its scientific names. */
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

/** What articles and pages of the field guide tell alike. */
function articleData(path: string, page: Article | GuidePage, picture?: string) {
  const url = absoluteUrl(path)
  return {
    '@id': `${url}#article`,
    mainEntityOfPage: url,
    url,
    headline: page.title,
    description: page.description,
    image: [shareImagePath(path), ...(picture ? [picture] : [])].map(absoluteUrl),
    dateModified: page.reviewed,
    citation: page.sources.map(({ title, url }) => url ?? title),
    inLanguage: 'en-US',
    author: publisher,
    publisher,
  }
}

/** The path from the home page to a page, as its visible breadcrumbs show it. The last step is the page itself. */
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

function business(): HomeAndConstructionBusiness {
  const { street, city, state, postalCode } = company.address
  return {
    '@type': 'HomeAndConstructionBusiness',
    '@id': businessId,
    name: company.name,
    url: siteUrl,
    logo: absoluteUrl('/icons/icon-512.png'),
    image: absoluteUrl(shareImagePath('/')),
    telephone: company.phone.dial,
    email: company.email,
    address: {
      '@type': 'PostalAddress',
      streetAddress: street,
      addressLocality: city,
      addressRegion: state,
      postalCode,
      addressCountry: 'US',
    },
    openingHoursSpecification: openingHours(),
    areaServed: areaServed(),
    foundingDate: company.founded?.toString(),
    sameAs: company.social.length > 0 ? company.social.map(({ url }) => url) : undefined,
  }
}

/** The hours of the week, and the days without any. A weekday without hours is left out: schema.org has no word for it. */
function openingHours(): OpeningHoursSpecification[] {
  const week = company.hours.flatMap(({ weekdays, opens, closes }) => {
    if (!opens || !closes) return []
    // Hours that end when they begin go around the clock, and would be read as closed:
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
  return getMainLocations().map(nameInState)
}

const nameInState = ({ city, state }: Location) => `${city}, ${state}`
