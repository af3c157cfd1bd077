import 'server-only'
import { cached } from '../content/cached'
import { getEntry } from '../content/content'
import type { Article } from '@/lib/articles/article-schema'
import { getArticles, type PublishedArticle } from '@/lib/articles/articles'
import { company } from '@/lib/company/company'
import { getGuidePages } from '@/lib/guide/animals'
import { preparePhoto, type PreparedPhoto } from '@/lib/images/prepare-photo'
import type { Location } from '@/lib/locations/location-schema'
import { getMainLocations } from '@/lib/locations/locations'
import {
  about,
  articlePage,
  articlesPage,
  contact,
  estimate,
  fieldGuide,
  home,
  privacyPolicy,
  servicesPage,
  sitemapPage,
  termsOfService,
} from '@/lib/pages/page-copy'
import { services } from '@/lib/services/services'

/** A card that social networks show for a page. */
export type ShareImage = {
  /** The address is /share/{name}.png. */
  name: string
  heading: string
  /** A short line above the heading. */
  eyebrow: string
  /** What stands beside the words: a drawing of public/images/specimens, a photo, or the map with a place marked. */
  picture: { specimen: string } | { photo: PreparedPhoto } | { place: string }
}

/** In pixels: what all networks show uncut. */
export const shareImageSize = { width: 1200, height: 630 } as const

/** Address below the site's own, and the words for those who cannot see the card. */
export function shareImage(name: string): { path: string; alt: string } {
  const image = imagesByName().get(name)
  if (!image) throw new Error(`There is no share image "${name}"`)
  const alt = `Card with the words “${image.heading}” and ${pictureName(image.picture)}`
  return { path: `/share/${name}.png`, alt }
}

function pictureName(picture: ShareImage['picture']) {
  if ('place' in picture) return `a map of ${company.region.name}`
  return 'photo' in picture ? 'a photo' : 'a field-guide drawing'
}

/** The cards of all pages. */
export const getShareImages = cached((): ShareImage[] => {
  return [
    ...pages,
    ...getArticles().map(articleImage),
    ...[...getGuidePages()].map(([slug, entry]) => ({
      name: guideImageName(slug),
      heading: entry.kind === 'animal' ? entry.animal.name : entry.page.heading,
      eyebrow: fieldGuide.heading,
      picture: { specimen: entry.kind === 'animal' ? entry.animal.plate : entry.page.plate },
    })),
    ...getMainLocations().map(({ slug, city, county, state }) => ({
      name: `locations-${slug}`,
      heading: `Pest Control in ${city}`,
      eyebrow: `${county} County, ${state}`,
      picture: { place: slug },
    })),
  ]
})

const imagesByName = cached(() => new Map(getShareImages().map((image) => [image.name, image])))

/** Name of the card of an article. */
export function articleImageName({ slug }: Pick<Article, 'slug'>): string {
  return `articles-${slug.slice(1)}`
}

/** Name of the card of a page of the field guide. */
export function guideImageName(slug: string): `guide-${string}` {
  return `guide-${slug}`
}

/** Name of the card of a place. Those that no map shows share the one of the home page: drawing thousands takes minutes. */
export function locationImageName(location: Location): string {
  return getMainLocations().some(({ slug }) => slug === location.slug)
    ? `locations-${location.slug}`
    : 'home'
}

/** The pages that are neither articles nor locations. */
const pages = [
  page('home', home.hero.heading, 'raccoon'),
  page('about', about.hero.heading, 'ant', about.hero.eyebrow),
  page('services', servicesPage.hero.heading, 'wasp', servicesPage.hero.eyebrow),
  ...services.map(({ slug, heading, specimen, picture }) => ({
    ...page(slug, heading, specimen.file),
    ...('src' in picture && { picture: { photo: preparePhoto(picture, 'text') } }),
  })),
  page('articles', articlesPage.hero.heading, 'spider'),
  page('field-guide', fieldGuide.heading, 'stink-bug'),
  page('contact', contact.hero.heading, 'ant', contact.hero.eyebrow),
  page('estimate', estimate.heading, 'mouse'),
  page('sitemap', sitemapPage.heading, 'ant'),
  page('privacy-policy', privacyPolicy.heading, 'ant', company.name),
  page('terms-of-service', termsOfService.heading, 'ant', company.name),
]

function page(
  name: string,
  heading: string,
  specimen: string,
  eyebrow: string = articlePage.locationLine,
) {
  return { name, heading, eyebrow, picture: { specimen } }
}

function articleImage({ article, meta }: PublishedArticle): ShareImage {
  const pest = getEntry('article-filters').pestTypes.find(({ name }) => name === article.pestType)
  const specimen = meta.specimen ?? pest?.specimen
  const photo = meta.photo && preparePhoto(meta.photo, 'article')
  const picture = photo ? { photo } : specimen ? { specimen } : undefined
  if (!picture) {
    throw new Error(
      `${article.slug.slice(1)}.md: an article on multiple pests must name the specimen of its share image`,
    )
  }
  return {
    name: articleImageName(article),
    heading: article.title,
    eyebrow: article.category,
    picture,
  }
}
