import { pageAddress } from '../site/exported-files'
import type { Fallback, HostRules } from './host-rules'

/**
 * The _redirects file of Cloudflare and Netlify. Cloudflare applies it before it looks for a file, so each existing page
 * has a line of its own before the fallback. An HTML file from public/ needs a line to keep its ending, which Cloudflare
 * would remove.
 */
export function redirectsFile({ redirects, fallbacks, publicPages }: HostRules): string {
  const lines = [
    ...redirects.map(({ from, to, status }) => `${encodeURI(from)} ${to} ${status}`),
    ...publicPages.map((file) => `${encodeURI(file)} ${encodeURI(pageAddress(file))} 200`),
    ...fallbacks.flatMap((fallback) =>
      fallback.pageNames.flatMap((name) => pageLines(fallback, name)),
    ),
    ...fallbacks.map(({ folder, to, status }) => `${folder}/:name ${to} ${status}`),
  ]
  return `${lines.join('\n')}\n`
}

/** Patterns know no capitals, so an address whose words begin with them has a line of its own. */
function pageLines({ folder, status }: Fallback, name: string) {
  const page = `${folder}/${name}`
  const capitalized = name.replace(/(?<![^-])[a-z]/g, (letter) => letter.toUpperCase())
  return [
    `${page} ${page} 200`,
    `${page}.html ${page} 301`,
    ...(status === 302 ? [`${folder}/${capitalized} ${page} 301`] : []),
  ]
}
