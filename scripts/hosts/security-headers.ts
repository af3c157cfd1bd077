import { createHash } from 'node:crypto'
import type { HostPurpose, ThirdPartyScript } from '@/lib/company/third-party-script-schema'

export function securityHeaders(contentSecurityPolicy: string): Record<string, string> {
  return {
    'Content-Security-Policy': contentSecurityPolicy,
    // No includeSubDomains: it would block a webmail subdomain without https for two years.
    'Strict-Transport-Security': 'max-age=63072000',
    'X-Content-Type-Options': 'nosniff',
    'X-Frame-Options': 'DENY',
    'Referrer-Policy': 'strict-origin-when-cross-origin',
    // Features for which a browser asks the visitor's permission.
    'Permissions-Policy':
      'camera=(), display-capture=(), geolocation=(), microphone=(), midi=(), payment=(), usb=()',
    'Cross-Origin-Opener-Policy': 'same-origin',
    // No Cross-Origin-Embedder-Policy: it blocks each third-party script whose maker does not allow it by name.
    'Cross-Origin-Resource-Policy': 'same-origin',
  }
}

/** Other origins that pages may connect to. */
export type AllowedOrigins = {
  thirdPartyScripts?: readonly ThirdPartyScript[]
}

/**
 * The Content-Security-Policy of all pages.
 *
 * @param pages HTML of the finished pages. Their inline scripts are allowed by hash.
 * @param allowed The third-party scripts that the owner has set. The form service may be anywhere.
 */
export function contentSecurityPolicy(
  pages: Iterable<string>,
  allowed: AllowedOrigins = {},
): string {
  const { thirdPartyScripts = [] } = allowed
  const scripts = new Set<string>()
  for (const html of pages) {
    for (const element of html.matchAll(/<script\b([^>]*)>([^]*?)<\/script>/g)) {
      if (isScript(element)) scripts.add(hashOf(element))
    }
  }
  const hostsFor = (purpose?: HostPurpose) => hostsOf(thirdPartyScripts, purpose)
  const workers = hostsFor('workers')
  const directives = {
    'default-src': ["'none'"],
    'script-src': ["'self'", ...scripts, ...hostsFor()],
    // The style sheet is in the page, and so are the places of drawings.
    'style-src': ["'self'", "'unsafe-inline'", ...hostsFor('styles')],
    'img-src': ["'self'", 'data:', ...hostsFor('pictures')],
    'font-src': ["'self'", ...hostsFor('fonts')],
    'connect-src': ["'self'", 'https:', ...hostsFor('connections')],
    'frame-src': hostsFor('frames'),
    'media-src': hostsFor('media'),
    'worker-src': workers.length > 0 ? ['blob:', ...workers] : [],
    'form-action': ["'self'", 'mailto:', 'https:'],
    'base-uri': ["'none'"],
    'frame-ancestors': ["'none'"],
  }
  return Object.entries(directives)
    .map(([name, values]) => [name, [...new Set(values)].filter(Boolean)] as const)
    .filter(([, values]) => values.length > 0)
    .map(([name, values]) => [name, ...values].join(' '))
    .join('; ')
}

/**
 * The hosts that scripts use for something, each listed once, because a header has a limit. Documentation of scripts seldom
 * says what each host is for: without `loads` for everything.
 *
 * @param purpose Left out: scripts.
 */
function hostsOf(thirdPartyScripts: readonly ThirdPartyScript[], purpose?: HostPurpose) {
  const listed = thirdPartyScripts
    .filter(({ loads }) => !purpose || !loads || loads.includes(purpose))
    .flatMap(({ src, hosts }) => [new URL(src).origin, ...hosts])
    .filter((host) => purpose === 'connections' || !host.startsWith('wss:'))
  return listed.filter((host) => !listed.some((other) => isCoveredBy(host, other)))
}

/** Whether a wildcard, such as https://*.example.com, allows a host. */
function isCoveredBy(host: string, wildcard: string) {
  const [start = '', end] = wildcard.split('*')
  return end !== undefined && host !== wildcard && host.startsWith(start) && host.endsWith(end)
}

/** The policy ignores data such as JSON-LD, but checks speculation rules. */
function isScript([, attributes = '']: RegExpExecArray) {
  return !/ src=| type="application\//.test(attributes)
}

function hashOf([, , text = '']: RegExpExecArray) {
  return `'sha256-${createHash('sha256').update(text).digest('base64')}'`
}
