import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import type { Source } from './load'
import { fieldProblem, type Problem, type ValueProblem } from './problems'
import { definitions, names } from './registry'
import { fieldSchemaOf, foundIn } from './schemas'

/** A name that a file gives, for others to refer to by the word of its list: the slug of an entry, or an item. */
type Named = ReturnType<typeof namedIn>[number]

/**
 * @param values What the file says, checked or as it is written.
 * @returns Each name with what stands beside it, and the addresses of the pages that are made of it, the canonical one
 * first.
 */
export function namedIn(source: Source, values: unknown) {
  const { kind, schema, routes = [] } = definitions[source.collection]
  const entry = {
    path: ['slug'],
    meta: { defines: source.collection },
    value: source.slug,
    parent: values,
  }
  const found = kind === 'collection' ? [entry] : [...foundIn(fieldSchemaOf(schema), values)]
  return found.flatMap(({ path, meta: { defines: list }, value, parent }) => {
    if (!list) return []
    const name = String(value)
    const ownRoutes = list === source.collection ? routes : []
    const addresses = ownRoutes.map((route) => route.replace(/\[\w+\]/, name))
    return { list, name, source, path, fields: parent as Record<string, unknown>, addresses }
  })
}

/** What the values of all files are compared with. */
export type Surroundings = ReturnType<typeof surroundingsOf>

/** Files that a build writes. */
const builtFiles = ['/sitemap.xml', '/robots.txt', '/feed.xml']

export function surroundingsOf(named: readonly Named[], root: string) {
  const withPages = names.filter((name) => definitions[name].routes)
  /** What can be named, by the word of `reference`, and where it stands; undefined where that cannot be read. */
  const known: Record<string, { known: string[]; place: string } | undefined> = {
    pages: { known: withPages, place: 'the site' },
  }
  for (const name of names)
    if (definitions[name].kind === 'collection')
      known[name] = { known: [], place: join(root, name) }
  for (const { list, name, source } of named) {
    known[list] ??= { known: [], place: source.file }
    known[list].known.push(name)
  }
  const fixed = appRoutes().filter((route) => !route.includes('['))
  const pages = new Set(builtFiles.concat(fixed, ...named.map(({ addresses }) => addresses)))
  // What cannot be read may have any page.
  const isUnknown = withPages.some((name) => !known[name])
  const isPath = (path: string) =>
    isUnknown || pages.has(path) || (path.includes('.') && existsSync(`public${path}`))
  return { names: known, isPath }
}

/** Pages whose address something else has: another page, or a folder of app/ or public/. */
export function addressProblems(named: readonly Named[]): Problem[] {
  const owners = new Map<string, string>()
  return named.flatMap(({ name, source, path, addresses: [address] }) => {
    if (!address) return []
    // An export has index.html for the home page, and 404.html for missing ones.
    const isTaken =
      /^\/(index|404)$/.test(address) ||
      existsSync(`app${address}`) ||
      existsSync(`public${address}`)
    const owner = owners.get(address) ?? (isTaken && 'the site')
    owners.set(address, `${source.file}:${source.lineOf(path)}`)
    const message = `${address} is an address of ${String(owner)} already`
    return owner ? fieldProblem(source, path, { message, example: `${name}-control` }) : []
  })
}

/** The pages of app/ as routes: "/", "/about", "/blog/[slug]". */
export function appRoutes(): string[] {
  return readdirSync('app', { recursive: true, encoding: 'utf8' })
    .filter((file) => /(^|[\\/])page\.tsx$/.test(file))
    .map((file) => `/${file.replaceAll('\\', '/').replace(/\/?page\.tsx$/, '')}`)
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
