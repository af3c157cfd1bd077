import { pageAddress } from '../exported-files'
import type { HostRules } from '../host-rules'

/** Of Cloudflare: https://developers.cloudflare.com/pages/configuration/redirects/ */
const maxLines = 2_000

/**
 * The _redirects file that Cloudflare and Netlify read. Cloudflare obeys it before it looks for a file,
 * so each known page has a line of its own before the one for unknown names. A page of the owner's keeps its ending, which
 * Cloudflare would take off.
 *
 * @throws When Cloudflare would leave out lines.
 */
export function redirectsFile({ redirects, unknown, ownPages }: HostRules): string {
  const known = unknown.flatMap(({ folder, known }) => known.map((name) => `${folder}/${name}`))
  const lines = [
    ...redirects.map(({ from, to, status }) => `${from} ${to} ${status}`),
    ...ownPages.map((file) => `${encodeURI(file)} ${encodeURI(pageAddress(file))} 200`),
    ...known.flatMap((page) => [`${page} ${page} 200`, `${page}.html ${page} 301`]),
    ...unknown.map(({ folder, to, status }) => `${folder}/:name ${to} ${status}`),
  ]
  if (lines.length > maxLines) {
    throw new Error(`_redirects: ${lines.length} lines, of which Cloudflare reads ${maxLines}`)
  }
  return `${lines.join('\n')}\n`
}
