import { append, attribute, elementsOf, remove, setAttribute } from './tree.mjs'

/**
 * Removes the hints to load files early: scripts of Next go, and pictures are found in the markup just as
 * soon (Next also hints at the one of the 404 page, on every page). The hint at the font stays, so that on a
 * quick connection headings have their own face on the first visit too; but at the end of the page and of low
 * priority. In the head it takes its share of a slow line from the page itself, and the browser holds the paint
 * back for it: 1.1 s instead of 0.9 to 1.0 on a line as slow as Lighthouse's phone (medians of 5 and 6 visits with
 * `--throttling-method=devtools`, two rounds, November 2026).
 *
 * @param {import('./page.mjs').Page} page
 */
export function moveHints({ head, body }) {
  for (const link of elementsOf(head)) {
    if (!['preload', 'modulepreload'].includes(attribute(link, 'rel') ?? '')) continue
    remove(link)
    if (attribute(link, 'as') !== 'font') continue
    setAttribute(link, 'fetchpriority', 'low')
    append(body, link)
  }
}
