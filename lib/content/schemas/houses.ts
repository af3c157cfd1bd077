import { z } from 'zod'
import {
  drawing,
  groupOf,
  groupsOf,
  listName,
  reference,
  sitePathSchema,
  textSchema,
} from './fields'

const signs = groupsOf('What people hear, smell or see there, and who that is.', {
  sign: textSchema
    .max(60)
    .describe(
      'What they hear, smell or see, and at which hour: "Scratching, light and quick, at night".',
    ),
  who: textSchema.max(30).describe('Who that is: "Mice".'),
  href: sitePathSchema.describe(
    'The page of the guide that says more: "/field-guide/house-mouse".',
  ),
})
  .min(1)
  .max(4)

/** content/signs.yaml: the signs of animals by the kind of place. May be left out. */
export const signsSchema = z.record(listName, signs).prefault({})

const percent = z.number().min(0).max(100)

export const places = groupsOf('Where animals get in, in the order of their numbers.', {
  place: textSchema.min(3).describe('Where it is, in a few words.'),
  kind: reference('signs').describe(
    'One of content/signs.yaml, whose signs a press on the place shows.',
  ),
  x: percent.describe('From the left edge of the drawing, in percent of its width.'),
  y: percent.describe('From its upper edge, in percent of its height.'),
  name: groupOf('Where its name is in the drawing, in percent. Left out, the place has a number.', {
    x: percent.describe('0 at the left edge, 100 at the right one.'),
    y: percent.describe('From the upper edge.'),
  }).optional(),
}).min(1)

export type PlaceContent = z.output<typeof places>[number]

const house = z.strictObject({
  name: textSchema.min(5).describe('What kind of house it is, as the caption says it.'),
  alt: textSchema.min(20).describe('What the drawing shows, for those who cannot see it.'),
  places,
})

/** content/houses.yaml: the houses by their kind. */
export const housesSchema = z.record(drawing('houses'), house)
