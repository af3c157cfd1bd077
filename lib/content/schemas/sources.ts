import { groupsOf, pastDaySchema, textSchema, webAddressSchema } from './fields'

const sources = groupsOf('The sources of the facts, in a list at the end of the page.', {
  title: textSchema.min(5).describe('Who says it, where and when.'),
  url: webAddressSchema
    .describe('The page itself, not a search. Left out for a paper source.')
    .optional(),
}).meta({
  examples: [
    '- title: "Ohio State University Extension: Ants", and url: https://ohioline.osu.edu/… below it',
  ],
})

const updated = pastDaySchema.describe(
  'Day of the last change that a reader notices, for search engines. A check without changes does not count. Left out, it is the date of an article.',
)

const reviewed = pastDaySchema.describe(
  'Day on which somebody last checked the texts against their sources.',
)

/** The fields of a page that must have sources. */
export const sourced = {
  sources: sources
    .min(2)
    .refine((all) => all.some(({ url }) => url), 'must hold at least one with an address'),
  reviewed,
  updated: updated.optional(),
}

/** The same fields for a page without required sources. */
export const maybeSourced = {
  sources: sources.default([]),
  reviewed: reviewed.optional(),
  updated: updated.optional(),
}
