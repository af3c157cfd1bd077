import { z } from 'zod'
import type { Company } from './company'
import {
  stateName,
  groupOf,
  groupsOf,
  listOf,
  matching,
  metaTitleSchema,
  ownMetaDescription,
  reference,
  slugSchema,
  textSchema,
  zipCodeSchema,
  latitude,
  longitude,
} from './fields'
import { textLinkSchema } from './page-parts'
import { photoSchema } from './photos'
import { maybeSourced } from './sources'

const locationGroups = ['primary', 'additional', 'more'] as const

const sentence = textSchema.min(40).meta({ examples: ['a sentence of at least 40 characters'] })

const fewWords = textSchema.min(10).meta({ examples: ['a few words, at least 10 characters'] })

/** The front matter of content/locations/{slug}.md. A field that is not listed here stops the build; the sentences are for its writer. */
export const locationFrontMatter = z.strictObject({
  slug: slugSchema.meta({
    title: 'Address',
    description: 'The address below /locations. The file is named after it.',
    examples: ['oak-hill'],
  }),
  city: textSchema.min(2).describe('Name as shown: "Oak Hill".'),
  county: textSchema
    .describe(
      'County of the city, or of most of it. Left out, it is the county of the company’s region, or none in another state.',
    )
    .optional(),
  state: stateName.describe('The state in full, where it is not that of the region.').optional(),
  alsoIn: listOf('Other counties it reaches into.', textSchema).default([]),
  zipCodes: listOf('Five digits each. Left out, where a city has none of its own.', zipCodeSchema)
    .default([])
    .meta({ title: 'ZIP codes', examples: ["['43016', '43017']"] }),
  nearbyAreas: listOf('Places nearby that have a page here.', reference('locations')).default([]),
  group: z
    .enum(locationGroups)
    .default('more')
    .describe('The list of the sitemap page that has it.'),
  order: z
    .int()
    .positive()
    .default(Number.MAX_SAFE_INTEGER)
    .meta({ examples: ['1'] })
    .describe('Place in the footer and in its list, from 1. Left out, it comes last, by name.'),
  coordinates: groupOf('Position on the map, in degrees.', {
    latitude,
    longitude: longitude
      .refine(
        (degrees) => degrees < 0,
        'must be minus, as west is, or latitude and longitude have changed places',
      )
      .meta({ examples: ['-83.114'] }),
    nameSide: z
      .literal('left')
      .describe('Where the name on its map is left of its dot, and not right.')
      .optional(),
  }).meta({ examples: ['{ latitude: 40.099, longitude: -83.114 }'] }),
  title: metaTitleSchema.meta({ examples: ['Pest Control in Oak Hill'] }),
  description: ownMetaDescription,
  keywords: listOf(
    'Words with which people there search for you. May be left out.',
    textSchema,
  ).optional(),
  cityDescription: sentence
    .describe('One or two sentences about the city. Left out, the page has a general text.')
    .optional(),
  services: z
    .record(reference('services'), sentence)
    .default({})
    .describe(
      'A sentence about this city for the card of a service. Left out, the card has its general words.',
    ),
  house: groupOf('The usual kind of house.', {
    kind: reference('houses').describe('One of content/houses.yaml.'),
    places: listOf('Numbers of its places that the page shows.', z.int().positive()).min(1),
  }).optional(),
  articles: listOf('Up to two articles that fit the city.', reference('articles'))
    .max(2)
    .default([]),
  terms: groupOf('Terms that are different in this city. Write only what is true of it.', {
    price: listOf(
      'What makes work cost more or less in this city: a few words each, no figure.',
      fewWords,
    )
      .min(1)
      .optional(),
    prepare: fewWords.describe('What somebody here does before you come.').optional(),
  }).optional(),
  work: groupsOf('Work that you did in this city.', {
    photo: photoSchema.omit({ caption: true }).optional(),
    month: matching(/^\d{4}-(0[1-9]|1[0-2])$/, 'must be a year and a month').meta({
      description: 'When it was.',
      examples: ["'2026-05'"],
    }),
    found: sentence.describe(
      'What you found and did, in a sentence or two. It shows below the photo.',
    ),
  })
    .max(6)
    .default([])
    .meta({ title: 'Work done here' }),
  questions: groupsOf('What people of this city ask.', {
    question: textSchema.min(10).describe('In their words.'),
    answer: sentence.describe('A sentence or more.'),
    link: textLinkSchema.optional(),
  }).default([]),
  ...maybeSourced,
})

export type LocationFrontMatter = z.output<typeof locationFrontMatter>

/** Compares two locations by their order in the footer, then by name. */
export function byOrder(a: LocationFrontMatter, b: LocationFrontMatter) {
  return a.order - b.order || a.city.localeCompare(b.city, 'en')
}

/** The county and the state of a location. Those that it doesn't name are those of the company's region. */
export function countyAndState(
  { county, state }: Pick<LocationFrontMatter, 'county' | 'state'>,
  region: Company['region'],
) {
  const isInRegion = state === undefined || state === region.state
  return {
    county: county ?? (isInRegion ? region.county : undefined),
    state: state ?? region.state,
  }
}

export type Location = Omit<LocationFrontMatter, 'county' | 'state'> & {
  county: string | undefined
  state: string
  /** HTML made from the Markdown below the front matter. */
  content: string
}
