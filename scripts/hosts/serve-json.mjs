import { everyPath, except, headerList } from './patterns.mjs'

/** serve-handler names the file in each answer, which no host does. To it, null takes a header away. */
const withoutFileName = { key: 'Content-Disposition', value: null }

/** For `npm run serve`, which hands it to serve-handler. @param {import('../host-rules.mjs').HostRules} rules */
export function serveJson({ redirects, unknown, headers, exceptions }) {
  return {
    public: 'out',
    cleanUrls: true,
    trailingSlash: false,
    directoryListing: false,
    symlinks: false,
    redirects: [
      ...redirects.map(({ from, to, status }) => ({ source: from, destination: to, type: status })),
      ...unknown
        .filter(({ status }) => status !== 200)
        .map(({ folder, known, to, status }) => ({
          source: except(folder, known),
          destination: to,
          type: status,
        })),
    ],
    rewrites: unknown
      .filter(({ status }) => status === 200)
      .map(({ folder, known, to }) => ({
        source: except(folder, known),
        destination: `${to}.html`,
      })),
    headers: [
      { source: everyPath, headers: [...headerList(headers), withoutFileName] },
      ...exceptions.map(({ path, headers }) => ({
        source: path.replace(/\*$/, '**'),
        headers: headerList(headers),
      })),
    ],
  }
}
