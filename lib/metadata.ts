import type { Metadata } from 'next'
import { company } from '@/content/company'

/** Address of the site without a slash at the end. A preview sets SITE_URL in its environment. */
export const siteUrl = (process.env.SITE_URL ?? company.siteUrl).replace(/\/+$/, '')

type PageMetadata = {
  /** Whole <title>, at most 60 characters: nothing is added to it. */
  title: string
  /** 120 to 160 characters. */
  description: string
  /** Canonical path of the page: an alias names the page it stands for. */
  path: string
  keywords?: readonly string[]
  /** Date of publication as yyyy-mm-dd: makes the page an article for those who share it. */
  published?: string
  /** Picture for those who share the page: a path below public/. */
  image?: string
  /** Keeps the page out of search engines. */
  noindex?: boolean
}

/** Metadata of one page: title, description, canonical link and the tags that social networks read. */
export function pageMetadata(page: PageMetadata): Metadata {
  const { title, description, path } = page
  const images = page.image ? [page.image] : undefined
  return {
    title,
    description,
    keywords: page.keywords ? [...page.keywords] : undefined,
    alternates: { canonical: path },
    robots: page.noindex ? { index: false, follow: true } : undefined,
    openGraph: {
      title,
      description,
      url: path,
      siteName: company.name,
      locale: 'en_US',
      images,
      ...(page.published
        ? { type: 'article' as const, publishedTime: page.published }
        : { type: 'website' as const }),
    },
    twitter: { card: images ? 'summary_large_image' : 'summary', title, description, images },
  }
}
