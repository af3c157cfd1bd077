import type { HeaderRule, HostRules } from '../host-rules'

/** Cloudflare's limit: https://developers.cloudflare.com/pages/configuration/headers/ */
const maxRules = 100

/** Cloudflare Pages would let the scripts of all other sites read every page. Netlify skips this line. */
const notFromCloudflare = '  ! Access-Control-Allow-Origin'

/**
 * The _headers file that Cloudflare and Netlify read. Where two rules fit, these hosts join the values of
 * a header instead of replacing the first. So a header with exceptions is never written for all paths,
 * but for the pages and for each exception, and no two rules that fit one path give the same header.
 *
 * @throws When Cloudflare would leave out rules.
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
  if (rules.length > maxRules) {
    throw new Error(`_headers: ${rules.length} rules, of which Cloudflare reads ${maxRules}`)
  }
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
