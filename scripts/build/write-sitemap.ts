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
  writeFileSync('.next/sitemap.json', JSON.stringify({ siteUrl, pages: sitemapPages() }))
  const { status } = spawnSync(process.execPath, [command], { stdio: 'inherit' })
  process.exitCode = status ?? 1
}

/** The pages of the finished site, each with the day on which its content last changed. */
export function sitemapPages() {
  const dates = Object.fromEntries(
    getEntryPages().map(({ path, lastModified }) => [path, lastModified]),
  )
  return listedPages({ siteUrl, isPreview }).map((loc) => ({ loc, lastmod: dates[loc] }))
}
