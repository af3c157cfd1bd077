import { attribute, elementsOf, remove, setAttribute, setText } from './tree.mjs'

/**
 * Lets a page load the site script, and at the first page of a visit the headings' face, when it is painted
 * (lib/after-paint): neither takes its share of a slow line from the page, and no heading waits for its letters.
 *
 * @param {import('./page.mjs').Page} page
 * @param {import('./finish-page.mjs').Site} site
 * @param {import('./heading-face.mjs').Face | undefined} face
 */
export function loadRestAfterPaint({ head, scripts }, { siteScript, afterPaint }, face) {
  for (const script of scripts.site) {
    script.attrs = []
    for (const [name, value] of Object.entries({ ...siteScript, ...face })) {
      setAttribute(script, `data-${name}`, value)
    }
    setText(script, afterPaint)
  }
  removeHints(head)
}

/**
 * Next hints at its scripts, at the font, and at the picture of the 404 page, on every page. Pictures are found in the
 * markup just as soon, and what comes after the paint must not come before it.
 *
 * @param {import('./tree.mjs').Element} head
 */
function removeHints(head) {
  for (const link of elementsOf(head)) {
    if (['preload', 'modulepreload'].includes(attribute(link, 'rel') ?? '')) remove(link)
  }
}
