import { spawnSync } from 'node:child_process'
import { writeFileSync } from 'node:fs'
import { listedPages } from '../site/exported-files'
import { isPreview, siteUrl } from '@/lib/seo/site-url'
import { getEntryPages } from '@/lib/site/site-content'

const command = 'node_modules/next-sitemap/bin/next-sitemap.mjs'

/**
 * Runs next-sitemap, which writes sitemap.xml and robots.txt, with the pages of the finished site. It exits with 0 when it
 * has failed: the last step reports missing files.
 */
export function writeSitemap() {
  const pages = sitemapPages(listedPages({ siteUrl, isPreview }))
  writeFileSync('.next/sitemap.json', JSON.stringify({ siteUrl, pages }))
  const { status } = spawnSync(process.execPath, [command], { stdio: 'inherit' })
  process.exitCode = status ?? 1
}

/** The pages at these addresses, each with the day on which its content last changed. */
export function sitemapPages(paths: readonly string[]) {
  const dates = Object.fromEntries(
    getEntryPages().map(({ path, lastModified }) => [path, lastModified]),
  )
  return paths.map((loc) => ({ loc, lastmod: dates[loc] }))
}
