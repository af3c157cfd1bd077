import { unknownName, type Fallback, type HostRules } from './host-rules'

/** What Vercel takes of a pattern: the schemas of @vercel/routing-utils 6.6. */
const maxPatternCharacters = 4_096

/** The differences between the two formats. Both hosts redirect before they look for a file, and rewrite after it. */
type Syntax = {
  /** Key of the status of a redirect. */
  status: 'type' | 'statusCode'
  /** The patterns of a fallback: all addresses of its folder except those of existing pages. */
  fallbackPatterns: (fallback: Fallback) => string[]
  /** What follows the address of a page in a rewrite. */
  ending: string
  everyPath: string
  /** How the star at the end of a path is written. */
  star: string
}

/** The content of firebase.json, which `npm run serve` also reads. */
export function firebaseJson(rules: HostRules, filesForOtherHosts: readonly string[]) {
  return {
    hosting: {
      public: 'out',
      // Firebase's default list would also ignore .well-known.
      ignore: filesForOtherHosts.map((file) => file.slice(1)),
      ...commonRules(rules, {
        status: 'type',
        // /blog/name.html must reach the step that removes .html.
        fallbackPatterns: ({ folder, pageNames, status }) => [
          `${folder}/!(${[...pageNames.flatMap((name) => [name, `${name}.html`]), ...(status === 302 ? ['*[A-Z]*'] : [])].join('|')})`,
        ],
        ending: '.html',
        // Two stars alone don't match names that begin with a dot.
        everyPath: '/{**,.well-known/**}',
        star: '**',
      }),
    },
  }
}

/** The content of vercel.json, for the exported folder, which Vercel doesn't build again. */
export function vercelJson(rules: HostRules) {
  // Vercel removes .html and a final slash before it redirects.
  const redirects = rules.redirects.filter(({ from }) => !/(\/|\.html)$/.test(from))
  return {
    framework: null,
    ...commonRules(
      { ...rules, redirects },
      {
        status: 'statusCode',
        fallbackPatterns: vercelPatterns,
        ending: '',
        everyPath: '/(.*)',
        star: '(.*)',
      },
    ),
  }
}

/** One pattern, or one for each first letter where one would be too long. */
function vercelPatterns({ folder, pageNames, status }: Fallback): string[] {
  const pattern = (start: string) => {
    const names = pageNames.filter((name) => name.startsWith(start))
    return `${folder}/:name((?!(?:${names.join('|')})$)${start && `(?=${start})`}${unknownName(status)})`
  }
  if (pattern('').length <= maxPatternCharacters) return [pattern('')]
  const starts = [...new Set(pageNames.map((name) => name.charAt(0)))]
  const others = `${folder}/:name((?![${starts.join('')}])${unknownName(status)})`
  return [others, ...starts.map(pattern)]
}

function commonRules({ redirects, fallbacks, headers, exceptions }: HostRules, syntax: Syntax) {
  const fallbacksOf = (wanted: Fallback['status']) =>
    fallbacks
      .filter(({ status }) => status === wanted)
      .flatMap((fallback) =>
        syntax.fallbackPatterns(fallback).map((from) => ({ ...fallback, from })),
      )
  return {
    cleanUrls: true,
    trailingSlash: false,
    // cleanUrls removes /index, too.
    redirects: [
      ...redirects.filter(({ from }) => from !== '/index').flatMap(withEncoded),
      ...fallbacksOf(302),
    ].map(({ from, to, status }) => ({ source: from, destination: to, [syntax.status]: status })),
    rewrites: fallbacksOf(200).map(({ from, to }) => ({
      source: from,
      destination: to + syntax.ending,
    })),
    headers: [{ path: syntax.everyPath, headers }, ...exceptions].map(({ path, headers }) => ({
      source: path.replace(/\/\*$/, `/${syntax.star}`),
      headers: Object.entries(headers).map(([key, value]) => ({ key, value })),
    })),
  }
}

/** Some servers compare with the address as it is sent, others with the decoded one. */
function withEncoded(redirect: HostRules['redirects'][number]) {
  const encoded = encodeURI(redirect.from)
  return encoded === redirect.from ? redirect : [redirect, { ...redirect, from: encoded }]
}
