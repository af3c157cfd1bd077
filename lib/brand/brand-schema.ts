import { z } from 'zod'
import { isColor } from './is-color'
import { flag, group, matching, text } from '@/lib/content/fields'

const color = matching(isColor, 'must be # and six digits of 0-9 and a-f, between quotes')

const drawing = text
  .regex(
    /^[\w-]+\.(svg|png)$/i,
    'must be the name of an SVG file, such as logo.svg, or of a PNG with a transparent background',
  )
  .meta({ logo: true })

/** `brand` in content/company.yaml: the company's colors and logo. */
export const brand = z
  .strictObject({
    color: color.meta({
      brandColor: 'color',
      description:
        'The color of the business, dark enough for white words on it: of the bands at the top and the bottom of each page, of links and numbers.',
      examples: ["'#0b4f7d'"],
    }),
    signal: color.meta({
      brandColor: 'signal',
      description:
        'The color of what visitors should press: the call and the estimate. A light one gets dark words.',
      examples: ["'#b2440d'"],
    }),
    accent: color.optional().meta({
      brandColor: 'accent',
      description:
        'A light color for the small things on the dark bands and for the band that asks for a call. Left out, it is mustard.',
      examples: ["'#e0aa45'"],
    }),
    logo: group(
      'Your logo, in header, icons and share images. Left out, it is an ant under a lens.',
      {
        file: drawing.describe(
          'An SVG file in the folder of the content: "logo.svg". Or a PNG of 512 pixels or more, with a transparent background.',
        ),
        saysName: flag('true where the name is part of the drawing: the header then has no other.'),
        icon: drawing
          .describe('A square one for icons, where the logo is wide: "icon.svg". May be left out.')
          .optional(),
      },
    ).optional(),
  })
  .refine(({ color, signal }) => color.toLowerCase() !== signal.toLowerCase(), {
    message: 'is the same as color, so what visitors should press looks like everything else',
    path: ['signal'],
  })
