import { headerList } from './patterns.mjs'

/**
 * vercel.json for the exported folder as it is, with nothing left to build. Vercel redirects before it
 * looks for a file, and rewrites after it.
 *
 * @param {import('../host-rules.mjs').HostRules} rules
 */
export function vercelJson({ redirects, unknown, headers, exceptions }) {
  return {
    framework: null,
    cleanUrls: true,
    trailingSlash: false,
    redirects: [
      ...redirects.map(({ from, to, status }) => ({
        source: from,
        destination: to,
        statusCode: status,
      })),
      ...unknown
        .filter(({ status }) => status !== 200)
        .map(({ folder, known, to, status }) => ({
          source: `${folder}/:name((?!(?:${known.join('|')})$)[^/]+)`,
          destination: to,
          statusCode: status,
        })),
    ],
    rewrites: unknown
      .filter(({ status }) => status === 200)
      .map(({ folder, to }) => ({ source: `${folder}/:name`, destination: to })),
    headers: [
      { source: '/(.*)', headers: headerList(headers) },
      ...exceptions.map(({ path, headers }) => ({
        source: path.replace(/\*$/, '(.*)'),
        headers: headerList(headers),
      })),
    ],
  }
}
