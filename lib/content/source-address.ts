import { z } from 'zod'

/** Hosts whose texts are made by the thousand, copied from elsewhere, or written to sell what we sell. */
const refusedHosts =
  /(^|\.)(engineerfix|biologyinsights|enviroliteracy|docslib|pdfslide|studylib|jungledragon|biodiversity4all|veratechpestsolutions|myintegritypest|synergypestco|actionpest|alpha-animal-removal|absolute-ext|x-it|envu)\.(com|org|net|us|in|my|com\.my|eu)$/

/** The address of a source: a reader who follows it finds what was read there. */
export const sourceAddress = z
  .url({ protocol: /^https$/ })
  .refine(
    (address) => !isListOrSearch(address),
    'must be the page itself, not a site’s first page, a list of pages or a search',
  )
  .refine(
    (address) => !URL.canParse(address) || !refusedHosts.test(new URL(address).hostname),
    'must not be a text mill, a copy service or a pest company: name an official source',
  )

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
