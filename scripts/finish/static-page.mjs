import { attribute, elementsOf, remove, removeComments } from './tree.mjs'

/**
 * Takes from a page without an island all that only React reads.
 *
 * @param {import('./page.mjs').Page} page
 */
export function stripStaticPage({ document, scripts, head, body }) {
  for (const script of [...scripts.runtime, ...scripts.payload]) remove(script)
  removeComments(document)
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
