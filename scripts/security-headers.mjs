import { createHash } from 'node:crypto'
import { parse } from 'parse5'
import { attribute, elementsOf, textOf } from './finish/tree.mjs'

/** Cloudflare drops a longer line without a word. */
const maxLineCharacters = 2_000

/**
 * The headers that every answer carries.
 *
 * @param {string} policy Value of the Content-Security-Policy.
 * @returns {Record<string, string>}
 */
export function securityHeaders(policy) {
  return {
    'Content-Security-Policy': policy,
    'Strict-Transport-Security': 'max-age=63072000; includeSubDomains',
    'X-Content-Type-Options': 'nosniff',
    'X-Frame-Options': 'DENY',
    'Referrer-Policy': 'strict-origin-when-cross-origin',
    'Permissions-Policy': refusedFeatures.map((feature) => `${feature}=()`).join(', '),
    'Cross-Origin-Opener-Policy': 'same-origin',
    'Cross-Origin-Embedder-Policy': 'require-corp',
    'Cross-Origin-Resource-Policy': 'same-origin',
  }
}

/** What a browser would ask the visitor to allow. Every answer carries the list: motion sensors, which ask nothing, are not in it. */
const refusedFeatures = [
  'camera',
  'display-capture',
  'geolocation',
  'microphone',
  'midi',
  'payment',
  'usb',
]

/**
 * What a page of the finished site may load and do.
 *
 * @param {readonly string[]} pages Finished pages, of which each inline piece of the site is in one at least.
 * @param {{ estimateEndpoint?: string | undefined }} [options] Where estimate requests are sent to, if anywhere.
 * @throws When the endpoint is no address.
 */
export function policyOfFinishedSite(pages, { estimateEndpoint } = {}) {
  const elements = pages.flatMap((html) => elementsOf(parse(html)))
  const scripts = elements.filter(isInlineScript)
  const styles = elements.filter(({ tagName }) => tagName === 'style')
  const sources = {
    'script-src': ["'self'", ...hashSources(scripts)],
    'style-src': ["'self'", ...hashSources(styles)],
  }
  return policy(sources, foreignOrigins(estimateEndpoint))
}

/** Whether a browser asks the policy before it takes the element for a script. @param {import('./finish/tree.mjs').Element} element */
function isInlineScript(element) {
  return (
    element.tagName === 'script' &&
    attribute(element, 'src') === undefined &&
    [undefined, 'speculationrules'].includes(attribute(element, 'type'))
  )
}

/** The origin of an endpoint elsewhere; none for a path of the site itself. @param {string | undefined} endpoint */
function foreignOrigins(endpoint) {
  if (!endpoint || /^\/(?!\/)/.test(endpoint)) return []
  const { protocol, hostname, origin } = new URL(endpoint)
  if (protocol !== 'https:' && hostname !== 'localhost') {
    throw new Error(`${endpoint} is not an https address`)
  }
  return [origin]
}

/** Next's own inline scripts differ on each page. This policy is for trying the export out, not for visitors. */
export function policyOfPlainExport() {
  return policy({ 'script-src': ["'self'", "'unsafe-inline'"], 'style-src': ["'self'"] })
}

/**
 * @param {Record<'script-src' | 'style-src', string[]>} sources
 * @param {readonly string[]} [receivers] Other origins that a form may be sent to.
 */
function policy(sources, receivers = []) {
  const directives = {
    'default-src': ["'none'"],
    ...sources,
    'img-src': ["'self'", 'data:'],
    'font-src': ["'self'"],
    'connect-src': ["'self'", ...receivers],
    'manifest-src': ["'self'"],
    'form-action': ["'self'", 'mailto:', ...receivers],
    'base-uri': ["'none'"],
    'frame-ancestors': ["'none'"],
  }
  return Object.entries(directives)
    .map(([name, values]) => [name, ...values].join(' '))
    .join('; ')
}

/** One for each different text. @param {readonly import('./finish/tree.mjs').Element[]} elements */
function hashSources(elements) {
  return [...new Set(elements.map(textOf))].map(
    (text) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`,
  )
}

/**
 * @param {Record<string, string>} headers
 * @returns {Record<string, string>} The same headers.
 * @throws When a line of them is longer than hosts pass on.
 */
export function checkedHeaders(headers) {
  for (const [name, value] of Object.entries(headers)) {
    const { length } = `${name}: ${value}`
    if (length > maxLineCharacters) {
      throw new Error(`${name}: ${length} characters, of which hosts pass on ${maxLineCharacters}`)
    }
  }
  return headers
}
