import { pageAddress } from '../site/exported-files'
import type { HostRules } from './host-rules'

/**
 * The _redirects file of Cloudflare and Netlify. Cloudflare applies it before it looks for a file, so each existing page
 * has a line of its own before the fallback. An HTML file from public/ needs a line to keep its ending, which Cloudflare
 * would remove.
 */
export function redirectsFile({ redirects, fallbacks, publicPages }: HostRules): string {
  const lines = [
    ...redirects.map(({ from, to, status }) => `${encodeURI(from)} ${to} ${status}`),
    ...publicPages.map((file) => `${encodeURI(file)} ${encodeURI(pageAddress(file))} 200`),
    ...fallbacks.flatMap(({ folder, pageNames }) =>
      pageNames.flatMap((name) => {
        const page = `${folder}/${name}`
        return [`${page} ${page} 200`, `${page}.html ${page} 301`]
      }),
    ),
    ...fallbacks.map(({ folder, to, status }) => `${folder}/:name ${to} ${status}`),
  ]
  return `${lines.join('\n')}\n`
}
