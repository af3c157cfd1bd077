import { z } from 'zod'

/** A text that may end a statement with the number of a source, such as "6 to 13 mm [2]." */
const sourced = z
  .string()
  .min(10)
  .meta({ examples: ['6 to 13 mm long [2].'] })

/** A slug, as the last part of an address. */
const slug = z
  .string()
  .regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'must be words of a-z and 0-9 with hyphens')
  .meta({ examples: ['pavement-ant'] })

export const guideGroups = [
  'Ants and termites',
  'Indoor insects',
  'Stinging insects',
  'Flies and mosquitoes',
  'Spiders, ticks, and centipedes',
  'Rodents',
  'Wildlife',
  'Birds',
] as const

/** Twelve letters, one a month from January: i indoors, o outdoors, b both, - seldom. */
const monthRow = z
  .string()
  .regex(/^[iob-]( [iob-]){11}$/, 'must be twelve letters i, o, b or - with a space between them')
  .meta({ examples: ['i i i b b b o o b b i i'] })

/** Where the facts come from. The title says whose text it is, and its day where it has one. */
const guideSources = z
  .array(
    z.strictObject({
      title: z.string().min(5),
      /** The page itself, not a search. Left out for a paper source, such as a newspaper of some day. */
      url: z.url({ protocol: /^https$/ }).optional(),
    }),
  )
  .min(2)
  .refine((sources) => sources.some(({ url }) => url), 'must hold at least one with an address')

/** 40 to 55 words. */
const guideShort = z.string().refine((text) => {
  const words = text.trim().split(/\s+/).length
  return words >= 40 && words <= 55
}, 'must have 40 to 55 words')

/**
 * The front matter of content/field-guide/{slug}.md. A field that is not listed here stops the build. The Markdown
 * below it is the section "Where it lives in a house here".
 */
export const animalFrontMatter = z.strictObject({
  /** The address /field-guide/{slug}; the file is named after it. */
  slug,
  /** Name as people here say it, "Pavement ant". */
  name: z.string().min(3),
  /** Scientific name or names, in Latin only. */
  latin: z.array(z.string().min(4)).min(1),
  /** The part of the guide's list in which it stands. */
  group: z.enum(guideGroups),
  /** <title> of the page, at most 60 characters. */
  title: z.string().max(60),
  /** Meta description. */
  description: z.string().min(120).max(160),
  /** Drawing in public/images/specimens, without .svg. */
  plate: slug,
  /** What the plate shows, for those who cannot see it. */
  plateAlt: z.string().min(20),
  /** Is it this one, does it matter, what now: 40 to 55 words. */
  short: guideShort,
  /** How big it is. */
  size: z.strictObject({
    /** In inches and millimeters, with the number of the source: "1/4 to 1/2 inch (6 to 13 mm) [1]". */
    text: sourced,
    /** Something of that size that is in every house: "a grain of rice". */
    object: z.string().min(4),
  }),
  /** Three marks by which it is known, the surest first. */
  marks: z.array(sourced).length(3),
  /** What it is mistaken for, and the one mark that tells the two apart. */
  lookAlikes: z
    .array(
      z.strictObject({
        name: z.string().min(3),
        /** Slug of its page in the guide, where it has one. */
        animal: slug.optional(),
        /** What this one has, then what the other has: one mark. */
        mark: sourced,
      }),
    )
    .min(1)
    .max(4),
  /** What it leaves, with sizes where there are any. */
  signs: z.array(sourced).min(1).max(6),
  /** The house of content/houses.yaml that shows it best, and the numbers of the spots to light. */
  house: z.strictObject({ kind: slug, spots: z.array(z.int().positive()).min(1).max(5) }),
  /** When it is active, a row an animal. */
  months: z
    .array(
      z.strictObject({
        /** Left out where the page has one animal. */
        name: z.string().optional(),
        row: monthRow,
        /** Whether the row rests on a source, or is general practice, which the page then says. */
        grade: z.enum(['sourced', 'typical']),
      }),
    )
    .min(1),
  /** One or two sentences on the months, with the number of the source, worded as typical where they rest on none. */
  monthsNote: sourced,
  /** Months in which the law closes work on it, January = 1. */
  closedMonths: z.array(z.int().min(1).max(12)).default([]),
  /** What it does to people, pets and the house. Health and law name their source in the sentence. */
  harm: z.strictObject({ people: sourced, pets: sourced.optional(), house: sourced.optional() }),
  /** What to do today, in order. */
  today: z.array(sourced).min(2).max(6),
  /** What does not work, and why. */
  useless: z.array(sourced).min(1).max(4),
  /** When to call us, and what we do. */
  call: z.strictObject({
    /** The sign that makes it worth a call. */
    when: sourced,
    /** Slug of the service. */
    service: slug,
    /** Slug of the article that goes on from here. */
    article: slug.optional(),
    /** Slugs of places whose pages name it. */
    locations: z.array(slug).max(4).default([]),
  }),
  sources: guideSources,
  /** Day on which somebody last checked the text against its sources, yyyy-mm-dd. */
  reviewed: z.iso.date(),
})

/**
 * The front matter of content/tonight/{slug}.md, a page for what cannot wait. The Markdown below it comes after the
 * steps. All of it prints on one sheet.
 */
export const tonightFrontMatter = z.strictObject({
  /** The address /field-guide/{slug}; the file is named after it. */
  slug,
  /** The heading, in the words of someone who sees it now: "There's a bat in the room". */
  heading: z.string().min(10).max(60),
  /** <title> of the page, at most 60 characters. */
  title: z.string().max(60),
  /** Meta description. */
  description: z.string().min(120).max(160),
  /** Drawing in public/images/specimens, without .svg. */
  plate: slug,
  plateAlt: z.string().min(20),
  /** What matters most, for someone who reads nothing else: 40 to 55 words. */
  short: guideShort,
  /** What to do, first things first. Each begins with a verb. */
  steps: z.array(sourced).min(3).max(7),
  /** What not to do, and why. */
  never: z.array(sourced).min(1).max(4),
  /** Whom to call besides us, with the source: health department, 911, a doctor, a vet. */
  callFirst: z.array(z.strictObject({ who: z.string().min(5), why: sourced })).default([]),
  /** Slugs of the animals it is about. */
  animals: z.array(slug).min(1),
  /** Slug of the service that takes it from there. */
  service: slug,
  sources: guideSources,
  reviewed: z.iso.date(),
})

export type Animal = z.output<typeof animalFrontMatter> & {
  /** HTML made from the Markdown below the front matter. */
  content: string
}

export type TonightPage = z.output<typeof tonightFrontMatter> & { content: string }
