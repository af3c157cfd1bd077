import { isPreview, siteUrl } from '@/lib/seo/site-url'
import { getEntryPages } from '@/lib/site/site-content'
import { robotsText } from '@/scripts/build/robots'
import { listedPages } from '@/scripts/site/exported-files'

/** @type {import('next-sitemap').IConfig} */
const config = {
  siteUrl,
  outDir: 'out',
  output: 'export',
  generateRobotsTxt: true,
  robotsTxtOptions: {
    // A preview, too: only a page that they may read tells search engines to leave it out.
    policies: [{ userAgent: '*', allow: '/' }],
    transformRobotsTxt: async (_, text) =>
      // Search engines know no Host.
      robotsText(text.replace(/# Host\nHost: .*\n+/, ''), {
        sitemap: `${siteUrl}/sitemap.xml`,
        isPreview,
      }),
  },
  generateIndexSitemap: false,
  // As many addresses as the protocol allows in one file.
  sitemapSize: 50_000,
  // A build date on every page would be a lie; articles have their own dates.
  autoLastmod: false,
  changefreq: undefined,
  priority: undefined,
  // What next-sitemap finds by itself is left out: below a folder such as "Dropbox (Personal)" it finds nothing, and in
  // "a [b]" the pages of "a b" beside it.
  transform: () => undefined,
  additionalPaths: () => {
    const dates = Object.fromEntries(
      getEntryPages().map(({ path, lastModified }) => [path, lastModified]),
    )
    return listedPages({ siteUrl, isPreview }).map((loc) => ({ loc, lastmod: dates[loc] }))
  },
}

export default config
