import { z } from 'zod'
import { group, heading, list, text, webAddress } from './fields'
import { callToAction, eyebrow, introduction, meta, scene, titled } from './page-parts'
import { photoSchema } from './photos'

/** content/pages/about.yaml. */
export const aboutSchema = z.strictObject({
  meta,
  hero: group('The top of the page.', {
    eyebrow,
    heading,
    picture: z
      .union(
        [scene.extend({ caption: text.describe('Below the drawing.') }), photoSchema],
        'must be a drawing, with image, alt and caption, or a photo, with src, alt and caption',
      )
      .describe('Beside the text: a photo of your own people, or a drawing.'),
    introduction,
  }),
  people: group('The people of content/company.yaml. Without any, nothing shows.', {
    heading,
    license: text.describe('Before the number of a person’s license.'),
  }),
  story: group('Who you are.', {
    heading,
    paragraphs: list('Who you are and how you work.', text),
    facts: list('Facts about the business, in a few words each.', titled),
  }),
  values: group('What you care about.', {
    heading,
    introduction,
    items: list('The values.', titled),
  }),
  affiliations: group('Who licenses you, and whom you belong to.', {
    heading,
    introduction,
    items: list(
      'Agencies and groups, what the tie is, and since when.',
      titled.extend({
        link: z
          .strictObject({
            text: text.describe('Words of the link.'),
            href: webAddress.describe('Its address: "https://www.example.org/members".'),
          })
          .describe('Where anybody can look it up. May be left out.')
          .optional(),
      }),
    ),
  }),
  callToAction,
})
