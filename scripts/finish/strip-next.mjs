import { attribute, elementsOf, remove, removeComments } from './tree.mjs'

/**
 * Takes from a page all that only Next reads: its scripts, the page once more as data, the marks it
 * leaves in the markup. Islands keep the marks inside them, which React compares with its own.
 *
 * @param {import('./page.mjs').Page} page
 */
export function stripNext({ document, scripts, head, body }) {
  for (const script of [...scripts.runtime, ...scripts.payload, ...scripts.polyfills]) {
    remove(script)
  }
  removeComments(document, (element) => attribute(element, 'data-island') !== undefined)
  for (const element of [...elementsOf(head), ...body.childNodes]) {
    if ('tagName' in element && isLeftover(element)) remove(element)
  }
}

/** @param {import('./tree.mjs').Element} element */
function isLeftover(element) {
  if (element.tagName === 'meta') return attribute(element, 'name') === 'next-size-adjust'
  if (element.tagName === 'next-route-announcer') return true
  // Next streams late metadata into a hidden <div>; in an exported page it is empty.
  return (
    element.tagName === 'div' &&
    attribute(element, 'hidden') !== undefined &&
    element.childNodes.length === 0
  )
}
