import 'server-only'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import {
  articleFrontMatter,
  type Article,
  type ArticleMeta,
  type ArticleSummary,
} from './article-schema'
import { memoizeInProduction, readMarkdownFiles, rejectDuplicates } from './content-files'
import { parseFrontMatter } from './front-matter'
import { markdownToHtml } from './markdown'
import type { ServiceSlug } from '@/content/services'

export type PublishedArticle = { article: Article; meta: ArticleMeta }

const categoryOfService: ReadonlyMap<string, Article['category']> = new Map<
  ServiceSlug,
  Article['category']
>([
  ['pest-control', 'Pest Control'],
  ['bed-bugs', 'Bed Bugs'],
  ['wildlife', 'Wildlife'],
])

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

/** Articles that belong to a service, newest first. A service without a category of its own gets Prevention. */
export function articlesForService(service: string, limit: number): ArticleSummary[] {
  return articlesOfCategory(categoryOfService.get(service) ?? 'Prevention').slice(0, limit)
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
 * @throws Naming the file and the field when the front matter is wrong, the slug differs from the
 *   file's name, the picture does not exist, or two articles share an id.
 */
export function readArticles(
  folder = join(process.cwd(), 'content/articles'),
  publicFolder = join(process.cwd(), 'public'),
): PublishedArticle[] {
  const articles = readMarkdownFiles(folder).map(({ file, name, source }) =>
    readArticle(file, name, source, publicFolder),
  )
  rejectDuplicates(
    'id',
    articles.map(({ article }) => ({ file: `${article.slug.slice(1)}.md`, value: article.id })),
  )
  return articles.sort(newestFirst)
}

function readArticle(
  file: string,
  name: string,
  source: string,
  publicFolder: string,
): PublishedArticle {
  const { data, body } = parseFrontMatter(file, source, articleFrontMatter)
  const {
    description,
    keywords,
    imageAlt,
    short,
    reviewed,
    sources,
    callToAction,
    specimen,
    ...fields
  } = data
  if (data.slug !== `/${name}`) {
    throw new Error(`${file}: slug is ${data.slug}, but the file's name asks for /${name}`)
  }
  if (!existsSync(join(publicFolder, data.image))) {
    throw new Error(`${file}: image ${data.image} is not in public/`)
  }
  return {
    article: { ...fields, content: markdownToHtml(file, body) },
    meta: { description, keywords, imageAlt, short, reviewed, sources, callToAction, specimen },
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
