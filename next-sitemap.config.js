import { readFileSync } from 'node:fs'

// scripts/build/write-sitemap.ts writes it from the finished pages, so after a build `npx next-sitemap` runs alone, too.
const { siteUrl, pages } = JSON.parse(readFileSync('.next/sitemap.json', 'utf8'))

/** @type {import('next-sitemap').IConfig} */
const config = {
  siteUrl,
  outDir: 'out',
  output: 'export',
  generateRobotsTxt: true,
  // A preview, too: only a page that they may read tells search engines to leave it out.
  robotsTxtOptions: { policies: [{ userAgent: '*', allow: '/' }] },
  generateIndexSitemap: false,
  // As many addresses as the protocol allows in one file.
  sitemapSize: 50_000,
  // A build date on every page would be a lie; articles have their own dates.
  autoLastmod: false,
  changefreq: undefined,
  priority: undefined,
  // What next-sitemap finds by itself is left out: below a folder such as "Dropbox (Personal)" it finds nothing, and in
  // "a [b]" the pages of "a b" beside it.
  // @ts-expect-error Its README returns null, which its types don't know.
  transform: () => null,
  additionalPaths: () => pages,
}

export default config
