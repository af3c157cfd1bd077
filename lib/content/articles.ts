import { getCollection, getEntry } from './entries'
import { cached } from '@/lib/cached'
import type { Article, ArticleFrontMatter, ArticleSummary } from '@/lib/content/schemas/articles'
import type { CaptionedPhoto } from '@/lib/content/schemas/photos'
import type { Service } from '@/lib/content/schemas/services'
import { isPhoto, photoAddress } from '@/lib/images/photos'

/** All articles, newest first. */
export const getArticles = cached(() =>
  getCollection('articles').map((article): Article => {
    const photo = articlePhoto(article)
    const image = photo ? photoAddress(photo.src, 960) : article.image
    return { ...article, image, photo }
  }),
)

/** The article at /blog/{slug}, where the slug has no leading slash. */
export function getArticle(slug: string): Article | undefined {
  return getArticles().find((article) => article.slug === `/${slug}`)
}

/** At most `limit` other articles of the same category, newest first. */
export function relatedArticles({ id, category }: Article, limit: number): Article[] {
  return articlesOfCategory(category)
    .filter((other) => other.id !== id)
    .slice(0, limit)
}

/** At most `limit` articles about what a service treats, newest first. */
export function articlesForService(
  { articleCategory }: Pick<Service, 'articleCategory'>,
  limit: number,
): Article[] {
  const category = articleCategory ?? getEntry('article-filters').forOtherServices
  return articlesOfCategory(category).slice(0, limit)
}

/** Links to articles, in the order of the slugs, which have no leading slash. Unknown slugs are left out. */
export function articleLinks(slugs: readonly string[]) {
  return slugs.flatMap((slug) => {
    const article = getArticle(slug)
    return article ? [{ href: `/blog/${slug}`, text: article.title }] : []
  })
}

/** Only the fields that the browser needs. */
export function summarize(article: Article): ArticleSummary {
  const { id, slug, title, excerpt, date, category, serviceType, pestType, image } = article
  return { id, slug, title, excerpt, date, category, serviceType, pestType, image }
}

/** The photo of an article. Undefined when its picture is a drawing. */
function articlePhoto(fields: ArticleFrontMatter): CaptionedPhoto | undefined {
  const { image, imageAlt, imageCaption = '' } = fields
  if (!isPhoto(image)) return undefined
  return { src: image, alt: imageAlt, caption: imageCaption }
}

function articlesOfCategory(category: string | undefined) {
  return getArticles().filter((article) => article.category === category)
}
