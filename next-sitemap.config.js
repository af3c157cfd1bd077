import { readFileSync } from 'node:fs'
import { siteAddress } from './lib/site-address.mjs'

/** Address of the live site; lib/seo/site-url.ts reads the same two places. */
const companySite = /siteUrl: '([^']+)'/.exec(readFileSync('content/company.ts', 'utf8'))?.[1]
if (!companySite) throw new Error('content/company.ts: siteUrl is missing')
const { siteUrl, isPreview } = siteAddress(companySite, process.env)

/** @type {import('next-sitemap').IConfig} */
const config = {
  siteUrl,
  outDir: 'out',
  output: 'export',
  generateRobotsTxt: true,
  robotsTxtOptions: {
    policies: [{ userAgent: '*', ...(isPreview ? { disallow: '/' } : { allow: '/' }) }],
  },
  generateIndexSitemap: false,
  // As many addresses as the protocol allows in one file.
  sitemapSize: 50_000,
  // A build date on every page would be a lie; articles get their true dates below.
  autoLastmod: false,
  changefreq: undefined,
  priority: undefined,
  exclude: [
    // Aliases, the confirmation, and the page for services that do not exist.
    '/about-us',
    '/services/*',
    '/thank-you',
    '/404',
    '/_not-found',
    // Files that are no pages.
    '/share/*',
    '/images/*',
    '/icons/*',
    '/favicon.ico',
    '/manifest.webmanifest',
    '/feed.xml',
    '/.well-known/*',
  ],
  transform: (config, path) => ({ loc: path, lastmod: articleDate(path) }),
}

export default config

/** @param {string} path @returns {string | undefined} The date of an article, from its front matter. */
function articleDate(path) {
  const slug = /^\/blog\/(.+)$/.exec(path)?.[1]
  if (!slug) return undefined
  return /^date: (\S+)$/m.exec(readFileSync(`content/articles/${slug}.md`, 'utf8'))?.[1]
}
