import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { exportFolder, filesBelow, listedPages, pageFiles } from '../exported-files'
import { filesBesideTheSite, hostFiles } from '../hosts/host-files'
import { hasSitemap } from '../robots'
import { deadLinks, filesByAddress, type Site } from './dead-links'
import { leftovers } from './leftovers'
import { pageGaps } from './page-gaps'

type Address = { siteUrl: string; isPreview: boolean }

/**
 * Reports, as sentences with the file, what is wrong with a finished site: missing files for search engines and hosts, gaps
 * in pages, links to nothing, files of Next's runtime.
 *
 * @param isOwnText Whether the content contains exactly these words.
 */
export function siteProblems(address: Address, isOwnText: (words: string) => boolean): string[] {
  const files = filesBelow(exportFolder)
  const read = (file: string) => readFileSync(join(exportFolder, file), 'utf8')
  const site = { fileAt: filesByAddress(files), redirects: ['/blog'], read }
  return [
    ...missingFiles(files),
    ...crawlerProblems(address, site),
    ...leftovers(files).map(
      (file) =>
        `${file} is neither a page, nor a picture, nor from public/: Next has changed, see step 4 of docs/architecture.md`,
    ),
    ...pageFiles(files).flatMap((file) => [
      ...pageGaps(read(file), isOwnText).map((gap) => `${file} has a hole: ${gap}`),
      ...deadLinks(file, site).map((link) => `${file} names ${link}, where there is nothing`),
    ]),
  ]
}

function missingFiles(files: readonly string[]) {
  const needed = ['/index.html', '/404.html', '/sitemap.xml', '/robots.txt', ...hostFiles]
  return [
    ...needed.filter((file) => !files.includes(file)),
    ...filesBesideTheSite.filter((file) => !existsSync(file)),
  ].map((file) => `${file} is missing: the step that writes it has failed, see above`)
}

/** Reports contradictions between pages, sitemap.xml and robots.txt. */
function crawlerProblems(address: Address, { fileAt, read }: Site) {
  if (!fileAt.has('/sitemap.xml') || !fileAt.has('/robots.txt')) return []
  const { siteUrl, isPreview } = address
  const pages = listedPages(address)
  const listed = [...read('/sitemap.xml').matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, loc]) => loc)
  const expected = pages.map((page) => (page === '/' ? siteUrl : siteUrl + page))
  const missing = expected.filter((page) => !listed.includes(page))
  const surplus = listed.filter((loc = '') => !expected.includes(loc))
  const problems = [
    ...missing.map((page) => `/sitemap.xml lacks ${page}`),
    ...surplus.map((loc) => `/sitemap.xml lists ${loc}, which is no page`),
  ]
  if (!pages.includes('/')) problems.push(`/index.html does not name ${siteUrl} as its address`)
  const robots = read('/robots.txt')
  if (!hasSitemap(robots, `${siteUrl}/sitemap.xml`)) {
    problems.push(`/robots.txt does not name ${siteUrl}/sitemap.xml`)
  }
  if (isPreview && !/^Disallow: \/$/m.test(robots)) {
    problems.push('/robots.txt lets search engines into a preview')
  }
  return problems
}
