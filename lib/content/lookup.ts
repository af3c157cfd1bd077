import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { type Facts, lacksClaim } from './claims'
import type { ContentConfig, Definition } from './entries'
import { decoded, isPlainPath } from '@/lib/address-key'

/** The names of a list, and the file or folder that defines them. */
type NameList = { names: string[]; file: string }

/** Tables by which references and links are checked. */
export type LookupTables = {
  /** By the name of the list, as in `reference('services')`. Undefined when its file can't be read. */
  lists: Readonly<Record<string, NameList | undefined>>
  /** Paths of all pages that are shown: of entries, static routes, /sitemap.xml and /robots.txt. */
  pages: ReadonlySet<string>
  isPath: (path: string) => boolean
  /** The claim that is missing for a page, by its address. */
  missingClaims: ReadonlyMap<string, string>
}

type LookupInput = {
  definitions: readonly Definition[]
  root: string
  facts: Facts
}

const builtFiles = ['/sitemap.xml', '/robots.txt']

export function lookupTables(config: ContentConfig, loaded: LookupInput): LookupTables {
  const { definitions, facts } = loaded
  const lists = nameLists(config, loaded)
  const staticRoutes = appRoutes().filter((route) => !route.includes('['))
  const hidden = definitions.filter(({ fields }) => lacksClaim(fields, facts))
  const shown = definitions.filter((definition) => !hidden.includes(definition))
  const pages = new Set([
    ...builtFiles,
    ...staticRoutes,
    ...shown.flatMap(({ addresses }) => addresses),
  ])
  // A list that can't be read may define any page.
  const isUnknown = collectionsWithPages(config).some((name) => !lists[name])
  return {
    lists,
    pages,
    isPath: (path) =>
      isUnknown ||
      pages.has(path) ||
      (path.includes('.') && isPlainPath(decoded(path)) && existsSync(`public${decoded(path)}`)),
    missingClaims: new Map(
      hidden.flatMap(({ addresses, fields }) =>
        addresses.map((path) => [path, String(fields.needs)] as const),
      ),
    ),
  }
}

function collectionsWithPages({ collections }: ContentConfig) {
  return Object.keys(collections).filter((name) => collections[name]?.routes)
}

function nameLists(config: ContentConfig, { definitions, root }: LookupInput) {
  const lists: Record<string, NameList | undefined> = {
    pages: { names: collectionsWithPages(config), file: 'the site' },
  }
  for (const [name, { kind }] of Object.entries(config.collections)) {
    if (kind === 'folder') lists[name] = { names: [], file: join(root, name) }
  }
  for (const { list, name, source } of definitions) {
    lists[list] ??= { names: [], file: source.file }
    lists[list].names.push(name)
  }
  return lists
}

/** The pages of app/ as routes: "/", "/about", "/blog/[slug]". */
export function appRoutes(): string[] {
  return readdirSync('app', { recursive: true, encoding: 'utf8' })
    .filter((file) => /(^|[\\/])page\.tsx$/.test(file))
    .map((file) => `/${file.replaceAll('\\', '/').replace(/\/?page\.tsx$/, '')}`)
}
