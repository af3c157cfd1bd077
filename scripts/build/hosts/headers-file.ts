import type { HeaderRule, HostRules } from '../host-rules'

/** Cloudflare's limit: https://developers.cloudflare.com/pages/configuration/headers/ */
const maxRules = 100

/** Cloudflare Pages would let the scripts of all other sites read every page. Netlify skips this line. */
const notFromCloudflare = ['  ! Access-Control-Allow-Origin']

/**
 * The _headers file that Cloudflare and Netlify read. Where two rules fit, these hosts join the values of
 * a header instead of replacing the first. So a header with exceptions is never written for all paths,
 * but for the pages and for each exception, and no two rules that fit one path give the same header.
 *
 * @throws When Cloudflare would leave out rules, or a header would come twice.
 */
export function headersFile({ pages, headers, exceptions }: HostRules): string {
  const replaced = new Set(exceptions.flatMap((rule) => Object.keys(rule.headers)))
  const common = Object.fromEntries(Object.entries(headers).filter(([name]) => !replaced.has(name)))
  const special = Object.fromEntries(Object.entries(headers).filter(([name]) => replaced.has(name)))
  const patterns = pagePatterns(pages)

  const rules: HeaderRule[] = [
    { path: '/*', headers: common },
    ...patterns.map((path) => ({ path, headers: special })),
    ...exceptions.map((rule) =>
      patterns.some((pattern) => fits(pattern, rule.path))
        ? rule
        : { path: rule.path, headers: { ...special, ...rule.headers } },
    ),
  ]
  checkCount(rules)
  checkNoHeaderTwice(rules, [...pages, ...exceptions.map(({ path }) => path)])
  return `${rules.map(block).join('\n\n')}\n`
}

/** /, /:page, /blog/:page and so on. */
function pagePatterns(pages: readonly string[]) {
  const patterns = pages.map((page) => page.replace(/[^/]+$/, ':page'))
  return [...new Set(patterns)].sort()
}

function block({ path, headers }: HeaderRule) {
  return [
    path,
    ...(path === '/*' ? notFromCloudflare : []),
    ...Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`),
  ].join('\n')
}

function checkCount(rules: readonly HeaderRule[]) {
  if (rules.length > maxRules) {
    throw new Error(`_headers: ${rules.length} rules, of which Cloudflare reads ${maxRules}`)
  }
}

export function checkNoHeaderTwice(rules: readonly HeaderRule[], paths: readonly string[]) {
  for (const path of paths) {
    const names = rules
      .filter((rule) => fits(rule.path, path))
      .flatMap(({ headers }) => Object.keys(headers))
    const twice = names.find((name, index) => names.indexOf(name) !== index)
    if (twice) throw new Error(`_headers: ${path} gets ${twice} from two rules`)
  }
}

function fits(pattern: string, path: string) {
  if (pattern.endsWith('*')) return path.startsWith(pattern.slice(0, -1))
  const wanted = pattern.split('/')
  const given = path.split('/')
  return (
    wanted.length === given.length &&
    wanted.every((part, index) => part === given[index] || (part === ':page' && given[index]))
  )
}
