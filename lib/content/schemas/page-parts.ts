import { existsSync } from 'node:fs'
import { z } from 'zod'
import {
  drawing,
  groupOf,
  headingSchema,
  listOf,
  matching,
  metaDescription,
  sitePathSchema,
  template,
  textSchema,
} from './fields'

// Schemas that several pages share.

export const metaSchema = groupOf('What search engines show of the page.', {
  title: template('Title of the page in search results, at most 60 characters.', {
    takes: { name: 'the name of the business' },
  }).refine((title) => title.length <= 60, 'is longer than 60 characters'),
  description: metaDescription.describe(
    'One or two sentences of 70 to 160 characters, which search engines show below the title.',
  ),
})

export const introductionSchema = textSchema.describe('The words below the heading.')

export const eyebrowSchema = textSchema.describe('The small line above the heading.')

export const specimenSchema = groupOf('The drawing beside the words.', {
  file: drawing('specimens'),
  common: textSchema.describe('Its caption.'),
})

/** Path of a drawing. A photo belongs into content/photos/, because the build removes its metadata, such as the position. */
export const imagePathSchema = matching(
  /^\/images\/.+\.svg$/,
  'must be the path of a drawing, such as /images/houses/ranch.svg',
).refine((path) => existsSync(`public${path}`), {
  error: ({ input }) => `there is no drawing public${String(input)}`,
})

export const imageAltSchema = textSchema.describe(
  'What the drawing shows, for those who cannot see it.',
)

export const sceneSchema = groupOf('The drawing beside the words.', {
  image: imagePathSchema.describe('A drawing below public/: "/images/houses/ranch.svg".'),
  alt: imageAltSchema,
})

export const hrefSchema = sitePathSchema.describe(
  'Where it leads: a path of this site, such as "/contact".',
)

export const textLinkSchema = z
  .strictObject({ text: textSchema.describe('What it is about.'), href: hrefSchema })
  .describe('The page that says more.')

export const titledSchema = z.strictObject({
  title: textSchema.describe('A few words in bold.'),
  text: textSchema.describe('A sentence or two.'),
})

export const textSectionSchema = z.strictObject({
  heading: headingSchema,
  paragraphs: listOf('The paragraphs.', textSchema).min(1),
  list: listOf('A list below the paragraphs.', textSchema).optional(),
})

export const callToActionSchema = groupOf('The invitation at the end of the page.', {
  heading: headingSchema,
  text: textSchema.describe('The sentences below it.'),
})

export const headedSchema = z.strictObject({ heading: headingSchema })

export const headedWithWordsSchema = z.strictObject({
  heading: headingSchema,
  introduction: introductionSchema,
})

export const headedMaybeWithWordsSchema = headedSchema.extend({
  introduction: introductionSchema.optional(),
})

/** Short texts, one for each place on a page. Those with placeholders are the `templates`. */
export function labelsOf<
  const Place extends string,
  Templates extends z.ZodRawShape = Record<never, never>,
>(description: string, places: readonly Place[], templates = {} as Templates) {
  const plain = Object.fromEntries(places.map((place) => [place, textSchema.describe(description)]))
  return groupOf(description, { ...(plain as Record<Place, typeof textSchema>), ...templates })
}

export const optionSchema = z.strictObject({
  value: textSchema.describe('What the message to you says.'),
  label: textSchema.describe('What visitors choose.'),
})
