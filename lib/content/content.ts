import { cached } from './cached'
import type { AnyDefinition } from './define'
import { contentFolder, loadFacts, loadRow, type Entry, type Loaded } from './load'
import { problemLine } from './problems'
import { registry, type CollectionName, type FieldsOf, type FileName, type Name } from './registry'
import { pathOf } from './site-paths'

// What the site shows. The names are those of Astro's content collections.

/** What a file says. Throws, naming file, line and field, when it is not as it should be. */
export function getEntry<File extends FileName>(name: File): FieldsOf<File> {
  const [entry] = entriesOf(name)
  return entry?.fields as FieldsOf<File>
}

/** The entries of a folder, in the order of its row. Throws, naming file, line and field, when one is wrong. */
export function getCollection<Folder extends CollectionName>(
  name: Folder,
): readonly Entry<FieldsOf<Folder>>[] {
  return entriesOf(name) as readonly Entry<FieldsOf<Folder>>[]
}

/** A page that is made of an entry. */
export type EntryPage = {
  /** The row of the registry. */
  name: Name
  path: string
  title: string
  /** Day, yyyy-mm-dd, of the last change. */
  lastModified?: string
  hasQrCode: boolean
  fields: Readonly<Record<string, unknown>>
}

/** All pages that are made of entries, in the order of the registry. */
export const getEntryPages = cached(() =>
  Object.entries<AnyDefinition>(registry).flatMap(([name, row]): EntryPage[] => {
    const [route] = row.routes ?? []
    if (!route) return []
    return pagesOf(name as Name, row).map(({ slug, ...page }) => ({
      name: name as Name,
      path: pathOf(route, slug),
      hasQrCode: row.hasQrCode ?? false,
      ...page,
    }))
  }),
)

function pagesOf(name: Name, row: AnyDefinition) {
  return entriesOf(name).flatMap(({ slug, fields: all }) => {
    const fields = all as Record<string, unknown>
    if (row.kind === 'file') return row.pages?.(fields).map((page) => ({ ...page, fields })) ?? []
    const { entryTitle, lastModified } = row
    return {
      slug,
      title: String(fields[entryTitle]),
      ...(lastModified && { lastModified: String(fields[lastModified]) }),
      fields,
    }
  })
}

const facts = cached(() => loadFacts(contentFolder()))

const rows = new Map<Name, () => Loaded['entries']>()

function entriesOf(name: Name) {
  const load = rows.get(name) ?? cached(() => rightEntries(name))
  rows.set(name, load)
  return load()
}

function rightEntries(name: Name) {
  const { entries, problems } = loadRow(name, contentFolder(), facts())
  if (problems.length > 0) throw new Error(problems.map(problemLine).join('\n'))
  const row: AnyDefinition = registry[name]
  if (row.kind === 'file' || !row.order) return entries
  return entries.toSorted((a, b) => row.order?.(a.fields as never, b.fields as never) ?? 0)
}
