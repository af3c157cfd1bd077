import { z } from 'zod'

/** The address of a source: a reader who follows it finds what was read there. */
export const sourceAddress = z
  .url({ protocol: /^https$/ })
  .refine(
    (address) => !isListOrSearch(address),
    'must be the page itself, not a site’s first page, a list of pages or a search',
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
