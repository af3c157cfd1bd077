import { z } from 'zod'
import { entryPoints } from './entry-point-schema'
import { drawing, text } from '@/lib/content/fields'

const house = z.strictObject({
  name: text.min(5).describe('What kind of house it is, as the caption says it.'),
  alt: text.min(20).describe('What the drawing shows, for those who cannot see it.'),
  entryPoints,
})

/** content/houses.yaml: the houses by their kind. */
export const housesSchema = z.record(drawing('houses').meta({ defines: 'houses' }), house)
