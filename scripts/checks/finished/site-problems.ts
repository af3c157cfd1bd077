import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { exportFolder, filesBelow, pageFiles } from '../../site/exported-files'
import { deadLinks, filesByAddress, idsOfHtml } from './dead-links'
import { cached } from '@/lib/content/cached'
import type { Problem } from '@/lib/content/problems'

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
