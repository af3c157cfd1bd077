import type { z } from 'zod'
import { groups, pastDate, text, webAddress } from '@/lib/content/fields'

/** Hosts whose texts are made by the thousand, copied from elsewhere, or written to sell what we sell. */
const refusedHosts =
  /(^|\.)(engineerfix|biologyinsights|enviroliteracy|docslib|pdfslide|studylib|jungledragon|biodiversity4all|veratechpestsolutions|myintegritypest|synergypestco|actionpest|alpha-animal-removal|absolute-ext|x-it|envu)\.(com|org|net|us|in|my|com\.my|eu)$/

/** The address of a source: a reader who follows it finds what was read there. */
export const sourceAddress = webAddress
  .refine(
    (address) => !isListOrSearch(address),
    'must be the page itself, not a site’s first page, a list of pages or a search',
  )
  .refine(
    (address) => !URL.canParse(address) || !refusedHosts.test(new URL(address).hostname),
    'must not be a text mill, a copy service or a pest company: name an official source',
  )

const sourcesAt = (address: z.ZodType<string>) =>
  groups('What the facts rest on, in a list at the foot of the page.', {
    title: text.min(5).describe('Who says it, where and when.'),
    url: address.describe('The page itself, not a search. Left out for a paper source.').optional(),
  }).meta({
    examples: [
      '- title: "Ohio State University Extension: Ants", and url: https://ohioline.osu.edu/… below it',
    ],
  })

const reviewed = pastDate.describe(
  'Day on which somebody last checked the texts against their sources.',
)

/** What a page rests on: in one list at its foot, and not in its sentences. */
export const sourced = {
  sources: sourcesAt(sourceAddress)
    .min(2)
    .refine((all) => all.some(({ url }) => url), 'must hold at least one with an address'),
  reviewed,
}

/** The same for a page that may do without. A fact about a place may rest on the first page of its town. */
export const maybeSourced = {
  sources: sourcesAt(webAddress).default([]),
  reviewed: reviewed.optional(),
}

/** Whether an address leads to a choice of pages and not to one. */
function isListOrSearch(address: string) {
  if (!URL.canParse(address)) return false
  const { pathname, search } = new URL(address)
  // A search that is given the number of a record shows that record.
  if (/\wId=\d+$/.test(search)) return false
  return (
    pathname + search === '/' ||
    /\/(category|tags?|topics?|taxonomy|search)(\/|$)/i.test(pathname) ||
    /[?&](s|q|query|search)=/i.test(search)
  )
}
