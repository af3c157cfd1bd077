import { createHash } from 'node:crypto'
import type { ThirdPartyScript } from '@/lib/company/third-party-script'

/**
 * The headers that every answer carries.
 *
 * @param hasThirdPartyScript What such a script loads does not say that other sites may embed it, and browsers would
 *   refuse it to a page that asks for that (Cross-Origin-Embedder-Policy).
 */
export function securityHeaders(
  contentSecurityPolicy: string,
  hasThirdPartyScript: boolean,
): Record<string, string> {
  return {
    'Content-Security-Policy': contentSecurityPolicy,
    // Without includeSubDomains, which would lock out a webmail without https for two years.
    'Strict-Transport-Security': 'max-age=63072000',
    'X-Content-Type-Options': 'nosniff',
    'X-Frame-Options': 'DENY',
    'Referrer-Policy': 'strict-origin-when-cross-origin',
    // What a browser would ask the visitor to allow.
    'Permissions-Policy':
      'camera=(), display-capture=(), geolocation=(), microphone=(), midi=(), payment=(), usb=()',
    'Cross-Origin-Opener-Policy': 'same-origin',
    ...(!hasThirdPartyScript && { 'Cross-Origin-Embedder-Policy': 'require-corp' }),
    'Cross-Origin-Resource-Policy': 'same-origin',
  }
}

/** What else pages may talk to. */
export type AllowedOrigins = {
  formEndpoint?: string | undefined
  thirdPartyScript?: ThirdPartyScript | undefined
}

/**
 * What a page of the site may load and do.
 *
 * @param pages Finished pages, of which each inline script and style of the site is in one at least.
 * @param allowed What the owner lets in: the address that takes the forms, and a script with the hosts that it may talk to.
 */
export function contentSecurityPolicy(
  pages: readonly string[],
  allowed: AllowedOrigins = {},
): string {
  const { formEndpoint, thirdPartyScript: thirdParty } = allowed
  const inline = pages.flatMap((html) => [
    ...html.matchAll(/<(script|style)\b([^>]*)>([^]*?)<\/\1>/g),
  ])
  const receiver = formEndpoint && URL.canParse(formEndpoint) && new URL(formEndpoint).origin
  // One list for all that it does: makers name their hosts, and seldom for what.
  const hosts = thirdParty ? [new URL(thirdParty.src).origin, ...thirdParty.hosts] : []
  const directives = {
    'default-src': ["'none'"],
    'script-src': ["'self'", ...hashes(inline.filter(isScript)), ...hosts],
    'style-src': ["'self'", ...hashes(inline.filter(([, name]) => name === 'style')), ...hosts],
    'img-src': ["'self'", 'data:', ...hosts],
    'font-src': ["'self'", ...hosts],
    'connect-src': ["'self'", receiver, ...hosts],
    'frame-src': hosts,
    'media-src': hosts,
    'worker-src': thirdParty ? ['blob:', ...hosts] : [],
    'form-action': ["'self'", 'mailto:', receiver, ...hosts],
    'base-uri': ["'none'"],
    'frame-ancestors': ["'none'"],
  }
  return Object.entries(directives)
    .map(([name, values]) => [name, [...new Set(values)].filter(Boolean)] as const)
    .filter(([, values]) => values.length > 0)
    .map(([name, values]) => [name, ...values].join(' '))
    .join('; ')
}

/** Data, such as JSON-LD, is no script to the policy; speculation rules are. */
function isScript([, name, attributes = '']: RegExpExecArray) {
  return name === 'script' && !/ src=| type="application\//.test(attributes)
}

function hashes(elements: readonly RegExpExecArray[]) {
  return [...new Set(elements.map(([, , , text = '']) => text))].map(
    (text) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`,
  )
}
