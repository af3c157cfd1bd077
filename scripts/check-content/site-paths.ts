import { existsSync, readdirSync } from 'node:fs'

/** The slugs that addresses are made of. */
export type Slugs = Record<'articles' | 'locations' | 'guide' | 'services', readonly string[]>

/** The folders below app/ of which each slug is a page. */
const collections: Readonly<Record<string, keyof Slugs>> = {
  '[service]': 'services',
  'services/[servicename]': 'services',
  'blog/[slug]': 'articles',
  'locations/[slug]': 'locations',
  'field-guide/[slug]': 'guide',
}

/** Files that a build writes. */
const builtFiles = ['/sitemap.xml', '/robots.txt', '/feed.xml']

/**
 * A test for addresses of the site, told from the folders of app/, the content and the files of public/.
 *
 * @returns Whether there is something at a path without query and hash.
 */
export function sitePaths(slugs: Slugs): (path: string) => boolean {
  const folders = readdirSync('app', { recursive: true, encoding: 'utf8' })
    .filter((file) => /(^|[\\/])page\.tsx$/.test(file))
    .map((file) => file.replaceAll('\\', '/').replace(/\/?page\.tsx$/, ''))
  const pages = new Set([
    ...builtFiles,
    ...folders.flatMap((folder) => {
      const collection = collections[folder]
      if (collection) return slugs[collection].map((slug) => `/${folder.replace(/\[\w+\]/, slug)}`)
      // A page made from something else, of which nothing is known here.
      return folder.includes('[') ? [] : [`/${folder}`]
    }),
  ])
  const unknown = folders.filter((folder) => folder.includes('[') && !collections[folder])
  return (path) =>
    pages.has(path) ||
    unknown.some((folder) => path.startsWith(`/${folder.slice(0, folder.indexOf('['))}`)) ||
    (path.includes('.') && existsSync(`public${path}`))
}
