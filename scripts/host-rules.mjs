import { checkedHeaders, securityHeaders } from './security-headers.mjs'

/**
 * What a host has to do beyond sending files, in no host's own language. The writers in scripts/hosts/
 * put it into the format of each.
 *
 * @typedef {object} HostRules
 * @property {string[]} pages Addresses of all pages, such as /about. Each is a file with .html behind it.
 * @property {Redirect[]} redirects
 * @property {Unknown[]} unknown What answers for a name that is no page, in folders that have an answer.
 * @property {Record<string, string>} headers Of every answer.
 * @property {HeaderRule[]} exceptions Replace the headers of the same name.
 *
 * @typedef {{ from: string, to: string, status: 301 | 302 }} Redirect
 *
 * @typedef {object} Unknown
 * @property {string} folder
 * @property {string[]} known Names below the folder that are pages.
 * @property {string} to
 * @property {200 | 302} status 200 shows the page under the address that was asked for.
 *
 * @typedef {object} HeaderRule
 * @property {string} path A file, or a folder with all below it: /share/*.
 * @property {Record<string, string>} headers
 */

const revalidate = 'public, max-age=0, must-revalidate'
const aDay = 'public, max-age=86400'
const immutable = 'public, max-age=31536000, immutable'

const notFoundPage = '/404'

/** The page that stands for every service that does not exist. It is no address of its own. */
const emptyServicesPage = '/services/unknown'

/** Next puts a hash of the content into the name of each file below this folder. */
const hashedFolder = '/_next/static/'

/** Other sites may show these: that is what a picture for sharing, and a logo, are for. */
const pictureFolders = ['/share/*', '/images/*', '/icons/*']

/** Types that hosts guess differently. */
const contentTypes = {
  '/feed.xml': 'application/atom+xml; charset=utf-8',
  '/sitemap.xml': 'application/xml; charset=utf-8',
  '/manifest.webmanifest': 'application/manifest+json; charset=utf-8',
  '/.well-known/security.txt': 'text/plain; charset=utf-8',
}

/**
 * @param {{ files: readonly string[], policy: string }} site Addresses of the exported files, each with a
 *   slash before it, and the Content-Security-Policy.
 * @returns {HostRules}
 * @throws When a header is longer than hosts pass on, or would make a missing file immutable.
 */
export function hostRules({ files, policy }) {
  const pages = pagesOf(files)
  const exceptions = [
    ...pictureFolders.map((path) => ({
      path,
      headers: { 'Cross-Origin-Resource-Policy': 'cross-origin', 'Cache-Control': aDay },
    })),
    ...Object.entries(contentTypes).map(([path, type]) => ({
      path,
      headers: { 'Content-Type': type },
    })),
    ...files
      .filter((file) => file.startsWith(hashedFolder))
      .map((path) => ({ path, headers: { 'Cache-Control': immutable } })),
  ]
  checkImmutable(exceptions, files)
  return {
    pages,
    redirects: [
      { from: '/index.html', to: '/', status: 301 },
      { from: '/blog', to: '/articles', status: 302 },
    ],
    unknown: [
      { folder: '/blog', known: namesBelow('/blog', pages), to: '/articles', status: 302 },
      {
        folder: '/services',
        known: namesBelow('/services', pages),
        to: emptyServicesPage,
        status: 200,
      },
    ],
    headers: checkedHeaders({ ...securityHeaders(policy), 'Cache-Control': revalidate }),
    exceptions,
  }
}

/** @param {readonly string[]} files */
function pagesOf(files) {
  const noPages = [notFoundPage, '/_not-found', emptyServicesPage]
  return files
    .filter((file) => file.endsWith('.html'))
    .map((file) => file.slice(0, -'.html'.length))
    .map((page) => (page === '/index' ? '/' : page))
    .filter((page) => !noPages.includes(page))
    .sort()
}

/** @param {string} folder @param {readonly string[]} pages */
function namesBelow(folder, pages) {
  const names = pages
    .filter((page) => page.startsWith(`${folder}/`))
    .map((page) => page.slice(folder.length + 1))
  // Without a known name each rule for unknown ones would take them all.
  if (names.length === 0) throw new Error(`There is no page below ${folder}`)
  return names
}

/**
 * A pattern would mark the answer to a missing file immutable too, and visitors would never see the file.
 *
 * @param {readonly HeaderRule[]} rules
 * @param {readonly string[]} files
 */
export function checkImmutable(rules, files) {
  for (const { path, headers } of rules) {
    if (!headers['Cache-Control']?.includes('immutable')) continue
    if (!files.includes(path)) throw new Error(`${path} is kept for ever, and is not one file`)
    if (!path.startsWith(hashedFolder)) throw new Error(`${path} is kept for ever without a hash`)
  }
}
