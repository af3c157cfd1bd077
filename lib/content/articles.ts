import 'server-only'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import {
  articleFrontMatter,
  type Article,
  type ArticleFrontMatter,
  type ArticleMeta,
  type ArticleSummary,
} from './article-schema'
import {
  memoizeInProduction,
  readCollection,
  rejectDuplicates,
  type CollectionEntry,
} from './collection'

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
export function summarize({ article }: PublishedArticle): ArticleSummary {
  const { content, ...summary } = article
  return summary
}

/**
 * Reads and checks every article of a folder.
 *
 * @throws Naming the file and the field when one is wrong, the picture does not exist, or two articles share an id.
 */
export function readArticles(
  folder = join(process.cwd(), 'content/articles'),
  publicFolder = join(process.cwd(), 'public'),
): PublishedArticle[] {
  const entries = readCollection(folder, articleFrontMatter)
  for (const { file, fields, content } of entries) {
    if (fields.checklistLines && !content.includes('<section class="checklist">')) {
      throw new Error(`${file}: checklistLines is set, but no list has boxes to tick (- [ ] Words)`)
    }
    if (!existsSync(join(publicFolder, fields.image))) {
      throw new Error(`${file}: image ${fields.image} is not in public/`)
    }
  }
  rejectDuplicates(
    'id',
    entries.map(({ file, fields }) => ({ file, value: fields.id })),
  )
  return entries.map(toArticle).sort(newestFirst)
}

function toArticle({
  fields,
  content,
  headings,
}: CollectionEntry<ArticleFrontMatter>): PublishedArticle {
  const { id, slug, title, excerpt, date, category, serviceType, pestType, image, ...meta } = fields
  return {
    article: { id, slug, title, excerpt, content, date, category, serviceType, pestType, image },
    meta: { ...meta, headings },
  }
}

function newestFirst(a: PublishedArticle, b: PublishedArticle) {
  return b.article.date.localeCompare(a.article.date) || Number(a.article.id) - Number(b.article.id)
}

function articlesOfCategory(category: Article['category']) {
  return getArticles()
    .map(summarize)
    .filter((article) => article.category === category)
}
