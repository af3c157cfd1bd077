import { z } from 'zod'
import { drawing, group, groups, listName, reference, sitePath, text } from './fields'

const signs = groups('What people hear, smell or see there, and who that is.', {
  sign: text
    .max(60)
    .describe(
      'What they hear, smell or see, and at which hour: "Scratching, light and quick, at night".',
    ),
  who: text.max(30).describe('Who that is: "Mice".'),
  href: sitePath.describe('The page of the guide that says more: "/field-guide/house-mouse".'),
})
  .min(1)
  .max(4)

/** content/entry-points.yaml: the signs of animals by the kind of entry point. May be left out. */
export const entryPointsSchema = z.record(listName, signs).prefault({})

const percent = z.number().min(0).max(100)

export const entryPoints = groups('Where animals get in, in the order of their numbers.', {
  place: text.min(3).describe('Where it is, in a few words.'),
  kind: reference('entry-points').describe(
    'One of content/entry-points.yaml, whose signs a press on the place shows.',
  ),
  x: percent.describe('From the left edge of the drawing, in percent of its width.'),
  y: percent.describe('From its upper edge, in percent of its height.'),
  name: group(
    'Where its name stands in the drawing, in percent. Left out, the place has a number.',
    {
      x: percent.describe('0 at the left edge, 100 at the right one.'),
      y: percent.describe('From the upper edge.'),
    },
  ).optional(),
}).min(1)

export type EntryPointContent = z.output<typeof entryPoints>[number]

const house = z.strictObject({
  name: text.min(5).describe('What kind of house it is, as the caption says it.'),
  alt: text.min(20).describe('What the drawing shows, for those who cannot see it.'),
  entryPoints,
})

/** content/houses.yaml: the houses by their kind. */
export const housesSchema = z.record(drawing('houses'), house)
