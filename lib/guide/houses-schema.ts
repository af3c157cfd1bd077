import { z } from 'zod'
import { drawing, groups, listName, reference, sitePath, text } from '@/lib/content/fields'

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

/** Entry points of a house, in the order of the groups `way-1`, `way-2` of its drawing. */
export const entryPoints = groups(
  'Where animals get in, in the order of the numbers in the drawing.',
  {
    place: text.min(3).describe('Where it is, in a few words.'),
    kind: reference('entry-points')
      .describe(
        'One of content/entry-points.yaml. A press on the place then shows its signs. Left out, the place can’t be pressed.',
      )
      .optional(),
  },
).min(1)

const house = z.strictObject({
  name: text.min(5).describe('What kind of house it is, as the caption says it.'),
  alt: text.min(20).describe('What the drawing shows, for those who cannot see it.'),
  entryPoints,
})

/** content/houses.yaml: the houses by their kind. */
export const housesSchema = z.record(drawing('houses'), house)

export type SignsContent = z.output<typeof signs>
