import { existsSync, readdirSync, rmSync, rmdirSync } from 'node:fs'
import { join } from 'node:path'
import { filesBelow, isPublicFile } from '../exported-files'

/**
 * What no finished page asks for: Next's scripts and style sheet, its 404 page once more, payloads and notes for a
 * router that no page of an export has, and what scripts/build/photos.ts notes for the next build.
 */
const unused =
  /^\/(_next\/static\/chunks\/|site\.js$|_not-found\.)|\/(__next\.[^/]*\.txt|_(build|clientMiddleware|ssg)Manifest\.js|photo\.json)$/

/**
 * Removes it, but nothing that lies in public/, then the folders that this leaves empty: a host that tries a folder before a page of the same name would
 * answer 403 for it.
 *
 * @param out The exported site.
 * @returns How many files are gone.
 */
export function removeUnusedFiles(out: string): number {
  const leftovers = filesBelow(out)
    .filter((name) => !isPublicFile(name))
    .filter((name) => {
      const isPayload = name.endsWith('.txt') && existsSync(join(out, name.replace(/txt$/, 'html')))
      return isPayload || unused.test(name)
    })
  for (const name of leftovers) rmSync(join(out, name), { recursive: true, force: true })
  removeEmptyFolders(out)
  return leftovers.length
}

/** @returns Whether the folder is gone. */
function removeEmptyFolders(folder: string): boolean {
  const isEmpty = readdirSync(folder, { withFileTypes: true })
    .map((entry) => entry.isDirectory() && removeEmptyFolders(join(folder, entry.name)))
    .every(Boolean)
  if (isEmpty) rmdirSync(folder)
  return isEmpty
}
