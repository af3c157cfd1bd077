import { existsSync, readFileSync } from 'node:fs'

const ownRobotsFile = 'public/robots.txt'

type Robots = {
  /** Address of sitemap.xml. */
  sitemap: string
  isPreview: boolean
}

/**
 * The robots.txt of the site: the owner’s with the address of the sitemap, or else the default. A preview always gets
 * the default, because search engines have to read its pages to see that they leave them out.
 *
 * @param defaultText What next-sitemap has made.
 */
export function robotsText(defaultText: string, { sitemap, isPreview }: Robots): string {
  if (isPreview || !existsSync(ownRobotsFile)) return defaultText
  const own = readFileSync(ownRobotsFile, 'utf8').replace(/^\uFEFF/, '')
  if (own.includes(sitemap)) return own
  return `${own.trimEnd()}\n\nSitemap: ${sitemap}\n`.trimStart()
}
