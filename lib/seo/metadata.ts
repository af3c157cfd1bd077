import type { Metadata } from 'next'
import { startOfDay } from '../dates'
import { shareImage, shareImageSize } from './share-images'
import { absoluteUrl, isPreview } from './site-url'
import type { PublishedArticle } from '@/lib/articles/articles'
import { company } from '@/lib/company/company'
import type { GuidePage } from '@/lib/guide/animals'
import type { Location } from '@/lib/locations/location-schema'
import type { OwnPage } from '@/lib/pages/own-page-schema'
import { feed } from '@/lib/pages/page-copy'
import type { Service } from '@/lib/services/service-schema'

export type PageMetadata = {
  /** Whole <title>, at most 60 characters: nothing is added to it. */
  title: string
  /** 120 to 160 characters. */
  description: string
  /** Canonical path of the page: an alias names the page it stands for. */
  path: string
  keywords?: readonly string[]
  /** Of an article: makes the page one for those who share it. The date is yyyy-mm-dd. */
  article?: { date: string; category: string }
  /** Of a page that is not in English. */
  lang?: string | undefined
  /** Keeps the page out of search engines, which follow its links all the same. */
  noindex?: boolean
}

/** Metadata of one page: title, description, canonical link and the tags that social networks read. */
export function pageMetadata(page: PageMetadata): Metadata {
  const { title, description, article } = page
  const url = absoluteUrl(page.path)
  const { path, alt } = shareImage(page.path)
  const image = { url: absoluteUrl(path), alt }
  return {
    title,
    description,
    keywords: page.keywords ? [...page.keywords] : undefined,
    alternates: {
      canonical: url,
      types: { 'application/atom+xml': [{ url: absoluteUrl(feed.path), title: feed.title }] },
    },
    robots: robots(page.noindex),
    openGraph: {
      title,
      description,
      url,
      siteName: company.name,
      locale: page.lang?.replace('-', '_') ?? 'en_US',
      images: [{ ...image, ...shareImageSize, type: 'image/png' }],
      ...(article
        ? {
            type: 'article' as const,
            publishedTime: startOfDay(article.date, company.timeZone),
            section: article.category,
          }
        : { type: 'website' as const }),
    },
    twitter: { card: 'summary_large_image', title, description, images: [image] },
  }
}

/** Metadata of an article. */
export function articleMetadata({ article, meta }: PublishedArticle): PageMetadata {
  return {
    title: article.title,
    description: meta.description,
    keywords: meta.keywords,
    path: `/blog${article.slug}`,
    article,
  }
}

/** Metadata of a place's page. */
export function locationMetadata(location: Location): PageMetadata {
  const { title, description, keywords, slug } = location
  const path = `/locations/${slug}`
  return { title, description, keywords, path }
}

/** Metadata of a service, on its page and on its section's, of which the page is the canonical. */
export function serviceMetadata({ slug, title, description, keywords }: Service): PageMetadata {
  return { title, description, keywords, path: `/${slug}` }
}

/** Metadata of one of the owner's own pages. */
export function ownPageMetadata({ slug, title, description, lang }: OwnPage): PageMetadata {
  return { title, description, path: `/${slug}`, lang }
}

/** Metadata of a page of the field guide. */
export function guideMetadata(entry: GuidePage): PageMetadata {
  const { slug, title, description } = entry.kind === 'animal' ? entry.animal : entry.page
  return { title, description, path: `/field-guide/${slug}` }
}

function robots(noindex = false): Metadata['robots'] {
  if (isPreview) return { index: false, follow: false }
  if (noindex) return { index: false, follow: true }
  return { 'max-image-preview': 'large' }
}
