import { z } from 'zod'
import type { Heading } from './markdown'
import { categories, pestTypes, serviceTypes } from '@/content/article-filters'

export type Article = {
  /** Unique; a number written as text. */
  id: string
  title: string
  /** One or two sentences for the card. */
  excerpt: string
  /** HTML made from the Markdown below the front matter: headings, paragraphs, lists, tables. */
  content: string
  /** Day of publication, yyyy-mm-dd. */
  date: string
  /** These three are values of the filters: content/article-filters.ts lists them. */
  category: string
  serviceType: string
  pestType: string
  /** Path of the article's picture below public/. */
  image: string
  /** With a leading slash, which the address /blog/{slug} leaves out. The file is named after it. */
  slug: `/${string}`
}

/** The fields of an article's file, checked. */
export type ArticleFrontMatter = z.output<typeof articleFrontMatter>

/** What a card and the filters show of an article. */
export type ArticleSummary = Omit<Article, 'content'>

/** What stands around the text: metadata, the short answer, the sources, the invitation. */
export type ArticleMeta = {
  /** Meta description, 120 to 160 characters, other than the excerpt. */
  description: string
  keywords: readonly string[]
  /** What the picture shows, for those who cannot see it. */
  imageAlt: string
  /** The answer to the title's question for someone who reads nothing else: 40 to 55 words. */
  short: string
  /** Day on which somebody last checked the text against its sources, yyyy-mm-dd. */
  reviewed: string
  /** What the facts rest on: the title says whose page it is, the address is the page itself. */
  sources: readonly { title: string; url: string }[]
  /** The invitation beside the text: what to tell us about this very subject, and what we do first. */
  callToAction: { heading: string; text: string }
  /** What the table of contents lists. */
  headings: readonly Heading[]
  /**
   * What somebody fills in by hand on paper. Such an article prints as its checklist alone, on one sheet; the
   * checklist is the part of the text with boxes to tick: `- [ ] Strip the bed.`
   */
  checklistLines?: readonly string[] | undefined
  /** Drawing in public/images/specimens for the share image. Left out, it is that of the pestType. */
  specimen?: string
}

/** The front matter of content/articles/{slug}.md. A field that is not listed here stops the build. */
export const articleFrontMatter = z.strictObject({
  id: z
    .string()
    .regex(/^\d+$/, 'must be a number in quotes')
    .meta({ examples: ["'16'"] }),
  slug: z
    .string()
    .regex(
      /^\/[a-z0-9]+(-[a-z0-9]+)*$/,
      'must be a slash and then words of a-z and 0-9 with hyphens',
    )
    .transform((slug) => slug as Article['slug'])
    .meta({ examples: ['/ants-in-the-kitchen'] }),
  title: z
    .string()
    .min(10)
    .max(60)
    .meta({ examples: ['Ants in the Kitchen: Where They Come From'] }),
  excerpt: z
    .string()
    .min(60)
    .max(200)
    .meta({ examples: ['One or two sentences for the card, of 60 to 200 characters.'] }),
  description: z
    .string()
    .min(120)
    .max(160)
    .meta({ examples: ['One sentence or two for search engines, of 120 to 160 characters.'] }),
  keywords: z
    .array(z.string())
    .min(1)
    .meta({ examples: ['[ants in kitchen, ant trails]'] }),
  date: z.iso.date(),
  category: z.enum(categories),
  serviceType: z.enum(serviceTypes),
  pestType: z.enum(Object.keys(pestTypes)),
  image: z
    .string()
    .regex(/^\/images\/.+\.(svg|png|webp|jpg)$/, 'must be a path like /images/…')
    .meta({ examples: ['/images/articles/ants-in-the-kitchen.webp'] }),
  imageAlt: z
    .string()
    .min(10)
    .meta({ examples: ['A line of ants along a window sill'] }),
  short: z
    .string()
    .refine(hasShortLength, 'must have 40 to 55 words')
    .meta({ examples: ['the answer to the title’s question in 40 to 55 words'] }),
  reviewed: z.iso.date(),
  sources: z
    .array(z.strictObject({ title: z.string().min(5), url: z.url({ protocol: /^https$/ }) }))
    .min(2)
    .meta({
      examples: [
        '- title: "Ohio State University Extension: Ants", and url: https://ohioline.osu.edu/… below it',
      ],
    }),
  callToAction: z
    .strictObject({ heading: z.string().min(10), text: z.string().min(20) })
    .meta({ examples: ["{ heading: 'Ants again?', text: 'Tell us where the trail starts.' }"] }),
  checklistLines: z
    .array(z.string().min(3))
    .max(4)
    .optional()
    .meta({ examples: ['[Day of the heat, Back home after]'] }),
  specimen: z.string().optional(),
})

function hasShortLength(text: string) {
  const words = text.trim().split(/\s+/).length
  return words >= 40 && words <= 55
}
