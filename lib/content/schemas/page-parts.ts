import { existsSync } from 'node:fs'
import { z } from 'zod'
import {
  drawing,
  group,
  heading,
  list,
  matching,
  metaDescription,
  sitePath,
  template,
  text,
} from './fields'

// Schemas that several pages share.

export const meta = group('What search engines show of the page.', {
  title: template('Title of the page in search results, at most 60 characters.', {
    takes: { name: 'the name of the business' },
  }).refine((title) => title.length <= 60, 'is longer than 60 characters'),
  description: metaDescription.describe(
    'One or two sentences of 70 to 160 characters, which search engines show below the title.',
  ),
})

export const introduction = text.describe('The words below the heading.')

export const eyebrow = text.describe('The small line above the heading.')

export const specimen = group('The drawing beside the words.', {
  file: drawing('specimens'),
  common: text.describe('Its caption.'),
})

/** Path of a drawing. A photo belongs into content/photos/, because the build removes its metadata, such as the position. */
export const imagePath = matching(
  /^\/images\/.+\.svg$/,
  'must be the path of a drawing, such as /images/houses/ranch.svg',
).refine((path) => existsSync(`public${path}`), {
  error: ({ input }) => `there is no drawing public${String(input)}`,
})

export const imageAlt = text.describe('What the drawing shows, for those who cannot see it.')

export const scene = group('The drawing beside the words.', {
  image: imagePath.describe('A drawing below public/: "/images/houses/ranch.svg".'),
  alt: imageAlt,
})

export const href = sitePath.describe('Where it leads: a path of this site, such as "/contact".')

export const textLink = z
  .strictObject({ text: text.describe('What it is about.'), href })
  .describe('The page that says more.')

export const titled = z.strictObject({
  title: text.describe('A few words in bold.'),
  text: text.describe('A sentence or two. A text that rests on a removed claim is not shown.'),
})

export const textSection = z.strictObject({
  heading,
  paragraphs: list('The paragraphs.', text).min(1),
  list: list('A list below the paragraphs.', text).optional(),
})

export const callToAction = group('The invitation at the end of the page.', {
  heading,
  text: text.describe('The sentences below it.'),
})

export const headed = z.strictObject({ heading })

export const headedWithWords = z.strictObject({ heading, introduction })

export const headedMaybeWithWords = headed.extend({ introduction: introduction.optional() })

/** Short texts, one for each place on a page. Those with placeholders are the `templates`. */
export function labels<
  const Place extends string,
  Templates extends z.ZodRawShape = Record<never, never>,
>(description: string, places: readonly Place[], templates = {} as Templates) {
  const plain = Object.fromEntries(places.map((place) => [place, text.describe(description)]))
  return group(description, { ...(plain as Record<Place, typeof text>), ...templates })
}

export const option = z.strictObject({
  value: text.describe('What the message to you says.'),
  label: text.describe('What visitors choose.'),
})
