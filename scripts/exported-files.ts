import { existsSync, readdirSync } from 'node:fs'
import { join, sep } from 'node:path'

/** Where Next writes the site. */
export const exportFolder = 'out'

/** Addresses of all files of a folder, sorted, each with a leading slash. */
export function filesBelow(folder: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(folder.length).replaceAll(sep, '/'))
    .sort()
}

/** The HTML files of the site's pages. One in public/, such as a search engine's, is published unchanged. */
export function pageFiles(): string[] {
  return filesBelow(exportFolder).filter(
    (file) => file.endsWith('.html') && !existsSync(`public${file}`),
  )
}

/** Address of a page by its file: /about for /about.html, / for /index.html. */
export function pageAddress(file: string): string {
  return file.replace(/\.html$/, '').replace(/^\/index$/, '/')
}
