import { readdirSync } from 'node:fs'
import { basename } from 'node:path'
import type { z } from 'zod'
import { ContentError, readContent } from './read'
import { cached } from '@/lib/cached'
import {
  articleFiltersSchema,
  articleFrontMatter,
  articlePageSchema,
  articlesPageSchema,
  newestFirst,
} from '@/lib/content/schemas/articles'
import { companySchema } from '@/lib/content/schemas/company'
import {
  animalFrontMatter,
  animalPageSchema,
  emergencyGuideFrontMatter,
  emergencyGuidePageSchema,
  fieldGuidePageSchema,
  identificationKeySchema,
} from '@/lib/content/schemas/field-guide'
import {
  contactSchema,
  estimateSchema,
  formsSchema,
  thankYouSchema,
} from '@/lib/content/schemas/forms'
import { signsSchema, housesSchema } from '@/lib/content/schemas/houses'
import { byOrder, locationFrontMatter } from '@/lib/content/schemas/locations'
import {
  aboutSchema,
  everyPageSchema,
  homeSchema,
  legalSchema,
  locationPageSchema,
  navigationSchema,
  notFoundSchema,
  privacyPolicySchema,
  sitemapSchema,
} from '@/lib/content/schemas/pages'
import { reviewsSchema } from '@/lib/content/schemas/reviews'
import { servicesPageSchema, servicesSchema } from '@/lib/content/schemas/services'
import { type Markdown, renderMarkdown } from '@/lib/markdown/markdown'

/** The YAML files of content/, by their path there without .yaml, each with the schema that checks it. */
export const files = {
  company: file(companySchema),
  reviews: file(reviewsSchema),
  services: file(servicesSchema),
  'article-filters': file(articleFiltersSchema),
  houses: file(housesSchema),
  signs: file(signsSchema),
  'identification-key': file(identificationKeySchema),
  navigation: file(navigationSchema),
  'pages/every-page': file(everyPageSchema),
  'pages/home': file(homeSchema),
  'pages/services': file(servicesPageSchema),
  'pages/about': file(aboutSchema),
  'pages/articles': file(articlesPageSchema),
  'pages/article': file(articlePageSchema),
  'pages/contact': file(contactSchema),
  'pages/estimate': file(estimateSchema),
  'pages/forms': file(formsSchema),
  'pages/thank-you': file(thankYouSchema),
  'pages/field-guide': file(fieldGuidePageSchema),
  'pages/animal': file(animalPageSchema),
  'pages/emergency-guide': file(emergencyGuidePageSchema),
  'pages/location': file(locationPageSchema),
  'pages/privacy-policy': file(privacyPolicySchema),
  'pages/terms-of-service': file(legalSchema),
  'pages/sitemap': file(sitemapSchema),
  'pages/not-found': file(notFoundSchema),
}

/** The folders of content/ with a Markdown file for each page, named after its slug. */
export const folders = {
  articles: folder({
    schema: articleFrontMatter,
    order: newestFirst,
    page: ({ slug, title, date, updated = date }) => ({ path: `/blog${slug}`, title, updated }),
    sections: ['article', 'in-the-guide', 'articles'],
  }),
  locations: folder({
    schema: locationFrontMatter,
    order: byOrder,
    page: ({ slug, city, group, updated }) => {
      return { path: `/locations/${slug}`, title: city, group, updated }
    },
    sections: ['work', 'services', 'nearby', 'questions', 'reviews', 'terms', 'emergencies'],
  }),
  'field-guide': folder({
    schema: animalFrontMatter,
    order: (a, b) => a.name.localeCompare(b.name, 'en'),
    page: ({ slug, name, updated }) => ({ path: `/field-guide/${slug}`, title: name, updated }),
    sections: ['marks', 'look-alikes', 'signs', 'house', 'months', 'harm', 'today', 'useless'],
  }),
  'emergency-guides': folder({
    schema: emergencyGuideFrontMatter,
    order: (a, b) => a.slug.localeCompare(b.slug, 'en'),
    page: ({ slug, heading, updated }) => {
      return { path: `/field-guide/${slug}`, title: heading, updated }
    },
    sections: ['article', 'steps', 'who-to-call'],
  }),
}

export type FileName = keyof typeof files
export type FolderName = keyof typeof folders

export type FileFields = { [N in FileName]: z.output<(typeof files)[N]['schema']> }
export type FolderFields = { [N in FolderName]: z.output<(typeof folders)[N]['schema']> }

function file<Fields>(schema: z.ZodType<Fields>) {
  const read = (name: string) => readContent(`content/${name}.yaml`, schema).fields
  return { schema, read, fields: cached(read) }
}

/** A page that is made from an entry, with the day of its last change, yyyy-mm-dd. */
export type EntryPage = {
  path: string
  title: string
  /** The group of a location. */
  group?: string
  updated: string | undefined
}

type FolderOptions<Fields> = {
  schema: z.ZodType<Fields>
  /** The order in which pages list the entries. */
  order: (a: Fields, b: Fields) => number
  page: (entry: Fields) => EntryPage
  /** Ids of the sections of its page, which no heading of its text may have, too. */
  sections: readonly string[]
}

function folder<Fields extends { slug: string }>(options: FolderOptions<Fields>) {
  const { schema, order, page, sections } = options
  const read = (file: string): Fields & Markdown => {
    const { fields, body } = readContent(file, schema)
    const slug = fields.slug.replace(/^\//, '')
    if (slug !== basename(file, '.md')) {
      const message = `slug is ${slug}, but the file is ${basename(file)}: rename one of the two`
      throw new ContentError([{ file, line: 1, message }])
    }
    try {
      return { ...fields, ...renderMarkdown(body, sections) }
    } catch (error) {
      throw new ContentError([{ file, line: 1, message: (error as Error).message }])
    }
  }
  const entries = cached((name: string) => filesIn(name).map(read).sort(order))
  return { schema, read, entries, pages: (name: string) => entries(name).map(page) }
}

/** The Markdown files of a folder of content/. */
export function filesIn(folder: string) {
  const names = readdirSync(`content/${folder}`).filter((name) => /^[^.].*\.md$/.test(name))
  return names.map((name) => `content/${folder}/${name}`)
}
