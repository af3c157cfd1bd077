import { existsSync } from 'node:fs'
import { z } from 'zod'
import {
  drawing,
  groupOf,
  groupsOf,
  listOf,
  matching,
  ownMetaDescription,
  pastDaySchema,
  reference,
  shortAnswerSchema,
  slugPattern,
  slugRule,
  template,
  textSchema,
} from './fields'
import { headedWithWordsSchema, labelsOf, metaSchema } from './page-parts'
import { type CaptionedPhoto, photoCaption } from './photos'
import { sourced } from './sources'
import { isPhoto } from '@/lib/images/photos'
import type { Heading } from '@/lib/markdown/markdown'

export type ArticleFrontMatter = z.output<typeof articleFrontMatter>

export type Article = ArticleFrontMatter & {
  /** HTML made from the Markdown below the front matter: headings, paragraphs, lists, tables. */
  content: string
  /** The entries of the table of contents. */
  headings: readonly Heading[]
  /** The picture, if it is a photo. `image` is then a smaller version of it for cards. */
  photo: CaptionedPhoto | undefined
}

type SummaryField =
  'id' | 'slug' | 'title' | 'excerpt' | 'date' | 'category' | 'serviceType' | 'pestType' | 'image'

/** An article as cards and filters need it. */
export type ArticleSummary = Pick<Article, SummaryField>

const filter = (list: 'categories' | 'serviceTypes' | 'pestTypes', description: string) =>
  reference(list).meta({ description, examples: [`one of ${list} in article-filters.yaml`] })

/** The front matter of content/articles/{slug}.md. The descriptions are shown to its writer. */
export const articleFrontMatter = z
  .strictObject({
    id: matching(/^\d+$/, 'must be a number').meta({
      title: 'Number',
      description: 'The next free number: no other article has it.',
      examples: ["'16'"],
    }),
    slug: matching(new RegExp(`^/${slugPattern}$`), `must be a slash and then ${slugRule}`)
      .transform((slug) => slug as `/${string}`)
      .meta({
        title: 'Address',
        description: 'The address below /blog, beginning with a slash. The file is named after it.',
        examples: ['/ants-in-the-kitchen'],
      }),
    title: textSchema
      .min(10)
      .max(60)
      .meta({
        description: 'The heading, and the title in search results: 10 to 60 characters.',
        examples: ['Ants in the Kitchen: Where They Come From'],
      }),
    excerpt: textSchema
      .min(60)
      .max(200)
      .meta({
        description: 'One or two sentences for the card.',
        examples: ['One or two sentences for the card, of 60 to 200 characters.'],
      }),
    description: ownMetaDescription.describe(
      'What search results say below the title, other than the excerpt.',
    ),
    keywords: listOf('What somebody types who looks for this.', textSchema)
      .min(1)
      .meta({ examples: ['[ants in kitchen, ant trails]'] }),
    date: pastDaySchema.describe('Day of publication.'),
    category: filter('categories', 'A filter of the article list; related articles share it.'),
    serviceType: filter('serviceTypes', 'A filter of the article list.'),
    pestType: filter('pestTypes', 'A filter of the article list.'),
    image: matching(
      /^\/(images\/.+\.svg|photos\/[^/.].*)$/,
      'must be a path like /images/… of a drawing, or /photos/… of a photo',
    )
      .refine((path) => existsSync(`${isPhoto(path) ? 'content' : 'public'}${path}`), {
        error: ({ input }) => `there is no picture ${String(input)}`,
      })
      .meta({
        title: 'Picture',
        description: 'The picture at the top: a photo in content/photos/, or a drawing.',
        examples: ['/photos/ants-in-the-kitchen.jpg'],
      }),
    imageAlt: textSchema.min(10).meta({
      title: 'What the picture shows',
      description: 'For those who cannot see it.',
      examples: ['A line of ants along a window sill'],
    }),
    imageCaption: photoCaption.optional().meta({
      title: 'Caption of the photo',
      description: 'The words below it. A photo needs them, and a drawing has none.',
    }),
    short: shortAnswerSchema.meta({
      title: 'In short',
      description:
        'The answer to the title’s question for someone who reads nothing else: 40 to 55 words.',
      examples: ['the answer to the title’s question in 40 to 55 words'],
    }),
    ...sourced,
    callToAction: groupOf('The invitation beside the text.', {
      heading: textSchema.min(10).describe('A few words.'),
      text: textSchema
        .min(20)
        .describe('What to tell us about this very subject, and what we do first.'),
    }).meta({ examples: ["{ heading: 'Ants again?', text: 'Tell us where the trail starts.' }"] }),
  })
  .refine(({ image, imageCaption }) => !isPhoto(image) || imageCaption, {
    message: 'is missing: a photo has a caption',
    path: ['imageCaption'],
  })
  .refine(({ date, updated = date }) => updated >= date || !isDay(date), {
    message: 'lies before date, the first day of publication',
    path: ['updated'],
  })

/** An invalid date has its own message, so the order of dates is only checked for valid ones. */
function isDay(text: string) {
  return /^\d{4}-\d\d-\d\d$/.test(text)
}

export function newestFirst(a: ArticleFrontMatter, b: ArticleFrontMatter) {
  return b.date.localeCompare(a.date) || Number(a.id) - Number(b.id)
}

const filterWords = groupOf('Words of this filter.', {
  label: textSchema.describe('Name of the filter.'),
  all: textSchema.describe('The choice that sets no filter.'),
})

/** content/pages/articles.yaml: the list of all articles. */
export const articlesPageSchema = z.strictObject({
  meta: metaSchema,
  hero: headedWithWordsSchema.describe('The top of the page.'),
  list: groupOf('The list of the articles.', {
    all: template('Above the list of all articles.', { takes: { count: 'their number' } }),
    chosen: template('Above those of the filters.', {
      needs: { choice: 'the values of the filters' },
      takes: { count: 'the number of the articles' },
    }),
    none: textSchema.describe('Where no article fits the filters.'),
    other: textSchema.describe('What to do then.'),
    filters: groupOf('What visitors choose from.', {
      category: filterWords,
      serviceType: filterWords,
      pestType: filterWords,
    }),
    sort: textSchema.describe('Name of the choice of an order.'),
    orders: labelsOf('The orders.', ['date-desc', 'date-asc', 'title-asc', 'title-desc']),
    clear: textSchema.describe('Label of the button that takes all filters off.'),
    card: groupOf('The card of an article, here and on other pages.', {
      checked: textSchema.describe('Shown before the month of the last check.'),
      readMore: textSchema.describe('Leads to the article.'),
    }),
  }),
})

export type ListWords = z.output<typeof articlesPageSchema>['list']

/** content/pages/article.yaml: the words on every article. */
export const articlePageSchema = z.strictObject({
  locationLine: textSchema.describe(
    'Says where the article holds, in words that fit the name of your region.',
  ),
  back: textSchema.describe('Leads back to the list.'),
  contents: textSchema.describe('Heading of the table of contents.'),
  short: textSchema.describe('Heading of the short answer.'),
  sources: textSchema.describe('Heading of the list of sources.'),
  reviewed: textSchema.describe('Shown before the day of the last check.'),
  reviewer: template('Who did that.', { needs: { name: 'the name' } }),
  disclaimer: textSchema.describe('What an article, and any page with sources, cannot do.'),
  related: textSchema.describe('Heading of the list of related articles.'),
})

const names = z.array(textSchema.min(2)).min(1)

/** content/article-filters.yaml: what articles may name, and visitors choose from. */
export const articleFiltersSchema = z.strictObject({
  categories: names.describe(
    'Categories of articles. A service names the one whose articles belong to it.',
  ),
  forOtherServices: reference('categories')
    .describe('The category of a service that names none. Left out, such a service shows none.')
    .optional(),
  serviceTypes: names.describe('Services that articles are about.'),
  pestTypes: groupsOf(
    'Pests that articles are about, each with its drawing in public/images/specimens for the share image. Without one, it is that of the article.',
    { name: textSchema.min(2).describe('Its name.'), specimen: drawing('specimens').optional() },
  ).min(1),
})
