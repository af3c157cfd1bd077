import { getArticles } from '@/lib/articles/articles'
import { getGuidePages } from '@/lib/guide/animals'
import { isPreview, siteUrl } from '@/lib/seo/site-url'

/** Days of last change by path. */
const dates = Object.fromEntries([
  ...getArticles().map(({ article }) => [`/blog${article.slug}`, article.date]),
  ...[...getGuidePages()].map(([slug, entry]) => [
    `/field-guide/${slug}`,
    entry.kind === 'animal' ? entry.animal.reviewed : entry.page.reviewed,
  ]),
])

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
    '/manifest.webmanifest',
    '/feed.xml',
    '/contact.vcf',
    '/.well-known/*',
  ],
  transform: (_, path) => ({ loc: path, lastmod: dates[path] }),
}

export default config
