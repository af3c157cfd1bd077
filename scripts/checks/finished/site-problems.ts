import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import {
  exportFolder,
  filesBelow,
  isListed,
  pageFiles,
  type SiteAddress,
} from '../../site/exported-files'
import { filesBesideTheSite, hostFiles } from '../../site/host-files'
import { deadLinks, filesByAddress, idsOfHtml } from './dead-links'
import { pageGaps } from './page-gaps'
import { unexpectedFiles } from './unexpected-files'
import { cached } from '@/lib/content/cached'

/**
 * Reports, as sentences with the file, what is wrong with a finished site: missing files for search engines and hosts, gaps
 * in pages, links to nothing, files of Next's runtime.
 *
 * @param isInContent Whether the content contains exactly these words.
 */
export function siteProblems(
  address: SiteAddress,
  isInContent: (words: string) => boolean,
): string[] {
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
    ...homeProblems(files, address),
    ...previewProblems(address, files, read),
    ...unexpectedFiles(files).map(
      (file) =>
        `${file} is neither a page, nor a picture, nor from public/: Next has changed, see step 4 of docs/architecture.md`,
    ),
    ...pageFiles(files).flatMap((file) => {
      const html = read(file)
      return [
        ...pageGaps(html, isInContent).map((gap) => `${file} has a gap: ${gap}`),
        ...deadLinks(html, site).map((link) => `${file} links to ${link}, which does not exist`),
      ]
    }),
  ]
}

function missingFiles(files: readonly string[]) {
  const needed = ['/index.html', '/404.html', '/sitemap.xml', '/robots.txt', ...hostFiles]
  return [
    ...needed.filter((file) => !files.includes(file)),
    ...filesBesideTheSite.filter((file) => !existsSync(file)),
  ].map((file) => `${file} is missing: the step that writes it has failed, see above`)
}

function homeProblems(files: readonly string[], address: SiteAddress) {
  const home = '/index.html'
  if (files.includes(home) && isListed(home, address)) return []
  return [`/index.html does not name ${address.siteUrl} as its address`]
}

function previewProblems(
  { isPreview }: SiteAddress,
  files: string[],
  read: (file: string) => string,
) {
  if (!isPreview || !files.includes('/index.html')) return []
  const isKeptOut = /<meta name="robots" content="noindex/.test(read('/index.html'))
  return isKeptOut ? [] : ['/index.html lets search engines list a preview']
}
