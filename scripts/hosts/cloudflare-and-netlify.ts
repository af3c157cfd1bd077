import { pageAddress } from '../site/exported-files'
import type { Fallback, HeaderRule, HostRules } from './host-rules'

/** Removes a header by which Cloudflare Pages lets scripts of other sites read every page. Netlify ignores this line. */
const notFromCloudflare = '  ! Access-Control-Allow-Origin'

/**
 * The _headers file of Cloudflare and Netlify. When two rules match a path, these hosts join the values of a header
 * instead of replacing the first one. So a header with exceptions is written for the pages and for each exception, and
 * never for all paths.
 */
export function headersFile({ pages, headers, exceptions }: HostRules): string {
  const replaced = new Set(exceptions.flatMap((rule) => Object.keys(rule.headers)))
  const common = Object.entries(headers).filter(([name]) => !replaced.has(name))
  const special = Object.entries(headers).filter(([name]) => replaced.has(name))
  const patterns = [...new Set(pages.map(patternOf))].sort()
  const rules: HeaderRule[] = [
    { path: '/*', headers: Object.fromEntries(common) },
    ...patterns.map((path) => ({ path, headers: Object.fromEntries(special) })),
    ...exceptions.map(({ path, headers }) =>
      patterns.includes(patternOf(path))
        ? { path, headers }
        : { path, headers: { ...Object.fromEntries(special), ...headers } },
    ),
  ]
  return rules.map(({ path, headers }) => `${path}\n${linesOf(path, headers)}\n`).join('\n')
}

/** /, /:page, /blog/:page and so on. */
function patternOf(path: string) {
  return path.replace(/[^/]+$/, ':page')
}

function linesOf(path: string, headers: HeaderRule['headers']) {
  const lines = Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`)
  return (path === '/*' ? [notFromCloudflare, ...lines] : lines).join('\n')
}

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
