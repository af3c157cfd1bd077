import type { HostRules } from '../host-rules'

/** What the three formats spell differently. */
type Syntax = {
  /** Key of the status of a redirect. */
  status: 'type' | 'statusCode'
  /** Source of a redirect: any name below the folder but the known ones. */
  unknown: (folder: string, known: readonly string[]) => string
  /** Source of a rewrite. */
  rewritten: (folder: string, known: readonly string[]) => string
  /** What a rewrite calls a page. */
  page: (path: string) => string
  everyPath: string
  /** What the star at the end of a path is written as. */
  star: string
}

const except = (folder: string, known: readonly string[]) => `${folder}/!(${known.join('|')})`

const globs = {
  status: 'type',
  // Two stars alone leave out names that begin with a dot.
  everyPath: '/{**,.well-known/**}',
  star: '**',
  page: (path: string) => `${path}.html`,
} as const

/** For `npm run serve`, which hands it to serve-handler. It redirects and rewrites before it looks for a file. */
export function serveJson(rules: HostRules) {
  const common = commonRules(rules, { ...globs, unknown: except, rewritten: except })
  return {
    public: 'out',
    directoryListing: false,
    symlinks: false,
    ...common,
    headers: [
      ...common.headers,
      // serve-handler names the file in each answer, which no host does. To it, null takes a header away.
      { source: globs.everyPath, headers: [{ key: 'Content-Disposition', value: null }] },
    ],
  }
}

/** firebase.json. Firebase redirects before it looks for a file, and rewrites after it. */
export function firebaseJson(rules: HostRules, filesForOtherHosts: readonly string[]) {
  // /blog/name.html has to reach the step that takes .html off.
  const withHtml = (known: readonly string[]) => known.flatMap((name) => [name, `${name}.html`])
  return {
    hosting: {
      public: 'out',
      // Firebase's own suggestion also leaves out whatever begins with a dot, and .well-known with it.
      ignore: filesForOtherHosts.map((file) => file.slice(1)),
      ...commonRules(rules, {
        ...globs,
        unknown: (folder, known) => except(folder, withHtml(known)),
        rewritten: (folder) => `${folder}/*`,
      }),
    },
  }
}

/**
 * vercel.json for the exported folder as it is, with nothing left to build. Vercel redirects before it
 * looks for a file, and rewrites after it.
 */
export function vercelJson(rules: HostRules) {
  return {
    framework: null,
    ...commonRules(rules, {
      status: 'statusCode',
      unknown: (folder, known) => `${folder}/:name((?!(?:${known.join('|')})$)[^/]+)`,
      rewritten: (folder) => `${folder}/:name`,
      page: (path) => path,
      everyPath: '/(.*)',
      star: '(.*)',
    }),
  }
}

function commonRules({ redirects, unknown, headers, exceptions }: HostRules, syntax: Syntax) {
  const rewrites = unknown.filter(({ status }) => status === 200)
  const allRedirects = [
    ...redirects,
    ...unknown
      .filter((rule) => !rewrites.includes(rule))
      .map((rule) => ({ ...rule, from: syntax.unknown(rule.folder, rule.known) })),
  ]
  return {
    cleanUrls: true,
    trailingSlash: false,
    redirects: allRedirects.map(({ from, to, status }) => ({
      source: from,
      destination: to,
      [syntax.status]: status,
    })),
    rewrites: rewrites.map(({ folder, known, to }) => ({
      source: syntax.rewritten(folder, known),
      destination: syntax.page(to),
    })),
    headers: [
      { source: syntax.everyPath, headers: headerList(headers) },
      ...exceptions.map(({ path, headers }) => ({
        source: path.replace(/\*$/, syntax.star),
        headers: headerList(headers),
      })),
    ],
  }
}

function headerList(headers: Readonly<Record<string, string>>) {
  return Object.entries(headers).map(([key, value]) => ({ key, value }))
}
