import { existsSync, readdirSync, rmSync, rmdirSync } from 'node:fs'
import { join } from 'node:path'

/** Next's scripts and style sheet, the site script without its hash, and the 404 page once more. */
const unused = ['_next/static/chunks/', 'site.js', '_not-found.html', '_not-found.txt']

/** Written by Next for a router that no page of an export has, and by scripts/build/photos.ts for the next build. */
const notes = /_(buildManifest|clientMiddlewareManifest|ssgManifest)\.js$|[\\/]photo\.json$/

/**
 * Removes what no finished page asks for, payloads of client-side navigation among it, then the folders that
 * this leaves empty: a host that tries a folder before a page of the same name would answer 403 for it.
 *
 * @param out The exported site.
 * @param unwanted Files that the owner has not asked for, by their path in the site: /contact.vcf.
 * @returns How many files are gone.
 */
export function removeLeftovers(out: string, unwanted: readonly string[] = []): number {
  const leftovers = readdirSync(out, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .filter((file) => isLeftover(file, out) || unwanted.some((path) => file === join(out, path)))
  for (const file of leftovers) rmSync(file)
  removeEmptyFolders(out)
  return leftovers.length
}

function isLeftover(file: string, out: string) {
  const isPayload =
    /[\\/]__next\.[^\\/]*\.txt$/.test(file) ||
    (file.endsWith('.txt') && existsSync(file.replace(/\.txt$/, '.html')))
  return isPayload || notes.test(file) || unused.some((path) => file.startsWith(join(out, path)))
}

/** @returns Whether the folder is gone. */
function removeEmptyFolders(folder: string): boolean {
  const isEmpty = readdirSync(folder, { withFileTypes: true })
    .map((entry) => entry.isDirectory() && removeEmptyFolders(join(folder, entry.name)))
    .every(Boolean)
  if (isEmpty) rmdirSync(folder)
  return isEmpty
}
