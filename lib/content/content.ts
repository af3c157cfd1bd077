import { cached } from './cached'
import { contentFolder, loadFacts, loadRow, type Entry, type Loaded } from './load'
import { namedIn } from './names'
import { problemLine } from './problems'
import {
  definitions,
  names,
  type CollectionName,
  type FieldsOf,
  type FileName,
  type Name,
} from './registry'

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
  lastModified: string | undefined
  fields: Readonly<Record<string, unknown>>
}

/** All pages that are made of entries, in the order of the registry. */
export const getEntryPages = cached(() =>
  names.flatMap((name): EntryPage[] => {
    const { entryTitle = '', lastModified = '' } = definitions[name]
    return entriesOf(name)
      .flatMap((entry) => namedIn(name, entry, entry.fields))
      .flatMap(({ fields, addresses: [path] }) => {
        const title = String(fields[entryTitle])
        return path
          ? { name, path, title, lastModified: fields[lastModified] as string, fields }
          : []
      })
  }),
)

const facts = cached(() => loadFacts(contentFolder()))

const rows = new Map(names.map((name) => [name, cached(() => rightEntries(name))]))

function entriesOf(name: Name) {
  return rows.get(name)?.() ?? []
}

function rightEntries(name: Name): Loaded['entries'] {
  const { entries, problems } = loadRow(name, contentFolder(), facts())
  if (problems.length > 0) throw new Error(problems.map(problemLine).join('\n'))
  const row = definitions[name]
  if (row.kind === 'file' || !row.order) return entries
  return entries.toSorted((a, b) => row.order?.(a.fields as never, b.fields as never) ?? 0)
}
