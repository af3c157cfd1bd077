import { existsSync, readdirSync, rmSync, rmdirSync } from 'node:fs'
import { join } from 'node:path'

/** Written by Next for a router that no page of an export has. */
const routerManifests = ['_buildManifest.js', '_clientMiddlewareManifest.js', '_ssgManifest.js']

/** The 404 page once more, under an address of its own. */
const copyOf404 = ['_not-found.html', '_not-found.txt']

/**
 * Removes what no finished page asks for: payloads of client-side navigation, Next's manifests, the
 * unhashed site script, files for old browsers; then the folders that this leaves empty. A host that
 * tries a folder before a page of the same name would answer 403 for it.
 *
 * @param {string} out The exported site.
 * @param {readonly string[]} unused Addresses of scripts that pages no longer load.
 * @returns {number} How many files are gone.
 */
export function removeLeftovers(out, unused) {
  const files = readdirSync(out, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
  const leftovers = files.filter((file) => isLeftover(file, out))
  const all = new Set([...leftovers, ...unused.map((src) => join(out, src))])
  for (const file of all) rmSync(file, { force: true })
  removeEmptyFolders(out)
  return all.size
}

/** @param {string} file @param {string} out */
function isLeftover(file, out) {
  const name = file.split(/[\\/]/).at(-1) ?? ''
  const isPagePayload = name.endsWith('.txt') && existsSync(file.replace(/\.txt$/, '.html'))
  return (
    (name.startsWith('__next.') && name.endsWith('.txt')) ||
    isPagePayload ||
    routerManifests.includes(name) ||
    copyOf404.some((copy) => file === join(out, copy))
  )
}

/** @param {string} folder @returns {boolean} Whether the folder is gone. */
function removeEmptyFolders(folder) {
  const isEmpty = readdirSync(folder, { withFileTypes: true })
    .map((entry) => entry.isDirectory() && removeEmptyFolders(join(folder, entry.name)))
    .every(Boolean)
  if (isEmpty) rmdirSync(folder)
  return isEmpty
}
