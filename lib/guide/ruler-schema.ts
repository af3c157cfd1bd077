import { z } from 'zod'
import { drawing, group, groups, heading, matching, sitePath, text } from '@/lib/content/fields'
import { introduction, meta } from '@/lib/content/page-parts'
import { sourced } from '@/lib/sources/source-schema'

/** In millimeters. What is longer would not fit on a phone. */
const length = z.number().positive().max(60)

const item = z
  .strictObject({
    name: text.max(40).describe('What it is: "Bed bug", "Hole for a mouse".'),
    size: text
      .max(60)
      .describe('In inches and millimeters, with the number of the source: "1/4 in. (6 mm) [1]".'),
    mark: text.max(60).describe('The mark that decides, in a few words.'),
    href: sitePath.describe('The page about it: "/field-guide/bed-bug".').optional(),
    plate: group('The drawing of an animal, whose scale bar gives its size.', {
      file: drawing('specimens').meta({ hasScaleBar: true }),
      box: matching(/^\d+ \d+ \d+ \d+$/, 'must be four numbers, such as 75 49 155 193')
        .describe(
          'The part of the drawing to show, in its units: left, top, width, height. The whole is 0 0 400 300.',
        )
        .meta({ examples: ['75 49 155 193'] }),
    }).optional(),
    shape: group('A plain shape instead of a drawing.', {
      kind: z
        .enum(['hole', 'egg', 'pointed', 'blunt', 'tube'])
        .describe('A hole, an egg, pointed or blunt droppings, or a tube of mud.'),
      length: length.describe('How long it is, in millimeters, at most 60.'),
      width: length
        .describe('How wide it is. Left out, as wide as its kind usually is.')
        .optional(),
    }).optional(),
  })
  .refine(
    ({ plate, shape }) => (plate === undefined) !== (shape === undefined),
    'must have one of plate and shape',
  )

/** content/pages/ruler.yaml: a sheet with animals and traces at life size. */
export const rulerSchema = z.strictObject({
  meta,
  heading,
  introduction,
  link: text.describe('Leads to this page from the field guide.'),
  print: text.describe('How to print it at life size.'),
  square: text.describe(
    'In the printed square of 50 by 50 mm: how to see if the printer scaled it.',
  ),
  screen: group('How to see it at life size on a screen.', {
    heading,
    text: text.describe('What to hold against the screen, and what to do until it fits.'),
    coin: group('The coin that the ring has the size of.', {
      name: text.describe('Its name.'),
      diameter: length.describe('Its diameter in millimeters: 24.26 is a quarter.'),
    }),
    card: text.describe('In the outline of a bank card.'),
  }),
  groups: groups('What the sheet shows.', {
    heading,
    items: z.array(item).min(1).describe('Its animals or traces, the most usual first.'),
  }).min(1),
  ...sourced,
})

export type RulerItem = z.output<typeof item>
