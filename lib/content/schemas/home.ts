import { z } from 'zod'
import { drawing, group, groups, heading, list, template, text } from './fields'
import { entryPoints } from './houses'
import {
  callToAction,
  eyebrow,
  headed,
  headedMaybeWithWords,
  headedWithWords,
  href,
  introduction,
  meta,
  scene,
  textLink,
  titled,
} from './page-parts'
import { photoSchema } from './photos'

/** app/globals.css has classes for these. */
const percent = z.number().min(0).max(100)

const animals = groups('Animals in the drawing of a house, each with its page.', {
  plate: drawing('scene'),
  name: text.describe('Its name, for those who cannot see it.'),
  href,
  x: percent.describe('Its middle from the left edge, in percent of the drawing’s width.'),
  y: percent.describe('Its middle from the upper edge, in percent of the drawing’s height.'),
  width: percent.describe('Its width, in percent of the drawing’s.'),
})

/** content/pages/home.yaml. */
export const homeSchema = z.strictObject({
  meta,
  hero: group('The top of the page.', {
    eyebrow,
    heading,
    introduction,
    scene: scene
      .extend({ entryPoints: entryPoints.optional(), animals: animals.optional() })
      .describe(
        'The drawing beside the words. That of a house can have places to press, and animals.',
      )
      .optional(),
    photo: photoSchema
      .describe('A photo instead of the drawing. Without both, the words stand alone.')
      .optional(),
    estimate: text.describe('Leads to the contact page.'),
    services: text.describe('Leads to the services.'),
    call: text.describe('Before the phone number.'),
    highlights: list('Up to three points of a few words.', text),
  }),
  emergencies: group('The row of emergencies below the services.', {
    heading,
    link: text.describe('Leads from the hero to the row.'),
    items: groups('Emergencies, each with the page that says what to do now.', {
      plate: drawing('specimens'),
      title: text.describe('What is wrong, in a few words.'),
      short: text.describe('One word of the title, which is shown instead of it.').optional(),
      href,
    }),
    other: text.describe('Leads to the field guide, for everything else.').optional(),
  }).optional(),
  services: headedMaybeWithWords.describe('The services.'),
  reasons: group('Why people choose you.', {
    heading,
    items: list(
      'The reasons. One that rests on a removed claim is not shown.',
      titled.extend({
        link: textLink.optional(),
      }),
    ),
    photo: photoSchema.describe('A photo beside them, on wide screens.').optional(),
    link: text.describe('Leads to the page about you.'),
  }),
  areas: headedWithWords
    .extend({
      map: text.describe('What the map shows, for those who cannot see it.'),
      open: text.describe('Opens the map on a phone.'),
      zipCodeCount: template('Instead of the ZIP codes of a city that has many.', {
        needs: { count: 'their number' },
      }),
    })
    .describe('The map of the cities.'),
  reviews: headed.describe('The reviews.'),
  callToAction,
})
