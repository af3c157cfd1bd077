import type { HostRules, Unknown } from '../host-rules'

/** What the two formats spell differently. Both hosts redirect before they look for a file, and rewrite after it. */
type Syntax = {
  /** Key of the status of a redirect. */
  status: 'type' | 'statusCode'
  /** Any name below a folder but the known ones. */
  unknown: (rule: Unknown) => string
  /** What a rewrite adds to the address of a page. */
  ending: string
  everyPath: string
  /** What the star at the end of a path is written as. */
  star: string
}

/** firebase.json, which `npm run serve` reads too. */
export function firebaseJson(rules: HostRules, filesForOtherHosts: readonly string[]) {
  return {
    hosting: {
      public: 'out',
      // Firebase's own suggestion also leaves out whatever begins with a dot, and .well-known with it.
      ignore: filesForOtherHosts.map((file) => file.slice(1)),
      ...commonRules(rules, {
        status: 'type',
        // /blog/name.html has to reach the step that takes .html off.
        unknown: ({ folder, known }) =>
          `${folder}/!(${known.flatMap((name) => [name, `${name}.html`]).join('|')})`,
        ending: '.html',
        // Two stars alone leave out names that begin with a dot.
        everyPath: '/{**,.well-known/**}',
        star: '**',
      }),
    },
  }
}

/** vercel.json for the exported folder as it is, with nothing left to build. */
export function vercelJson(rules: HostRules) {
  return {
    framework: null,
    ...commonRules(rules, {
      status: 'statusCode',
      unknown: ({ folder, known }) => `${folder}/:name((?!(?:${known.join('|')})$)[^/]+)`,
      ending: '',
      everyPath: '/(.*)',
      star: '(.*)',
    }),
  }
}

function commonRules({ redirects, unknown, headers, exceptions }: HostRules, syntax: Syntax) {
  const unknownOf = (wanted: Unknown['status']) =>
    unknown
      .filter(({ status }) => status === wanted)
      .map((rule) => ({ ...rule, from: syntax.unknown(rule) }))
  return {
    cleanUrls: true,
    trailingSlash: false,
    redirects: [...redirects, ...unknownOf(302)].map(({ from, to, status }) => ({
      source: from,
      destination: to,
      [syntax.status]: status,
    })),
    rewrites: unknownOf(200).map(({ from, to }) => ({
      source: from,
      destination: to + syntax.ending,
    })),
    headers: [{ path: syntax.everyPath, headers }, ...exceptions].map(({ path, headers }) => ({
      source: path.replace(/\/\*$/, `/${syntax.star}`),
      headers: Object.entries(headers).map(([key, value]) => ({ key, value })),
    })),
  }
}
