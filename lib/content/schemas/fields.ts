import { addDays } from 'date-fns/addDays'
import { z } from 'zod'
import { namesOf, type NameList } from './names'
import { isoDate } from '@/lib/dates'

/** A text that is not empty, without the spaces and line breaks around it. */
const words = z.string().trim().min(1)

/** The same for a page that shows it as it is. */
export const textSchema = words.refine(
  (written) => !/\{\w*\}/.test(written),
  'has a placeholder between braces, which this text can’t have',
)

declare const names: unique symbol

/** A text with placeholders between braces, such as {city}, which `fill` replaces. */
export type Template<Name extends string = string> = string & { readonly [names]?: Name }

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
  const meanings = Object.entries<string>({ ...needs, ...takes })
  return words
    .superRefine((written, context) => {
      const names = [...written.matchAll(/\{(\w*)\}/g)].map(([, name = '']) => name)
      const unknown = names.find((name) => !(name in needs) && !(name in takes))
      const missing = Object.keys(needs).find((name) => !names.includes(name))
      const allowed = meanings.map(([name]) => `{${name}}`).join(', ')
      if (unknown !== undefined) {
        const message = `has no placeholder {${unknown}}, only ${allowed}`
        context.addIssue({ code: 'custom', message })
      } else if (missing !== undefined) {
        context.addIssue({ code: 'custom', message: `needs the placeholder {${missing}}` })
      }
    })
    .transform((written): Template<Needed | Optional> => written)
    .describe(
      [description, ...meanings.map(([name, meaning]) => `{${name}} is ${meaning}.`)].join(' '),
    )
}

export function matching(pattern: RegExp, message: string) {
  return z.string().regex(pattern, message)
}

/** An object with these fields. Descriptions are shown to the writer of the content. */
export function groupOf<Shape extends z.ZodRawShape>(description: string, shape: Shape) {
  return z.strictObject(shape).describe(description)
}

export function listOf<Item extends z.ZodType>(description: string, item: Item) {
  return z.array(item).describe(description)
}

export function groupsOf<Shape extends z.ZodRawShape>(description: string, shape: Shape) {
  return listOf(description, z.strictObject(shape))
}

export const stateName = textSchema.refine((name) => name.length > 2, 'must be the state in full')

/** Optional boolean, false by default. */
export function flagOf(description: string) {
  return z.boolean().default(false).describe(description)
}

export const headingSchema = textSchema.describe('The heading.')

/** A domain on the internet, as URL has it: international letters as xn--. */
export const domain = /^(?:[a-z\d](?:[a-z\d-]*[a-z\d])?\.)+[a-z](?:[a-z\d-]*[a-z\d])$/

const httpsAddress = z
  .string()
  .trim()
  .url({ protocol: /^https$/, hostname: domain })

/** The origin of a site, without a path: "https://www.example.com". */
export const siteOrigin = httpsAddress.refine(
  (written) => URL.canParse(written) && new URL(written).origin === written,
  'must be https:// and the name of the site in small letters of a-z, and nothing after it',
)

/** Browsers read "https:/example.com" as a page of the site itself. */
const isOneAddress = (written: string) =>
  /^https:\/\/[^\s\\]+$/.test(written) && !/[,;]https?:/.test(written)

export const webAddressSchema = httpsAddress
  .refine(
    (written) => isOneAddress(written) || !/^https:/.test(written),
    'must be one address that begins with https://, without spaces',
  )
  .meta({ examples: ['https://www.example.com/page'] })

/** Windows can't make a file whose name is that of a device. */
export const slugPattern = String.raw`(?!(?:con|prn|aux|nul|com\d|lpt\d)$)(?=.{1,99}$)[a-z0-9]+(?:-[a-z0-9]+)*`
export const slugRule =
  'words of a-z and 0-9 with hyphens, at most 99 letters, and no name that Windows keeps, such as con'

/** The last part of the address of a page, which is also the name of its file. */
export const slugSchema = matching(new RegExp(`^${slugPattern}$`), `must be ${slugRule}`)

export const zipCodeSchema = z
  .string()
  .overwrite((written) => written.trim().replace(/-\d{4}$/, ''))
  .regex(/^\d{5}$/, 'must be five digits')
  .meta({ examples: ["'43016'"] })

export const metaTitleSchema = textSchema
  .max(60)
  .describe('Title of the page in search results, at most 60 characters.')

export const metaDescription = textSchema
  .max(160)
  .describe('What search results say below the title.')

/** The description of an entry. */
export const ownMetaDescription = metaDescription
  .min(120)
  .describe('One sentence or two for search engines, of 120 to 160 characters.')

/** A summary of 40 to 55 words for visitors who read nothing else. */
export const shortAnswerSchema = textSchema.refine(
  (written) => wordCount(written) >= 40 && wordCount(written) <= 55,
  { error: ({ input }) => `has ${wordCount(String(input))} words, and needs 40 to 55` },
)

function wordCount(written: string) {
  return written.trim().split(/\s+/).length
}

/** The slug or the name of something else in content/: `reference('services')`. */
export function reference(list: NameList) {
  return z.string().superRefine((name, context) => {
    const names = namesOf(list)
    if (!names || names.includes(name)) return
    const message = `there is no “${name}” in ${list}, only ${names.join(', ')}`
    context.addIssue({ code: 'custom', message })
  })
}

export function drawing(folder: 'specimens' | 'signs' | 'houses' | 'scene') {
  return z
    .string()
    .refine((name) => namesOf(`${folder} drawings`)?.includes(name), {
      error: ({ input }) => `there is no drawing public/images/${folder}/${String(input)}.svg`,
    })
    .describe(`Name of a drawing in public/images/${folder}, without .svg.`)
}

/** The name of something in a list: `questions`. */
export const listName = matching(/^[a-z-]+$/, 'must be words of a-z with hyphens')

export const sitePathSchema = z
  .string()
  .startsWith('/', 'must be a path of this site, such as /contact')

/** A day in the past. Tomorrow counts, because it has already begun in other time zones. */
export const pastDaySchema = z.iso
  .date()
  .refine((iso) => iso <= isoDate(addDays(new Date(), 1)), 'lies in the future: look at its year')
  .meta({ examples: ['2026-11-21'] })

export const latitude = z.number().min(-90).max(90).describe('Degrees north: "40.099".')
export const longitude = z
  .number()
  .min(-180)
  .max(180)
  .describe('Degrees east, so with a minus in America: "-83.114".')
