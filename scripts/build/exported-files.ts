import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { join, sep } from 'node:path'

/** Where Next writes the site. */
export const exportFolder = 'out'

/** Addresses of all files of a folder, each with a slash before it, in the order of their names. */
export function filesBelow(folder: string): string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => statSync(join(folder, file)).isFile())
    .map((file) => `/${file.replaceAll(sep, '/')}`)
    .sort()
}

/** Whether a file of the site comes from public/, as a page of the owner’s does, and not from the build. */
export function isPublicFile(address: string): boolean {
  // The build itself puts these there.
  const isBuilt = address.startsWith('/photos/') || address === '/site.js'
  // Not a folder, such as public/ itself, which the address / names.
  const file = join('public', address)
  return !isBuilt && existsSync(file) && statSync(file).isFile()
}

/** The files with a page that the build makes. A page in public/ is passed on as it is. */
export function pageFiles(addresses: readonly string[]): string[] {
  return addresses.filter((address) => address.endsWith('.html') && !isPublicFile(address))
}

/** Address of a page by its file: /about for /about.html, / for /index.html. */
export function pageAddress(file: string): string {
  return file.replace(/\.html$/, '').replace(/^\/index$/, '/')
}

/**
 * Addresses of the pages that search engines may list: those that give themselves as their canonical address.
 *
 * @param site Its address, and whether this is a preview, of which no page may be listed.
 */
export function listedPages({ siteUrl, isPreview }: { siteUrl: string; isPreview: boolean }) {
  const files = pageFiles(filesBelow(exportFolder))
  return files.flatMap((file) => {
    const page = pageAddress(file)
    const html = readFileSync(join(exportFolder, file), 'utf8')
    const [, canonical] = /<link rel="canonical" href="([^"]*)"/.exec(html) ?? []
    const isHidden = !isPreview && /<meta name="robots" content="noindex/.test(html)
    const isItself = canonical === siteUrl + (page === '/' ? '' : page)
    return isItself && !isHidden ? [page] : []
  })
}
