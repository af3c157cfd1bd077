import { getEntryPages } from '@/lib/content/content'
import { isPreview, siteUrl } from '@/lib/seo/site-url'

/** Days of last change by path. */
const dates = Object.fromEntries(
  getEntryPages().map(({ path, lastModified }) => [path, lastModified]),
)

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
  // A build date on every page would be a lie; articles have their own dates.
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
  ],
  transform: (_, path) => ({ loc: path, lastmod: dates[path] }),
}

export default config
