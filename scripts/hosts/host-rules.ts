import { pageAddress } from '../site/exported-files'
import { decoded } from '@/lib/address-key'
import type { Redirect as OldAddress } from '@/lib/seo/redirects-schema'

/** Redirects, fallbacks and headers, independent of the host. The writers beside it translate them into each host's format. */
export type HostRules = {
  /** Paths of all pages, such as /about. The file of each is /about.html. */
  pages: string[]
  /** HTML files from public/, such as /google0123.html, which keep .html in their address. */
  publicPages: string[]
  /** From paths that are not encoded to encoded addresses. */
  redirects: Redirect[]
  /** What a host sends for unknown pages of a folder. */
  fallbacks: Fallback[]
  /** Headers of every response. */
  headers: Record<string, string>
  /** Headers of some paths, which replace those of the same name. */
  exceptions: HeaderRule[]
}

type Redirect = { from: string; to: string; status: 301 | 302 }

export type Fallback = {
  folder: string
  /** Names of the existing pages of the folder, without its path. */
  pageNames: string[]
  to: string
  /** 200 sends the page without a redirect. */
  status: 200 | 302
}

/**
 * The regular expression of an unknown name in a folder. A name with capitals gets no redirect, but the 404 page, whose
 * script finds the page without capitals.
 */
export function unknownName(status: Fallback['status']) {
  return status === 302 ? '[^/A-Z]+' : '[^/]+'
}

/**
 * The regular expression of a character in a plain name, for servers that compare bytes: an old address may have umlauts. A
 * browser would read /\\example.com as another host.
 */
export const nameCharacter = String.raw`[\w.\x80-\xff-]`

export type HeaderRule = {
  /** A file, or everything in a folder: /share/*. */
  path: string
  headers: Record<string, string>
}

const revalidate = 'public, max-age=0, must-revalidate'
const aDay = 'public, max-age=86400'
const aMonth = 'public, max-age=2592000'
const immutable = 'public, max-age=31536000, immutable'

/** The pre-rendered page for unknown services. It has no address of its own. */
const unknownServicePage = '/services/unknown'

/** Next puts a hash of the content into the name of each file below this folder. */
const hashedFolder = '/_next/static/'
/** Pages also load these from other origins: a saved copy, or a proxy that translates. */
const hashedHeaders = {
  'Cache-Control': immutable,
  'Cross-Origin-Resource-Policy': 'cross-origin',
  'Access-Control-Allow-Origin': '*',
}

/** Other sites may embed these, such as share images and the logo. */
const pictureFolders = ['/share/*', '/images/*', '/site-icons/*']
const pictureHeaders = { 'Cross-Origin-Resource-Policy': 'cross-origin', 'Cache-Control': aDay }

/** Their names contain a hash, too, but they are too many to list each in _headers. */
const photoFolder = '/photos/*'

type ExportedSite = {
  /** Paths of the exported files, each with a leading slash. */
  files: readonly string[]
  securityHeaders: Readonly<Record<string, string>>
  publicPages?: readonly string[]
  /** The redirects of content/redirects.yaml. */
  oldAddresses?: readonly OldAddress[]
}

export function hostRules(site: ExportedSite): HostRules {
  const { files, securityHeaders, publicPages = [], oldAddresses = [] } = site
  const pages = pagesOf(files.filter((file) => !publicPages.includes(file)))
  return {
    pages,
    publicPages: [...publicPages],
    redirects: [
      ...['/index', '/index.html'].map((from) => ({ from, to: '/', status: 301 as const })),
      { from: '/blog', to: '/articles', status: 302 },
      ...oldAddresses.flatMap(redirectsOf),
    ],
    fallbacks: [
      { folder: '/blog', pageNames: namesBelow('/blog', pages), to: '/articles', status: 302 },
      {
        folder: '/services',
        pageNames: namesBelow('/services', pages),
        to: unknownServicePage,
        status: 200,
      },
    ],
    headers: { ...securityHeaders, 'Cache-Control': revalidate },
    exceptions: [
      ...pictureFolders.map((path) => ({ path, headers: pictureHeaders })),
      {
        path: photoFolder,
        headers: { 'Cross-Origin-Resource-Policy': 'cross-origin', 'Cache-Control': aMonth },
      },
      // Hosts guess its type differently.
      { path: '/sitemap.xml', headers: { 'Content-Type': 'application/xml; charset=utf-8' } },
      // Listed one by one, because a pattern would also make the 404 response of a missing file immutable.
      ...files
        .filter((file) => file.startsWith(hashedFolder))
        .map((path) => ({ path, headers: hashedHeaders })),
    ],
  }
}

/** A rule for each form of an address: some hosts first remove .html or add a slash, others compare it as it is. */
function redirectsOf({ from, to }: OldAddress): Redirect[] {
  const path = decoded(from).replace(/\/$/, '')
  const clean = path.replace(/(\/index)?\.html?$/i, '')
  const { origin, href } = new URL(to, 'https://a.test')
  const target = href.slice(origin.length).replace(specialCharacters, encoded)
  return [...new Set([path, clean, `${clean}/`])].map((form) => ({
    from: form,
    to: target,
    status: 301,
  }))
}

/** Characters of an address that some host would read as a variable, a pattern, or the end of its rule. */
const specialCharacters = /[^\w.~/?#&=%+,@-]/g

const encoded = (character: string) =>
  `%${character.charCodeAt(0).toString(16).toUpperCase().padStart(2, '0')}`

function pagesOf(files: readonly string[]) {
  const withoutAddress = ['/404', '/_not-found', unknownServicePage]
  return files
    .filter((file) => file.endsWith('.html'))
    .map(pageAddress)
    .filter((page) => !withoutAddress.includes(page))
    .sort()
}

function namesBelow(folder: string, pages: readonly string[]) {
  const names = pages
    .filter((page) => page.startsWith(`${folder}/`))
    .map((page) => page.slice(folder.length + 1))
  // Without an existing page the fallback would replace every page of the folder.
  if (names.length === 0) throw new Error(`There is no page below ${folder}`)
  return names
}
