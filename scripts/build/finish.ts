import { existsSync, readdirSync, readFileSync, rmdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { exportFolder as out, filesBelow, isPublicFile, pageFiles } from '../site/exported-files'
import { finishPage } from './finish/finish-page'
import { bundleIslands, bundleSiteScript } from './finish/scripts'
import { company } from '@/lib/site/company'

/** Removes Next's scripts, payloads and hints from the exported site, inlines the style sheet, and bundles our own scripts. */
export async function finishSite() {
  const site = {
    siteScript: await bundleSiteScript(out),
    islandScript: await bundleIslands(out),
    readStyle: (href: string) => readFileSync(out + href, 'utf8'),
    thirdPartyScripts: company().thirdPartyScripts,
  }
  const files = pageFiles(filesBelow(out)).filter((file) => file !== '/_not-found.html')
  for (const file of files) {
    const html = readFileSync(out + file, 'utf8')
    writeFileSync(out + file, finishPage(file.slice(1), html, site))
  }
  const removed = removeUnusedFiles(out)
  console.log(`Finished ${files.length} pages, removed ${removed} files.`)
}

/**
 * Files that no finished page requests: Next's scripts, style sheet, second 404 page, payloads and manifests, and the notes
 * of scripts/build/publish-photos.ts for the next build.
 */
const unused =
  /^\/(_next\/static\/chunks\/|site\.js$|_not-found\.)|\/(__next\.[^/]*\.txt|_(build|clientMiddleware|ssg)Manifest\.js|photo\.json)$/

/**
 * Removes unused files that are not from public/, and then empty folders: a host that looks for a folder before a page of
 * the same name would answer 403.
 *
 * @returns The number of removed files.
 */
export function removeUnusedFiles(out: string): number {
  const unusedFiles = filesBelow(out)
    .filter((name) => !isPublicFile(name))
    .filter((name) => {
      const isPayload = name.endsWith('.txt') && existsSync(join(out, name.replace(/txt$/, 'html')))
      return isPayload || unused.test(name)
    })
  for (const name of unusedFiles) rmSync(join(out, name))
  removeEmptyFolders(out)
  return unusedFiles.length
}

/** @returns Whether the folder was removed. */
function removeEmptyFolders(folder: string): boolean {
  const isEmpty = readdirSync(folder, { withFileTypes: true })
    .map((entry) => entry.isDirectory() && removeEmptyFolders(join(folder, entry.name)))
    .every(Boolean)
  if (isEmpty) rmdirSync(folder)
  return isEmpty
}
