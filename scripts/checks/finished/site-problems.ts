import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { exportFolder, filesBelow, pageFiles, type SiteAddress } from '../../site/exported-files'
import { deadLinks, filesByAddress, idsOfHtml } from './dead-links'
import { cached } from '@/lib/content/cached'
import type { Problem } from '@/lib/content/problems'

/** Reports what is wrong with a finished site: missing files for search engines, links to nothing. */
export function siteProblems(address: SiteAddress): Problem[] {
  const files = filesBelow(exportFolder)
  const read = (file: string) => readFileSync(join(exportFolder, file), 'utf8')
  const site = {
    siteUrl: address.siteUrl,
    fileAt: filesByAddress(files),
    redirects: ['/blog'],
    idsOf: cached((file: string) => idsOfHtml(read(file))),
  }
  return [
    ...missingFiles(files),
    ...previewProblems(address, files, read),
    ...pageFiles(files).flatMap((file) =>
      deadLinks(read(file), site).map((link) =>
        inSite(file, `links to ${link}, which does not exist`),
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

function previewProblems(
  { isPreview }: SiteAddress,
  files: string[],
  read: (file: string) => string,
): Problem[] {
  if (!isPreview || !files.includes('/index.html')) return []
  const isKeptOut = /<meta name="robots" content="noindex/.test(read('/index.html'))
  return isKeptOut ? [] : [inSite('/index.html', 'lets search engines list a preview')]
}
