import { pageAddress } from '../exported-files'
import type { HostRules } from '../host-rules'

/** Cloudflare's limit: https://developers.cloudflare.com/pages/configuration/redirects/ */
const maxLines = 2_000

/**
 * The _redirects file of Cloudflare and Netlify. Cloudflare applies it before it looks for a file, so each existing page
 * has a line of its own before the fallback. An HTML file from public/ needs a line to keep its ending, which Cloudflare
 * would remove.
 *
 * @throws When there are more lines than Cloudflare reads.
 */
export function redirectsFile({ redirects, fallbacks, publicPages }: HostRules): string {
  const pages = fallbacks.flatMap(({ folder, pageNames }) =>
    pageNames.map((name) => `${folder}/${name}`),
  )
  const lines = [
    ...redirects.map(({ from, to, status }) => `${encodeURI(from)} ${to} ${status}`),
    ...publicPages.map((file) => `${encodeURI(file)} ${encodeURI(pageAddress(file))} 200`),
    ...pages.flatMap((page) => [`${page} ${page} 200`, `${page}.html ${page} 301`]),
    ...fallbacks.map(({ folder, to, status }) => `${folder}/:name ${to} ${status}`),
  ]
  if (lines.length > maxLines) {
    throw new Error(`_redirects: ${lines.length} lines, and Cloudflare reads ${maxLines}`)
  }
  return `${lines.join('\n')}\n`
}
