import { existsSync } from 'node:fs'
import { z } from 'zod'
import {
  group,
  list,
  matching,
  ownMetaDescription,
  pastDay,
  reference,
  shortAnswer,
  slugPattern,
  slugRule,
  text,
} from './fields'
import { photoCaption, type CaptionedPhoto } from './photos'
import { sourced } from './sources'
import { isPhoto } from '@/lib/images/is-photo'
import type { Svg } from '@/lib/images/svg'
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
export type ArticleSummary = Pick<Article, SummaryField> & {
  /** Shown in the page itself instead of the image. */
  drawing?: Svg | undefined
}

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
    title: text
      .min(10)
      .max(60)
      .meta({
        description: 'The heading, and the title in search results: 10 to 60 characters.',
        examples: ['Ants in the Kitchen: Where They Come From'],
      }),
    excerpt: text
      .min(60)
      .max(200)
      .meta({
        description: 'One or two sentences for the card.',
        examples: ['One or two sentences for the card, of 60 to 200 characters.'],
      }),
    description: ownMetaDescription.describe(
      'What search results say below the title, other than the excerpt.',
    ),
    keywords: list('What somebody types who looks for this.', text)
      .min(1)
      .meta({ examples: ['[ants in kitchen, ant trails]'] }),
    date: pastDay.describe('Day of publication.'),
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
    imageAlt: text.min(10).meta({
      title: 'What the picture shows',
      description: 'For those who cannot see it.',
      examples: ['A line of ants along a window sill'],
    }),
    imageCaption: photoCaption.optional().meta({
      title: 'Caption of the photo',
      description: 'The words below it. A photo needs them, and a drawing has none.',
    }),
    short: shortAnswer.meta({
      title: 'In short',
      description:
        'The answer to the title’s question for someone who reads nothing else: 40 to 55 words.',
      examples: ['the answer to the title’s question in 40 to 55 words'],
    }),
    ...sourced,
    callToAction: group('The invitation beside the text.', {
      heading: text.min(10).describe('A few words.'),
      text: text.min(20).describe('What to tell us about this very subject, and what we do first.'),
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
