import { addDays } from 'date-fns/addDays'
import { z } from 'zod'
import type { Template } from './fill'
import { isoDate } from '@/lib/dates'

// The metadata of a field describes references: the editor offers the possible names, and references.ts checks the value.

export type FieldMeta = {
  /** The list that the value refers to: a folder of content, or one that a file gives, such as the services. */
  refersTo?: string
  /** Defines a name in this list, to which other files can refer. */
  defines?: string
  /** The record has a key for every name of a list. */
  hasEvery?: string
  /** A folder of drawings below public/images: the value is the name of one, without .svg. */
  drawing?: string
  hasScaleBar?: boolean
  /** The value is the path of a picture below public/. */
  picture?: boolean
  /** The value is the path of a photo, for this slot of lib/images/photo-slots.ts. */
  photo?: string
  /** The value is the name of an SVG file in the folder of the content. */
  logo?: boolean
  /** The value is this color of the company: `color`, `signal` or `accent`. */
  brandColor?: string
  /** The value is a path of the site, or a whole address. */
  sitePath?: boolean
  /** The name of the file, which a slash may precede. */
  isFileName?: boolean
  /** The names that the text may have between braces, and whether it must have them. */
  placeholders?: Readonly<Record<string, 'needed' | 'optional'>>
  /** The value is a program, so braces in it are no placeholders. */
  isProgram?: boolean
  isScript?: boolean
  /** No other field of this kind may have this value, in any file. */
  isUnique?: string
}

/** A text that is not empty, without the spaces and line breaks around it. */
export const text = z.string().trim().min(1)

type Meanings<Name extends string> = Readonly<Record<Name, string>>

/**
 * A text with placeholders: `template('The heading.', { needs: { city: 'the name of the place' } })`.
 *
 * @param placeholders Required (`needs`) and optional (`takes`) placeholders with their meanings.
 */
export function template<
  const Needed extends string = never,
  const Optional extends string = never,
>(description: string, placeholders: { needs?: Meanings<Needed>; takes?: Meanings<Optional> }) {
  const { needs = {}, takes = {} } = placeholders
  const sentences = [
    description,
    ...Object.entries(needs).map(
      ([name, meaning]) => `{${name}} stands for ${String(meaning)}, and must be there.`,
    ),
    ...Object.entries(takes).map(([name, meaning]) => `{${name}} stands for ${String(meaning)}.`),
  ]
  const rules = [
    ...Object.keys(needs).map((name) => [name, 'needed']),
    ...Object.keys(takes).map((name) => [name, 'optional']),
  ]
  return text.meta({
    description: sentences.join(' '),
    placeholders: Object.fromEntries(rules) as FieldMeta['placeholders'],
  }) as unknown as z.ZodType<Template<Needed | Optional>, string>
}

export function matching(pattern: RegExp, message: string) {
  return z.string().regex(pattern, message)
}

/** An object with these fields. Descriptions are shown to the writer of the content. */
export function group<Shape extends z.ZodRawShape>(description: string, shape: Shape) {
  return z.strictObject(shape).describe(description)
}

export function list<Item extends z.ZodType>(description: string, item: Item) {
  return z.array(item).describe(description)
}

export function groups<Shape extends z.ZodRawShape>(description: string, shape: Shape) {
  return list(description, z.strictObject(shape))
}

/** The name of a county, after which pages write the word. "Your County" is the placeholder of an emptied site. */
export const shortCounty = text.overwrite((name) =>
  name.replace(/(?<!^Your) (county|parish|borough|census area|municipio)$/i, ''),
)

export const stateName = text.refine((name) => name.length > 2, 'must be the state in full')

/** Optional boolean, false by default. */
export function flag(description: string) {
  return z.boolean().default(false).describe(description)
}

export const heading = text.describe('The heading.')

/** A domain on the internet, as URL has it: international letters as xn--. */
export const domain = /^(?:[a-z\d](?:[a-z\d-]*[a-z\d])?\.)+[a-z](?:[a-z\d-]*[a-z\d])$/

const httpsAddress = z
  .string()
  .trim()
  .url({ protocol: /^https$/, hostname: domain })

/** The origin of a site, without a path: "https://www.example.com". */
export const siteOrigin = httpsAddress.superRefine((written, context) => {
  const url = URL.canParse(written) ? new URL(written) : undefined
  if (!url || url.origin === written) return
  const message =
    'must be https:// and the name of the site in small letters of a-z, and nothing after it'
  context.addIssue({ code: 'custom', message, params: { example: url.origin } })
})

/** Browsers read "https:/example.com" as a page of the site itself. */
const isOneAddress = (written: string) =>
  /^https:\/\/[^\s\\]+$/.test(written) && !/[,;]https?:/.test(written)

export const webAddress = httpsAddress
  .refine(
    (written) => isOneAddress(written) || !/^https:/.test(written),
    'must be one address that begins with https://, without spaces',
  )
  .meta({ examples: ['https://www.example.com/page'] })

/** Windows can't make a file whose name is that of a device. */
export const slugPattern = String.raw`(?!(?:con|prn|aux|nul|com\d|lpt\d)$)(?=.{1,99}$)[a-z0-9]+(?:-[a-z0-9]+)*`
export const slugRule =
  'words of a-z and 0-9 with hyphens, at most 99 letters, and no name that Windows keeps, such as con'

/** A name as a slug: "Bayou L’Ourse" as "bayou-lourse". */
export function asSlug(name: string) {
  const letters = name
    .normalize('NFD')
    .toLowerCase()
    .replace(/[\p{M}'’]/gu, '')
  return letters.replace(/[^a-z\d]+/g, '-').replace(/^-|-$/g, '')
}

/** The last part of the address of a page, which is also the name of its file. */
export const slug = matching(new RegExp(`^${slugPattern}$`), `must be ${slugRule}`).meta({
  isFileName: true,
})

export const zipCode = z
  .string()
  .overwrite((written) => written.trim().replace(/-\d{4}$/, ''))
  .regex(/^\d{5}$/, 'must be five digits')
  .meta({ examples: ["'43016'"] })

export const metaTitle = text.max(60).meta({
  isUnique: 'search result',
  description: 'Title of the page in search results, at most 60 characters.',
})

export const metaDescription = text.max(160).describe('What search results say below the title.')

/** The description of an entry, which no other page may have. */
export const ownMetaDescription = metaDescription.min(120).meta({
  isUnique: 'search result',
  examples: ['One sentence or two for search engines, of 120 to 160 characters.'],
})

/** A summary of 40 to 55 words for visitors who read nothing else. */
export const shortAnswer = matching(/^\s*(?:\S+\s+){39,54}\S+\s*$/, 'must have 40 to 55 words')

/** The slug of an entry of a folder, or a name of a list that a file gives: `reference('services')`. */
export function reference(refersTo: string) {
  return z.string().meta({ refersTo })
}

export function drawing(folder: 'specimens' | 'signs' | 'houses') {
  const description = `Name of a drawing in public/images/${folder}, without .svg.`
  return z.string().meta({ drawing: folder, description })
}

/** The name of an entry of a list that this file defines, such as `questions`. */
export function listName(defines: string) {
  return matching(/^[a-z-]+$/, 'must be words of a-z with hyphens').meta({ defines })
}

export const sitePath = z
  .string()
  .startsWith('/', 'must be a path of this site, such as /contact')
  .meta({ sitePath: true })

/** A day in the past. Tomorrow counts, because it has already begun in other time zones. */
export const pastDay = z.iso
  .date()
  .refine((iso) => iso <= isoDate(addDays(new Date(), 1)), 'lies in the future: look at its year')
  .meta({ examples: ['2026-11-21'] })
