import { spawnSync } from 'node:child_process'
import { readFileSync, writeFileSync } from 'node:fs'
import { exportFolder, pageAddress, pageFiles } from './exported-files'
import { allPages } from '@/lib/content/entries'
import { absoluteUrl, isPreview, siteUrl } from '@/lib/seo/site-url'

const command = 'node_modules/next-sitemap/bin/next-sitemap.mjs'

/**
 * Runs next-sitemap, which writes sitemap.xml and robots.txt. It also exits with 0 when it has failed: checkSite reports
 * missing files.
 */
export function writeSitemap() {
  const pages = sitemapPages(listedPages())
  writeFileSync('.next/sitemap.json', JSON.stringify({ siteUrl, pages }))
  spawnSync(process.execPath, [command], { stdio: 'inherit' })
}

/** The paths of pages that are their own canonical address, and not `noindex`, which in a preview all of them are. */
function listedPages() {
  const files = pageFiles().filter((file) => {
    const html = readFileSync(exportFolder + file, 'utf8')
    const [, canonical] = /<link rel="canonical" href="([^"]*)"/.exec(html) ?? []
    const isNoindex = !isPreview && /<meta name="robots" content="noindex/.test(html)
    return canonical === absoluteUrl(pageAddress(file)) && !isNoindex
  })
  return files.map(pageAddress)
}

/** The pages at these addresses, each with the day on which its content last changed. */
export function sitemapPages(paths: readonly string[]) {
  const dates = Object.fromEntries(allPages().map(({ path, updated }) => [path, updated]))
  return paths.map((loc) => ({ loc, lastmod: dates[loc] }))
}
