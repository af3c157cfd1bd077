import type { Article, ArticleFrontMatter, ArticleMeta, ArticleSummary } from './article-schema'
import { cached } from '@/lib/content/cached'
import { getCollection, getEntry } from '@/lib/content/content'
import type { Entry } from '@/lib/content/load'
import { isPhoto } from '@/lib/images/photo-problem'
import type { CaptionedPhoto } from '@/lib/images/photo-schema'
import { preparePhoto } from '@/lib/images/prepare-photo'
import type { Service } from '@/lib/services/service-schema'

export type PublishedArticle = { article: Article; meta: ArticleMeta }

/** All articles, newest first. */
export const getArticles = cached(() => getCollection('articles').map(toArticle))

/** The article at /blog/{slug}, where the slug has no leading slash. */
export function getArticle(slug: string): PublishedArticle | undefined {
  return getArticles().find(({ article }) => article.slug === `/${slug}`)
}

/** Other articles of the same category, newest first. */
export function relatedArticles(article: Article, limit: number): ArticleSummary[] {
  return articlesOfCategory(article.category)
    .filter((other) => other.id !== article.id)
    .slice(0, limit)
}

/** Articles on what a service treats, newest first. */
export function articlesForService(
  {
    articleCategory: category = getEntry('article-filters').forOtherServices,
  }: Pick<Service, 'articleCategory'>,
  limit: number,
): ArticleSummary[] {
  return category ? articlesOfCategory(category).slice(0, limit) : []
}

/** The articles with these slugs, in their order. The slugs have no leading slash. */
export function articlesNamed(slugs: readonly string[]): ArticleSummary[] {
  return slugs.flatMap((slug) => {
    const found = getArticle(slug)
    return found ? summarize(found) : []
  })
}

/** The article without its body, as cards and filters take it. */
export function summarize({ article, meta }: PublishedArticle): ArticleSummary {
  const { content, ...summary } = article
  return { ...summary, reviewed: meta.reviewed }
}

function toArticle({ fields, content, headings }: Entry<ArticleFrontMatter>): PublishedArticle {
  const { id, slug, title, excerpt, date, category, serviceType, pestType, ...others } = fields
  const { image: picture, imageCaption, imageFocus, ...meta } = others
  const photo = articlePhoto(fields)
  const image = (photo && preparePhoto(photo, 'article').card) ?? picture
  return {
    article: { id, slug, title, excerpt, content, date, category, serviceType, pestType, image },
    meta: { ...meta, headings, ...(photo && { photo }) },
  }
}

/** The picture of an article that has no drawing. */
export function articlePhoto(fields: ArticleFrontMatter): CaptionedPhoto | undefined {
  const { image, imageAlt, imageCaption = '', imageFocus } = fields
  if (!isPhoto(image)) return undefined
  return { src: image, alt: imageAlt, caption: imageCaption, focus: imageFocus }
}

function articlesOfCategory(category: Article['category']) {
  return getArticles()
    .map(summarize)
    .filter((article) => article.category === category)
}
