import { unknownName, type Fallback, type HostRules } from './host-rules'

/** What Vercel takes of a pattern: the schemas of @vercel/routing-utils 6.6. */
const maxPatternCharacters = 4_096

/** The content of vercel.json, for the exported folder, which Vercel doesn't build again. */
export function vercelJson({ redirects, fallbacks, headers, exceptions }: HostRules) {
  const fallbacksOf = (wanted: Fallback['status']) =>
    fallbacks
      .filter(({ status }) => status === wanted)
      .flatMap((fallback) =>
        patternsOf(fallback).map((source) => ({ source, destination: fallback.to })),
      )
  return {
    framework: null,
    cleanUrls: true,
    trailingSlash: false,
    redirects: [
      ...redirects
        // Vercel removes .html, /index and a final slash before it redirects.
        .filter(({ from }) => !/(\/|\.html|^\/index)$/.test(from))
        .flatMap(({ from, to, status }) =>
          formsOf(from).map((source) => ({ source, destination: to, statusCode: status })),
        ),
      ...fallbacksOf(302).map((redirect) => ({ ...redirect, statusCode: 302 })),
    ],
    // Vercel looks for a file before it rewrites.
    rewrites: fallbacksOf(200),
    headers: [{ path: '/*', headers }, ...exceptions].map(({ path, headers }) => ({
      source: path.replace(/\*$/, '(.*)'),
      headers: Object.entries(headers).map(([key, value]) => ({ key, value })),
    })),
  }
}

/** An address as it is sent, and decoded: the documentation doesn't say with which one Vercel compares. */
const formsOf = (from: string) => [...new Set([from, encodeURI(from)])]

/**
 * The patterns of all addresses of a folder but those of its pages: one, or one for each next letter where it would be too
 * long.
 */
function patternsOf(fallback: Fallback, start = ''): string[] {
  const { folder, pageNames, status } = fallback
  const names = pageNames.filter((name) => name.startsWith(start))
  const beginning = start && `(?=${start})`
  const pattern = (known: string) =>
    `${folder}/:name(${beginning}(?!${known})${unknownName(status)})`
  const whole = pattern(`(?:${names.join('|')})$`)
  if (whole.length <= maxPatternCharacters) return [whole]
  const starts = [...new Set(names.map((name) => name.slice(0, start.length + 1)))]
  const longer = starts.filter((next) => next !== start)
  const ends = longer.length < starts.length ? [`${start}$`] : []
  return [
    pattern(`(?:${[...longer, ...ends].join('|')})`),
    ...longer.flatMap((next) => patternsOf(fallback, next)),
  ]
}
