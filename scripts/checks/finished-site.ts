import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { exportFolder, filesBelow, pageAddress, pageFiles } from '../site/exported-files'
import { decoded } from '@/lib/address-key'
import { cached } from '@/lib/content/cached'
import type { Problem } from '@/lib/content/read'
import { unescapeHtml } from '@/lib/escape-html'

/** Reports what is wrong with a finished site: missing files for search engines, links to nothing. */
export function siteProblems(siteUrl: string): Problem[] {
  const files = filesBelow(exportFolder)
  const read = (file: string) => readFileSync(join(exportFolder, file), 'utf8')
  const site = {
    siteUrl,
    fileAt: filesByAddress(files),
    idsOf: cached((file: string) => idsOfHtml(read(file))),
  }
  return [
    ...missingFiles(files),
    ...pageFiles(files).flatMap((file) =>
      deadLinks(read(file), site).map((link) =>
        inSite(file, `links to ${link}, and no page or part of a page has this address`),
      ),
    ),
  ]
}

function inSite(file: string, message: string): Problem {
  return { file: exportFolder + file, line: 1, message }
}

function missingFiles(files: readonly string[]): Problem[] {
  const message = 'is missing: the step that writes it has failed, see above'
  return ['/index.html', '/404.html', '/sitemap.xml', '/robots.txt']
    .filter((file) => !files.includes(file))
    .map((file) => inSite(file, message))
}

const addressAttributes = ['href', 'src', 'poster', 'xlink:href', 'data-src']

/** Hosts redirect it. */
const redirected = '/blog'

type BuiltFiles = {
  /** Its origin, which links to its own pages may have in front. */
  siteUrl: string
  /** Each file by the addresses that lead to it: /about.html by /about.html and /about. */
  fileAt: ReadonlyMap<string, string>
  idsOf: (file: string) => ReadonlySet<string>
}

const filesByAddress = (files: readonly string[]): BuiltFiles['fileAt'] =>
  new Map(files.flatMap((file) => [pageAddress(file), file].map((address) => [address, file])))

const idsOfHtml = (html: string) =>
  new Set([...html.matchAll(/ id="([^"]*)"/g)].map(([, id = '']) => id))

/** The links of a page to files or ids of this site that don’t exist. */
function deadLinks(html: string, files: BuiltFiles): string[] {
  const ids = idsOfHtml(html)
  const addresses = attributesOfHtml(html).flatMap(({ name, value }) => {
    if (name.toLowerCase() === 'srcset') {
      return value.split(',').map((source) => source.trim().split(' ')[0] ?? '')
    }
    return addressAttributes.includes(name) ? [value] : []
  })
  const ownHost = hostOf(files.siteUrl)
  const withoutOrigin = addresses.map((address) =>
    hostOf(address) === ownHost ? address.replace(/^https?:\/\/[^/]+/, '') : address,
  )
  const ownAddresses = withoutOrigin.filter((address) => /^(\/(?!\/)|#.)/.test(address))
  return [...new Set(ownAddresses)].filter((address) => !hasTarget(address, ids, files))
}

/** The attributes of all elements of a page but scripts and styles. */
function attributesOfHtml(html: string) {
  const elements = html.replace(/<!--[^]*?-->|<(script|style)\b[^]*?<\/\1>/g, '')
  return [...elements.matchAll(/<[a-z](?:[^">]|"[^"]*")*>/gi)].flatMap(([element]) =>
    [...element.matchAll(/([^\s"=/]+)="([^"]*)"/g)].map(([, name = '', value = '']) => ({
      name,
      value: unescapeHtml(value),
    })),
  )
}

/** The host of a web address. Owners write their own with and without www. */
function hostOf(address: string) {
  const [, host] = /^https?:\/\/(?:www\.)?([^/?#]+)/i.exec(address) ?? []
  return host?.toLowerCase()
}

/** @param ids The ids of the page with the link. */
function hasTarget(address: string, ids: ReadonlySet<string>, { fileAt, idsOf }: BuiltFiles) {
  const [, path = '', hash = ''] = /^([^?#]*)(?:\?[^#]*)?(?:#(.*))?$/.exec(address) ?? []
  const file = fileAt.get(decoded(path))
  if (path !== '' && !file) return path === redirected
  // The top of a page and text fragments work without an id.
  if (hash === '' || hash === 'top' || hash.startsWith(':~:')) return true
  return (file ? idsOf(file) : ids).has(decoded(hash))
}
