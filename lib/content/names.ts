import { existsSync } from 'node:fs'
import { join } from 'node:path'
import type { Source } from './load'
import { fieldProblem, type Problem } from './problems'
import { definitions, names, type Name } from './registry'
import { fieldSchemaOf, foundIn } from './schemas'
import { sitePaths } from './site-paths'

/** A name that a file gives, for others to refer to by the word of its list: the slug of an entry, or an item. */
type Named = ReturnType<typeof namedIn>[number]

/**
 * @param values What the file says, checked or as it is written.
 * @returns Each name with what stands beside it, and the addresses of the pages that are made of it, the canonical one
 * first.
 */
export function namedIn(row: Name, source: Source, values: unknown) {
  const { kind, schema, routes = [] } = definitions[row]
  const entry = { path: ['slug'], meta: { defines: row }, value: source.slug, parent: values }
  const found = kind === 'collection' ? [entry] : [...foundIn(fieldSchemaOf(schema), values)]
  return found.flatMap(({ path, meta: { defines: list }, value, parent }) => {
    if (!list) return []
    const name = String(value)
    const addresses = list === row ? routes.map((route) => route.replace(/\[\w+\]/, name)) : []
    return { list, name, source, path, fields: parent as Record<string, unknown>, addresses }
  })
}

/** What the values of all files are compared with. */
export type Surroundings = {
  /** What can be named, by the word of `reference`, and where it stands; undefined where that cannot be read. */
  names: Readonly<Record<string, { known: string[]; place: string } | undefined>>
  isPath: (path: string) => boolean
}

export function surroundingsOf(named: readonly Named[], root: string): Surroundings {
  const withPages = names.filter((name) => definitions[name].routes)
  const known: Record<string, { known: string[]; place: string } | undefined> = {
    pages: { known: withPages, place: 'the site' },
  }
  for (const name of names) {
    if (definitions[name].kind === 'collection')
      known[name] = { known: [], place: join(root, name) }
  }
  for (const { list, name, source } of named) {
    known[list] ??= { known: [], place: source.file }
    known[list].known.push(name)
  }
  const isPath = sitePaths(named.flatMap(({ addresses }) => addresses))
  // What cannot be read may have any page.
  const isComplete = withPages.every((name) => known[name])
  return { names: known, isPath: (path) => !isComplete || isPath(path) }
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
