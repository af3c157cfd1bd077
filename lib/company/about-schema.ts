import { z } from 'zod'
import { heading, text } from '@/lib/content/fields'
import { photoSchema } from '@/lib/images/photo-schema'
import { callToAction, eyebrow, introduction, meta, scene, titled } from '@/lib/pages/page-parts'

/** content/pages/about.yaml. */
export const aboutSchema = z.strictObject({
  meta,
  hero: z
    .strictObject({
      eyebrow,
      heading,
      picture: z
        .union(
          [
            scene.extend({ caption: text.describe('Stands below the drawing.') }),
            photoSchema('article'),
          ],
          'must be a drawing, with image, alt and caption, or a photo, with src, alt and caption',
        )
        .describe('Stands beside the words: a photo of your own people, or a drawing.'),
      introduction,
    })
    .describe('The top of the page.'),
  people: z
    .strictObject({
      heading,
      license: text.describe('Stands before the number of a license of their own.'),
    })
    .describe('The people of content/company.yaml. Without any, nothing shows.'),
  story: z
    .strictObject({
      heading,
      paragraphs: z.array(text).describe('Who you are and how you work.'),
      facts: z.array(titled).describe('Facts about the business, in a few words each.'),
    })
    .describe('Who you are.'),
  values: z
    .strictObject({ heading, introduction, items: z.array(titled).describe('The values.') })
    .describe('What you care about.'),
  affiliations: z
    .strictObject({
      heading,
      introduction,
      items: z.array(titled).describe('Agencies and groups, and what you have to do with them.'),
    })
    .describe('Who licenses you, and whom you belong to.'),
  callToAction,
})
