import { pageAddress } from '../site/exported-files'
import type { Fallback, HostRules } from './host-rules'
import { maxRedirectLines } from './limits'

/**
 * The _redirects file of Cloudflare and Netlify. Cloudflare applies it before it looks for a file, so each existing page
 * has a line of its own before the fallback. An HTML file from public/ needs a line to keep its ending, which Cloudflare
 * would remove.
 */
export function redirectsFile({ redirects, fallbacks, publicPages }: HostRules): string {
  const linesOf = (withCapitals: boolean) => [
    ...redirects.map(({ from, to, status }) => `${encodeURI(from)} ${to} ${status}`),
    ...publicPages.map((file) => `${encodeURI(file)} ${encodeURI(pageAddress(file))} 200`),
    ...fallbacks.flatMap((fallback) =>
      fallback.pageNames.flatMap((name) => pageLines(fallback, name, withCapitals)),
    ),
    ...fallbacks.map(({ folder, to, status }) => `${folder}/:name ${to} ${status}`),
  ]
  const all = linesOf(true)
  const lines = all.length > maxRedirectLines ? linesOf(false) : all
  return `${lines.join('\n')}\n`
}

/** Patterns know no capitals, so an address whose words begin with them has a line while there is room for it. */
function pageLines({ folder, status }: Fallback, name: string, withCapitals: boolean) {
  const page = `${folder}/${name}`
  const capitalized = name.replace(/(?<![^-])[a-z]/g, (letter) => letter.toUpperCase())
  return [
    `${page} ${page} 200`,
    `${page}.html ${page} 301`,
    ...(withCapitals && status === 302 ? [`${folder}/${capitalized} ${page} 301`] : []),
  ]
}
