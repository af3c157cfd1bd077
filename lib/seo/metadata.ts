import type { Metadata } from 'next'
import { shareImagePath, shareImageSize } from './share-images'
import { absoluteUrl, isPreview } from './site-url'
import { company } from '@/lib/site/company'
import { offsetsIn } from '@/lib/time-zones'

/** The language of every page that names no other. */
export const siteLanguage = 'en-US'

export type PageMetadata = {
  /** Whole <title>, at most 60 characters: nothing is added to it. */
  title: string
  /** At most 160 characters. */
  description: string
  /** Path of the canonical link. A page with a second address gives its main one. */
  path: string
  keywords?: readonly string[] | undefined
  /** For articles: social networks then show date and category. Dates are yyyy-mm-dd. */
  article?: { date: string; category: string }
  /** Language of a page that is not in English. */
  lang?: string | undefined
  /** Keeps the page out of search results. Search engines still follow its links. */
  noindex?: boolean
}

export function pageMetadata(page: PageMetadata): Metadata {
  const { title, description, article } = page
  const url = absoluteUrl(page.path)
  const image = { url: absoluteUrl(shareImagePath(page.path)), alt: title }
  return {
    title,
    description,
    keywords: page.keywords ? [...page.keywords] : undefined,
    alternates: { canonical: url },
    robots: robots(page.noindex),
    openGraph: {
      title,
      description,
      url,
      siteName: company().name,
      locale: (page.lang ?? siteLanguage).replace('-', '_'),
      images: [{ ...image, ...shareImageSize }],
      ...(article
        ? {
            type: 'article' as const,
            publishedTime: startOfDay(article.date),
            section: article.category,
          }
        : { type: 'website' as const }),
    },
    twitter: { card: 'summary_large_image', title, description, images: [image] },
  }
}

function robots(noindex = false): Metadata['robots'] {
  if (isPreview) return { index: false, follow: false }
  if (noindex) return { index: false, follow: true }
  return { 'max-image-preview': 'large' }
}

/** The first moment of a day in the company's time zone: "2026-06-04T00:00:00-04:00". Without a time zone, the day alone. */
export function startOfDay(iso: string): string {
  const { timeZone } = company()
  if (!timeZone) return iso
  const offsetAt = offsetsIn(timeZone)
  const midnight = `${iso}T00:00:00`
  // The clocks may change between midnight and noon.
  const nearOffset = offsetAt(new Date(`${iso}T12:00:00Z`))
  return midnight + offsetAt(new Date(midnight + nearOffset))
}
