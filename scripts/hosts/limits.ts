import type { HostFile } from './host-files'

/** Of _redirects. */
export const maxRedirectLines = 2_000

export type Limit = {
  file: HostFile
  host: string
  max: number
  unit: string
  /** What of the content makes the file too long. */
  cause: 'scripts' | 'redirects'
  measure: (text: string) => number
}

const longest = (pattern: RegExp) => (text: string) =>
  [...text.matchAll(pattern)].reduce((max, [match]) => Math.max(max, match.length), 0)

const count = (pattern: RegExp) => (text: string) => text.match(pattern)?.length ?? 0

const line = { unit: 'characters in a line', measure: longest(/\S.*/g) }
const lines = { unit: 'lines', measure: count(/\n/g) }
const redirects = { unit: 'redirects', measure: count(/"statusCode"/g) }
const value = { unit: 'characters in a value', measure: longest(/"[^"]*"/g) }

const inHeaders = { file: '/_headers', host: 'Cloudflare' } as const
const inRedirects = { file: '/_redirects', host: 'Cloudflare' } as const

/**
 * What hosts accept, as of November 2026. A header may have 32,768 characters at Vercel, and Netlify and Apache document no
 * limit that this site could reach.
 *
 * - Cloudflare ignores the rest: https://developers.cloudflare.com/pages/configuration/headers/ and .../redirects/
 * - Vercel refuses the deployment: the schemas of @vercel/routing-utils 6.6
 * - nginx does not start: NGX_CONF_BUFFER in its src/core/ngx_conf_file.c
 */
export const limits: readonly Limit[] = [
  { ...inHeaders, ...line, max: 2_000, cause: 'scripts' },
  { ...inRedirects, ...line, max: 1_000, cause: 'redirects' },
  { ...inRedirects, ...lines, max: maxRedirectLines, cause: 'redirects' },
  { file: '/vercel.json', host: 'Vercel', ...redirects, max: 2_048, cause: 'redirects' },
  { file: 'nginx.conf', host: 'nginx', ...value, max: 4_095, cause: 'scripts' },
]
