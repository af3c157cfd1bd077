import { z } from 'zod'
import { drawing, heading, metaDescription, metaTitle, sitePath, text } from '@/lib/content/fields'

// Pieces of which the texts of several pages are made.

export const meta = z
  .strictObject({
    title: metaTitle,
    description: metaDescription.describe(
      'One or two sentences of 70 to 160 characters, which search engines show below the title.',
    ),
    specimen: drawing('specimens')
      .optional()
      .describe(
        'Drawing in public/images/specimens, without .svg, for the card that social networks show. Left out, it is an ant.',
      ),
  })
  .describe('What search engines show of the page.')

export const introduction = text.describe('The words below the heading.')

export const eyebrow = text.describe('The small line above the heading.')

export const specimen = z
  .strictObject({
    file: drawing('specimens'),
    common: text.describe('Its caption.'),
  })
  .describe('The drawing beside the words.')

export const scene = z
  .strictObject({
    image: z
      .string()
      .startsWith('/images/')
      .meta({ picture: true })
      .describe('A drawing below public/: "/images/houses/ranch.svg".'),
    alt: text.describe('What the drawing shows, for those who cannot see it.'),
  })
  .describe('The drawing beside the words.')

export const href = sitePath().describe('Where it leads: a path of this site, such as "/contact".')

export const titled = z.strictObject({
  title: text.describe('A few words that stand out.'),
  text: text.describe(
    'A sentence or two. Where they rest on a claim that is taken out, all of it goes.',
  ),
})

export const textSection = z.strictObject({
  heading,
  paragraphs: z.array(text).min(1).describe('The paragraphs.'),
  list: z.array(text).optional().describe('A list below the paragraphs.'),
})

export const callToAction = z
  .strictObject({ heading, text: text.describe('The sentences below it.') })
  .describe('The invitation at the end of the page.')

export const headed = z.strictObject({ heading })

export const headedWithWords = z.strictObject({ heading, introduction })

export const option = z.strictObject({
  value: text.describe('What the message to you says.'),
  label: text.describe('What visitors choose.'),
})
