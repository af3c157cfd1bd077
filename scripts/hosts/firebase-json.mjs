import { everyPath, except, headerList } from './patterns.mjs'

/**
 * firebase.json. Firebase redirects before it looks for a file, and rewrites after it.
 *
 * @param {import('../host-rules.mjs').HostRules} rules
 * @param {readonly string[]} filesForOtherHosts
 */
export function firebaseJson({ redirects, unknown, headers, exceptions }, filesForOtherHosts) {
  return {
    hosting: {
      public: 'out',
      // Firebase's own suggestion also leaves out whatever begins with a dot, and .well-known with it.
      ignore: filesForOtherHosts.map((file) => file.slice(1)),
      cleanUrls: true,
      trailingSlash: false,
      redirects: [
        ...redirects.map(({ from, to, status }) => ({
          source: from,
          destination: to,
          type: status,
        })),
        ...unknown
          .filter(({ status }) => status !== 200)
          .map(({ folder, known, to, status }) => ({
            source: except(folder, withHtml(known)),
            destination: to,
            type: status,
          })),
      ],
      rewrites: unknown
        .filter(({ status }) => status === 200)
        .map(({ folder, to }) => ({ source: `${folder}/*`, destination: `${to}.html` })),
      headers: [
        { source: everyPath, headers: headerList(headers) },
        ...exceptions.map(({ path, headers }) => ({
          source: path.replace(/\*$/, '**'),
          headers: headerList(headers),
        })),
      ],
    },
  }
}

/** /blog/name.html has to reach the step that takes .html off. @param {readonly string[]} known */
function withHtml(known) {
  return known.flatMap((name) => [name, `${name}.html`])
}
