import { attribute, elementsOf, remove, setAttribute } from './tree.mjs'

/**
 * Removes the hints to load files early: scripts of Next go, and pictures are found in the markup just as
 * soon (Next also hints at the one of the 404 page, on every page). The hint at the font stays, so that
 * headings have their own face on the first visit too; but of low priority, since the text must not wait for
 * it. That way it cost no time (Lighthouse 12 mobile, three pages, two rounds with and without it, November
 * 2026).
 *
 * @param {import('./page.mjs').Page} page
 */
export function removeHints({ head }) {
  for (const link of elementsOf(head)) {
    if (!['preload', 'modulepreload'].includes(attribute(link, 'rel') ?? '')) continue
    if (attribute(link, 'as') === 'font') setAttribute(link, 'fetchpriority', 'low')
    else remove(link)
  }
}
