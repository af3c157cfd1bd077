import { existsSync } from 'node:fs'
import type { z } from 'zod'
import { groupOf, matching, textSchema } from './fields'

/** Path of a photo in content/photos/. */
const photoPath = matching(
  /^\/photos\/[^/.]/,
  'must be /photos/ and the name of a file in content/photos/',
)
  .refine((path) => existsSync(`content${path}`), {
    error: ({ input }) => `there is no photo content${String(input)}`,
  })
  .describe('A photo in content/photos/, by its name there: "/photos/den-in-the-attic.jpg".')

export const photoCaption = textSchema.min(10).meta({
  description: 'The words below the photo.',
  examples: ['The gap that the mice had used, before we closed it.'],
})

/** A photo without a caption, beside a name and a role. */
export const portraitSchema = groupOf(
  'A portrait, cut to 4 by 5: { src: /photos/dana.jpg }. May be left out.',
  { src: photoPath },
)

export const photoSchema = groupOf('A photo with its caption.', {
  src: photoPath,
  alt: textSchema.min(10).meta({
    description: 'What the photo shows, for those who cannot see it.',
    examples: ['A gap below a garage door, as wide as a thumb'],
  }),
  caption: photoCaption,
})

export type CaptionedPhoto = z.output<typeof photoSchema>
