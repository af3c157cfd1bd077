import { existsSync, readdirSync } from 'node:fs'
import { basename } from 'node:path'
import type { z } from 'zod'
import {
  articleFiltersSchema,
  articlePageSchema,
  articlesPageSchema,
} from '@/lib/articles/article-page-schemas'
import { articleFrontMatter, newestFirst } from '@/lib/articles/article-schema'
import { aboutSchema } from '@/lib/company/about-schema'
import { companySchema } from '@/lib/company/company-schema'
import { cached } from '@/lib/content/cached'
import { ContentError, readContent } from '@/lib/content/read'
import {
  contactSchema,
  estimateSchema,
  formsSchema,
  thankYouSchema,
} from '@/lib/forms/form-page-schemas'
import { animalFrontMatter } from '@/lib/guide/animal-schema'
import { emergencyGuideFrontMatter } from '@/lib/guide/emergency-guide-schema'
import {
  animalPageSchema,
  emergencyGuidePageSchema,
  fieldGuidePageSchema,
  identificationKeySchema,
} from '@/lib/guide/guide-page-schemas'
import { entryPointsSchema, housesSchema } from '@/lib/guide/houses-schema'
import { byOrder, locationFrontMatter } from '@/lib/locations/location-schema'
import { renderMarkdown, type Markdown } from '@/lib/markdown/markdown'
import { homeSchema } from '@/lib/pages/home-schema'
import {
  everyPageSchema,
  legalSchema,
  locationPageSchema,
  navigationSchema,
  notFoundSchema,
  privacyPolicySchema,
  sitemapSchema,
} from '@/lib/pages/site-page-schemas'
import { reviewsSchema } from '@/lib/reviews/review-schema'
import { servicesPageSchema } from '@/lib/services/service-page-schemas'
import { servicesSchema } from '@/lib/services/service-schema'

/** The YAML files of content/, by their path there without .yaml, each with the schema that checks it. */
export const files = {
  company: file('company', companySchema),
  reviews: file('reviews', reviewsSchema),
  services: file('services', servicesSchema),
  'article-filters': file('article-filters', articleFiltersSchema),
  houses: file('houses', housesSchema),
  'entry-points': file('entry-points', entryPointsSchema),
  'identification-key': file('identification-key', identificationKeySchema),
  navigation: file('navigation', navigationSchema),
  'pages/every-page': file('pages/every-page', everyPageSchema),
  'pages/home': file('pages/home', homeSchema),
  'pages/services': file('pages/services', servicesPageSchema),
  'pages/about': file('pages/about', aboutSchema),
  'pages/articles': file('pages/articles', articlesPageSchema),
  'pages/article': file('pages/article', articlePageSchema),
  'pages/contact': file('pages/contact', contactSchema),
  'pages/estimate': file('pages/estimate', estimateSchema),
  'pages/forms': file('pages/forms', formsSchema),
  'pages/thank-you': file('pages/thank-you', thankYouSchema),
  'pages/field-guide': file('pages/field-guide', fieldGuidePageSchema),
  'pages/animal': file('pages/animal', animalPageSchema),
  'pages/emergency-guide': file('pages/emergency-guide', emergencyGuidePageSchema),
  'pages/location': file('pages/location', locationPageSchema),
  'pages/privacy-policy': file('pages/privacy-policy', privacyPolicySchema),
  'pages/terms-of-service': file('pages/terms-of-service', legalSchema),
  'pages/sitemap': file('pages/sitemap', sitemapSchema),
  'pages/not-found': file('pages/not-found', notFoundSchema),
}

/** The folders of content/ with a Markdown file for each page, named after its slug. */
export const folders = {
  articles: folder('articles', {
    schema: articleFrontMatter,
    order: newestFirst,
    page: ({ slug, title, date, updated = date }) => ({ path: `/blog${slug}`, title, updated }),
    sections: ['article', 'in-the-guide', 'articles'],
  }),
  locations: folder('locations', {
    schema: locationFrontMatter,
    order: byOrder,
    page: ({ slug, city, group, updated }) => {
      return { path: `/locations/${slug}`, title: city, group, updated }
    },
    sections: ['work', 'services', 'nearby', 'questions', 'reviews', 'terms', 'emergencies'],
  }),
  'field-guide': folder('field-guide', {
    schema: animalFrontMatter,
    order: (a, b) => a.name.localeCompare(b.name, 'en'),
    page: ({ slug, name, updated }) => ({ path: `/field-guide/${slug}`, title: name, updated }),
    sections: 'marks look-alikes signs house months harm today useless'.split(' '),
  }),
  'emergency-guides': folder('emergency-guides', {
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

function file<Fields>(name: string, schema: z.ZodType<Fields>) {
  const read = () => readContent(`content/${name}.yaml`, schema).fields
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

function folder<Fields extends { slug: string }>(name: string, options: FolderOptions<Fields>) {
  const { schema, order, page, sections } = options
  const files = () => {
    const path = `content/${name}`
    const names = existsSync(path) ? readdirSync(path) : []
    return names.filter((file) => /^[^.].*\.md$/.test(file)).map((file) => `${path}/${file}`)
  }
  const read = (file: string): Fields & Markdown => {
    const { fields, body } = readContent(file, schema)
    const slug = fields.slug.replace(/^\//, '')
    if (slug !== basename(file, '.md')) {
      const message = `is ${slug}, but the file is ${basename(file)}: rename one of the two`
      throw new ContentError([{ file, line: 2, field: 'slug', message }])
    }
    try {
      return { ...fields, ...renderMarkdown(body, sections) }
    } catch (error) {
      throw new ContentError([{ file, line: 1, message: (error as Error).message }])
    }
  }
  const entries = cached(() => files().map(read).sort(order))
  return { schema, files, read, entries, pages: () => entries().map(page) }
}
