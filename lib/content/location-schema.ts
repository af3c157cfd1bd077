import { z } from 'zod'
import { company } from './company'

export const locationGroups = ['primary', 'additional', 'more'] as const

const sentence = z
  .string()
  .min(40)
  .meta({ examples: ['a sentence of at least 40 characters'] })

/** The front matter of content/locations/{slug}.md. A field that is not listed here stops the build. */
export const locationFrontMatter = z.strictObject({
  /** The address /locations/{slug}; the file is named after it. */
  slug: z
    .string()
    .regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'must be words of a-z and 0-9 with hyphens')
    .meta({ examples: ['oak-hill'] }),
  /** Name as shown. */
  city: z
    .string()
    .min(2)
    .meta({ examples: ['Oak Hill'] }),
  /** County in which the place, or most of it, lies. */
  county: z.string().min(2).default(company.region.county),
  /** The state in full, where it is not that of the region. */
  state: z.string().min(2).default(company.region.state),
  /** Other counties it reaches into. */
  alsoIn: z.array(z.string()).default([]),
  zipCodes: z
    .array(
      z
        .string()
        .regex(/^\d{5}$/, 'must be five digits in quotes')
        .meta({ examples: ["'43016'"] }),
    )
    .min(1)
    .meta({ examples: ["['43016', '43017']"] }),
  /** Slugs of places nearby that have a page here. */
  nearbyAreas: z.array(z.string()).default([]),
  /** The list on the sitemap page in which it stands. */
  group: z.enum(locationGroups).default('more'),
  /** Place in the footer and in its list, from 1. Without it the place comes last, by name. */
  order: z.int().positive().default(Number.MAX_SAFE_INTEGER),
  /** Where the map marks it, in degrees. */
  coordinates: z
    .strictObject({
      latitude: z.number().min(-90).max(90),
      longitude: z.number().min(-180).max(180),
    })
    .meta({ examples: ['{ latitude: 40.099, longitude: -83.114 }'] }),
  /** <title> of the page, at most 60 characters. */
  title: z
    .string()
    .max(60)
    .meta({ examples: ['Pest Control in Oak Hill'] }),
  /** Meta description. */
  description: z
    .string()
    .min(120)
    .max(160)
    .meta({ examples: ['One sentence or two for search engines, of 120 to 160 characters.'] }),
  keywords: z
    .array(z.string())
    .min(1)
    .meta({ examples: ['[Oak Hill pest control, mice in Oak Hill]'] }),
  /** One or two sentences about the place; a general text stands in where it is left out. */
  cityDescription: sentence.optional(),
  /** A sentence about this place for the card of a service, by its slug; the card's general words where there is none. */
  services: z.record(z.string(), sentence).default({}),
  /** The usual kind of house, of content/houses.yaml, and the numbers of its ways in that the page shows. */
  house: z.strictObject({ kind: z.string(), spots: z.array(z.int().positive()).min(1) }).optional(),
  /** Slugs of up to two articles that fit the place, without a leading slash. */
  articles: z.array(z.string()).max(2).default([]),
  /** What people of this place ask. */
  questions: z
    .array(z.strictObject({ question: z.string().min(10), answer: sentence }))
    .default([]),
})

/** The fields of a place's file, checked. */
export type LocationFrontMatter = z.output<typeof locationFrontMatter>

export type Location = LocationFrontMatter & {
  /** HTML made from the Markdown below the front matter. */
  content: string
}
