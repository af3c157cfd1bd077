import { pageAddress } from './exported-files'

/**
 * What a host has to do beyond sending files, in no host's own language. The writers in scripts/build/hosts/
 * put it into the format of each.
 */
export type HostRules = {
  /** Addresses of all pages, such as /about. Each is a file with .html behind it. */
  pages: string[]
  /** Files of pages that lie in public/, such as /google0123.html. Each is answered under this very name. */
  ownPages: string[]
  redirects: Redirect[]
  /** What answers for a name that is no page, in folders that have an answer. */
  unknown: Unknown[]
  /** Of every answer. */
  headers: Record<string, string>
  /** Replace the headers of the same name. */
  exceptions: HeaderRule[]
}

type Redirect = { from: string; to: string; status: 301 | 302 }

export type Unknown = {
  folder: string
  /** Names below the folder that are pages. */
  known: string[]
  to: string
  /** 200 shows the page under the address that was asked for. */
  status: 200 | 302
}

export type HeaderRule = {
  /** A file, or a folder with all below it: /share/*. */
  path: string
  headers: Record<string, string>
}

const revalidate = 'public, max-age=0, must-revalidate'
const aDay = 'public, max-age=86400'
const aMonth = 'public, max-age=2592000'
const immutable = 'public, max-age=31536000, immutable'

/** The pre-rendered page for unknown services. It is no address of its own. */
const emptyPage = '/services/unknown'

/** Next puts a hash of the content into the name of each file below this folder. */
const hashedFolder = '/_next/static/'

/** Other sites may show these: that is what a picture for sharing, and a logo, are for. */
const pictureFolders = ['/share/*', '/images/*', '/icons/*']

/** Named after a hash of their content, and too many to be listed one by one in _headers. */
const photoFolder = '/photos/*'

/** Cloudflare drops a longer line without a word. */
const maxLineCharacters = 2_000

/**
 * @param files Addresses of the exported files, each with a slash before it.
 * @param ownPages Those of them that are pages of the owner's.
 * @param securityHeaders Of every answer.
 * @throws When a header is longer than hosts pass on.
 */
export function hostRules(
  files: readonly string[],
  securityHeaders: Readonly<Record<string, string>>,
  ownPages: readonly string[] = [],
): HostRules {
  for (const [name, value] of Object.entries(securityHeaders)) {
    const { length } = `${name}: ${value}`
    if (length > maxLineCharacters) {
      throw new Error(`${name}: ${length} characters, of which hosts pass on ${maxLineCharacters}`)
    }
  }
  const pages = pagesOf(files.filter((file) => !ownPages.includes(file)))
  return {
    pages,
    ownPages: [...ownPages],
    redirects: [
      { from: '/index.html', to: '/', status: 301 },
      { from: '/blog', to: '/articles', status: 302 },
    ],
    unknown: [
      { folder: '/blog', known: namesBelow('/blog', pages), to: '/articles', status: 302 },
      { folder: '/services', known: namesBelow('/services', pages), to: emptyPage, status: 200 },
    ],
    headers: { ...securityHeaders, 'Cache-Control': revalidate },
    exceptions: [
      ...pictureFolders.map((path) => ({
        path,
        headers: { 'Cross-Origin-Resource-Policy': 'cross-origin', 'Cache-Control': aDay },
      })),
      { path: photoFolder, headers: { 'Cache-Control': aMonth } },
      // Hosts guess its type differently.
      { path: '/sitemap.xml', headers: { 'Content-Type': 'application/xml; charset=utf-8' } },
      // One by one: a pattern would make the answer to a missing file immutable too.
      ...files
        .filter((file) => file.startsWith(hashedFolder))
        .map((path) => ({ path, headers: { 'Cache-Control': immutable } })),
    ],
  }
}

function pagesOf(files: readonly string[]) {
  const noPages = ['/404', '/_not-found', emptyPage]
  return files
    .filter((file) => file.endsWith('.html'))
    .map(pageAddress)
    .filter((page) => !noPages.includes(page))
    .sort()
}

function namesBelow(folder: string, pages: readonly string[]) {
  const names = pages
    .filter((page) => page.startsWith(`${folder}/`))
    .map((page) => page.slice(folder.length + 1))
  // Without a known name each rule for unknown ones would take them all.
  if (names.length === 0) throw new Error(`There is no page below ${folder}`)
  return names
}
