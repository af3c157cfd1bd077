import 'server-only'
import {
  articleFrontMatter,
  type Article,
  type ArticleFrontMatter,
  type ArticleMeta,
  type ArticleSummary,
} from './article-schema'
import {
  checkCollection,
  findDuplicates,
  memoizeInProduction,
  type CheckedCollection,
  type CollectionEntry,
} from './collection'
import { rejectFindings, type Finding } from './findings'
import type { CaptionedPhoto } from './photo-schema'
import { pictureProblem } from './pictures'
import { preparePhoto } from '@/lib/photos/prepare'
import { isPhoto, photoProblem } from '@/lib/photos/problem'

export type PublishedArticle = { article: Article; meta: ArticleMeta }

/** All articles, newest first. Throws when a file in content/articles is not as it should be. */
export const getArticles = memoizeInProduction(() => readArticles())

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

/** Articles on what a service treats, newest first. Those on prevention belong to a service without a category. */
export function articlesForService(
  { articleCategory = 'Prevention' }: { articleCategory?: Article['category'] },
  limit: number,
): ArticleSummary[] {
  return articlesOfCategory(articleCategory).slice(0, limit)
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

/**
 * Reads and checks every article of a folder.
 *
 * @throws ContentError with everything that is wrong: fields, texts, pictures, and what two articles share.
 */
export function readArticles(folder?: string, publicFolder?: string): PublishedArticle[] {
  const { entries, findings } = checkArticles(folder, publicFolder)
  rejectFindings(findings)
  return entries.map(toArticle).sort(newestFirst)
}

/** The same without throwing, in the order of the files. */
export function checkArticles(
  folder = 'content/articles',
  publicFolder = 'public',
): CheckedCollection<ArticleFrontMatter> {
  const { entries, findings } = checkCollection(folder, articleFrontMatter)
  const pictures = entries.flatMap(({ file, fields, lineOf }) => {
    const photo = articlePhoto(fields)
    const problem = photo
      ? photoProblem(photo, 'article')
      : pictureProblem(fields.image, publicFolder)
    return problem ? [{ file, line: lineOf(['image']), field: 'image', ...problem }] : []
  })
  const captions = entries.flatMap(({ file, fields, lineOf }): Finding[] => {
    if (!isPhoto(fields.image) || fields.imageCaption) return []
    const message = 'is missing: a photo has a caption'
    const example = 'The gap that the mice had used, before we closed it.'
    return [{ file, line: lineOf(['image']), field: 'imageCaption', message, example }]
  })
  const checklists = entries.flatMap(({ file, fields, content, lineOf }): Finding[] => {
    // A text with mistakes in it has no HTML yet.
    if (!fields.checklistLines || !content || content.includes('<section class="checklist">'))
      return []
    const field = 'checklistLines'
    const message = 'is set, but no list has boxes to tick'
    return [{ file, line: lineOf([field]), field, message, example: '- [ ] Strip the bed.' }]
  })
  return {
    entries,
    findings: [
      ...findings,
      ...pictures,
      ...captions,
      ...checklists,
      ...findDuplicates(entries, 'id'),
    ],
  }
}

function toArticle({
  fields,
  content,
  headings,
}: CollectionEntry<ArticleFrontMatter>): PublishedArticle {
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
function articlePhoto(fields: ArticleFrontMatter): CaptionedPhoto | undefined {
  const { image, imageAlt, imageCaption = '', imageFocus } = fields
  if (!isPhoto(image)) return undefined
  return { src: image, alt: imageAlt, caption: imageCaption, focus: imageFocus }
}

function newestFirst(a: PublishedArticle, b: PublishedArticle) {
  return b.article.date.localeCompare(a.article.date) || Number(a.article.id) - Number(b.article.id)
}

function articlesOfCategory(category: Article['category']) {
  return getArticles()
    .map(summarize)
    .filter((article) => article.category === category)
}
