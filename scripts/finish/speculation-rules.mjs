import { append, element } from './tree.mjs'

/**
 * Browsers that know these rules fetch a page of the site when a visitor is about to follow a link to
 * it. Never the confirmation, which would count a request that nobody has sent.
 */
const rules = {
  prefetch: [
    {
      where: {
        and: [{ href_matches: '/*' }, { not: { href_matches: ['/thank-you', '/*.xml'] } }],
      },
      eagerness: 'moderate',
    },
  ],
}

/** The same bytes on every page: the Content-Security-Policy allows them by their hash. */
const text = JSON.stringify(rules)

/** @param {import('./page.mjs').Page} page */
export function addSpeculationRules({ body }) {
  append(body, element('script', { type: 'speculationrules' }, text))
}
