import { existsSync, readFileSync } from 'node:fs'

/** Where an owner puts rules for robots. */
const ownRobotsFile = 'public/robots.txt'

type Robots = {
  /** Of the site. */
  sitemap: string
  isPreview: boolean
}

/**
 * The robots.txt of the site: the owner’s, with the address of the sitemap. Of a preview search engines are kept away,
 * whatever the owner lets them read of the site.
 *
 * @param usual What it is without one of the owner’s.
 */
export function robotsText(usual: string, { sitemap, isPreview }: Robots): string {
  if (isPreview || !existsSync(ownRobotsFile)) return usual
  const own = readFileSync(ownRobotsFile, 'utf8').replace(/^\uFEFF/, '')
  if (hasSitemap(own, sitemap)) return own
  return `${own.trimEnd()}\n\nSitemap: ${sitemap}\n`.trimStart()
}

/** Whether robots.txt gives the address of the sitemap. */
export function hasSitemap(robots: string, sitemap: string): boolean {
  return robots.split(/\r\n?|\n/).some((line) => {
    const [, address] = /^\s*sitemap\s*:\s*(\S+)/i.exec(line) ?? []
    return address === sitemap
  })
}
