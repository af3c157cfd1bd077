import { readdirSync, readFileSync } from 'node:fs'
import {
  checkedHeaders,
  policyOfFinishedSite,
  policyOfPlainExport,
  securityHeaders,
} from './security-headers.mjs'

const emptyServicesPage = '/services/unknown'

const revalidate = 'public, max-age=0, must-revalidate'
const immutable = 'public, max-age=31536000, immutable'

/** Other sites may show our pictures: that is what a picture for sharing, and a logo, are for. */
const pictures = '**/*.@(svg|png|jpg|webp|avif|ico)'

/**
 * Rules for the exported site. Hashed files are named one by one: a pattern would also mark a 404 immutable.
 *
 * @param {{ isFinished: boolean }} site
 */
export function serveConfig({ isFinished }) {
  const policy = isFinished
    ? policyOfFinishedSite(readFileSync('out/index.html', 'utf8'))
    : policyOfPlainExport()
  const articles = namesOf('content/articles')
  const services = namesOf('out/services', '.html').filter((name) => name !== 'unknown')
  return {
    public: 'out',
    cleanUrls: true,
    trailingSlash: false,
    directoryListing: false,
    symlinks: false,
    redirects: [
      { source: `/blog/${anyBut(articles)}`, destination: '/articles', type: 302 },
      { source: '/blog', destination: '/articles', type: 302 },
    ],
    rewrites: [
      { source: `/services/${anyBut(services)}`, destination: `${emptyServicesPage}.html` },
    ],
    headers: [
      {
        source: '**',
        headers: headerList({ ...securityHeaders(policy), 'Cache-Control': revalidate }),
      },
      { source: pictures, headers: headerList({ 'Cross-Origin-Resource-Policy': 'cross-origin' }) },
      ...hashedFiles().map((file) => ({
        source: file,
        headers: headerList({ 'Cache-Control': immutable }),
      })),
    ],
  }
}

/** @param {readonly string[]} known A glob that matches any one name but these. */
function anyBut(known) {
  return `!(${known.join('|')})`
}

/** @param {string} folder @param {string} ending */
function namesOf(folder, ending = '.md') {
  return readdirSync(folder)
    .filter((file) => file.endsWith(ending))
    .map((file) => file.slice(0, -ending.length))
}

/** Next puts a hash of the content into the name of each file below this folder. */
function hashedFiles() {
  const folder = '_next/static'
  return readdirSync(`out/${folder}`, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => `${entry.parentPath}/${entry.name}`.replace(/^out/, ''))
}

/** @param {Record<string, string>} headers */
function headerList(headers) {
  return Object.entries(checkedHeaders(headers)).map(([key, value]) => ({ key, value }))
}
