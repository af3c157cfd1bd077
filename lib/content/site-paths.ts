import { existsSync, readdirSync } from 'node:fs'
import type { ValueProblem } from './problems'

/** Files that a build writes. */
const builtFiles = ['/sitemap.xml', '/robots.txt', '/feed.xml']

/** The pages of app/ as routes: "/", "/about", "/blog/[slug]". */
export function appRoutes(): string[] {
  return readdirSync('app', { recursive: true, encoding: 'utf8' })
    .filter((file) => /(^|[\\/])page\.tsx$/.test(file))
    .map((file) => `/${file.replaceAll('\\', '/').replace(/\/?page\.tsx$/, '')}`)
}

/**
 * A test for addresses of the site, told from the folders of app/, the content and the files of public/.
 *
 * @param entryPaths The pages that are made of entries.
 * @returns Whether there is something at a path without query and hash.
 */
export function sitePaths(entryPaths: readonly string[]): (path: string) => boolean {
  const fixed = appRoutes().filter((route) => !route.includes('['))
  const pages = new Set([...builtFiles, ...fixed, ...entryPaths])
  return (path) => pages.has(path) || (path.includes('.') && existsSync(`public${path}`))
}

/** What is wrong with a link. */
export function pageProblem(
  href: string,
  isPath: (path: string) => boolean,
): ValueProblem | undefined {
  const [path = ''] = href.split(/[?#]/, 1)
  if (!path.startsWith('/') || isPath(path)) return undefined
  return { message: `the site has no page ${path}`, example: '/contact' }
}
