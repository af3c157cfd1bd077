import { z } from 'zod'

const house = z.strictObject({
  name: z.string().min(5).describe('What kind of house it is, as the caption says it.'),
  alt: z.string().min(20).describe('What the drawing shows, for those who cannot see it.'),
  spots: z
    .array(
      z.strictObject({
        place: z.string().min(3).describe('Where it is, in a few words.'),
      }),
    )
    .min(1)
    .describe('The ways in, in the order of the numbers in the drawing.'),
})

/** content/houses.yaml: the houses by their kind. */
export const housesSchema = z.record(z.string().meta({ defines: 'houses' }), house)

export type HouseFields = z.output<typeof house>
