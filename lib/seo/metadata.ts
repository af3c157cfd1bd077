import type { Metadata } from 'next'
import { absoluteUrl, isPreview } from './site-url'
import { company } from '@/lib/content/company'
import { fill } from '@/lib/content/fill'

/** The language of every page. */
export const siteLanguage = 'en-US'

/** The image that social networks show for every page. A page that sets `openGraph` would lose one of app/. */
export const shareImage = '/share/home.png'

/** In pixels. All social networks show this size uncropped. */
const shareImageSize = { width: 1200, height: 630 }

export type PageMetadata = {
  /** Whole <title>, at most 60 characters: nothing is added to it. {name} is the company's. */
  title: string
  /** At most 160 characters. */
  description: string
  /** Path of the canonical link. A page with a second address gives its main one. */
  path: string
  keywords?: readonly string[] | undefined
  /** For articles: social networks then show date and category. Dates are yyyy-mm-dd. */
  article?: { date: string; category: string }
  /** Keeps the page out of search results. Search engines still follow its links. */
  noindex?: boolean
}

export function pageMetadata(page: PageMetadata): Metadata {
  const { description, article } = page
  const title = fill(page.title, { name: company().name })
  const url = absoluteUrl(page.path)
  const image = { url: absoluteUrl(shareImage), alt: title }
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
      locale: siteLanguage.replace('-', '_'),
      images: [{ ...image, ...shareImageSize }],
      ...(article
        ? {
            type: 'article' as const,
            publishedTime: article.date,
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
