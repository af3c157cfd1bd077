import { z } from 'zod'
import { drawing, groups, text } from '@/lib/content/fields'

const house = z.strictObject({
  name: text.min(5).describe('What kind of house it is, as the caption says it.'),
  alt: text.min(20).describe('What the drawing shows, for those who cannot see it.'),
  entryPoints: groups('Where animals get in, in the order of the numbers in the drawing.', {
    place: text.min(3).describe('Where it is, in a few words.'),
  }).min(1),
})

/** content/houses.yaml: the houses by their kind. */
export const housesSchema = z.record(drawing('houses').meta({ defines: 'houses' }), house)
