import { existsSync, readdirSync, rmSync, rmdirSync } from 'node:fs'
import { join } from 'node:path'

/** Written by Next for a router that no page of an export has. */
const routerManifests = ['_buildManifest.js', '_clientMiddlewareManifest.js', '_ssgManifest.js']

/** Next's scripts and style sheet: finished pages hold the style, and their islands have scripts of their own. */
const chunks = '_next/static/chunks/'

/** Pages load the site script under a name with its hash. */
const siteScript = 'site.js'

/** The 404 page once more, under an address of its own. */
const copyOf404 = ['_not-found.html', '_not-found.txt']

/**
 * Removes what no finished page asks for: payloads of client-side navigation, Next's scripts, style
 * sheet and manifests, the unhashed site script; then the folders that this leaves empty. A host that
 * tries a folder before a page of the same name would answer 403 for it.
 *
 * @param {string} out The exported site.
 * @returns {number} How many files are gone.
 */
export function removeLeftovers(out) {
  const files = readdirSync(out, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
  const leftovers = files.filter((file) => isLeftover(file, out))
  for (const file of leftovers) rmSync(file)
  removeEmptyFolders(out)
  return leftovers.length
}

/** @param {string} file @param {string} out */
function isLeftover(file, out) {
  const name = file.split(/[\\/]/).at(-1) ?? ''
  const isPagePayload = name.endsWith('.txt') && existsSync(file.replace(/\.txt$/, '.html'))
  return (
    (name.startsWith('__next.') && name.endsWith('.txt')) ||
    isPagePayload ||
    routerManifests.includes(name) ||
    file.startsWith(join(out, chunks)) ||
    file === join(out, siteScript) ||
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
