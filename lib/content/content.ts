import { cached } from './cached'
import { contentFolder, loadFacts, loadRow, type Entry, type Loaded } from './load'
import { lacksClaim } from './needed-claim'
import { problemLine } from './problems'
import { namedIn } from './references'
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

/** An entry of a folder, with its text as HTML. */
type EntryOf<Folder extends CollectionName> = FieldsOf<Folder> & Pick<Entry, 'content' | 'headings'>

/** The entries of a folder, in the order of its row. Throws, naming file, line and field, when one is wrong. */
export function getCollection<Folder extends CollectionName>(name: Folder) {
  return textsOf(name) as readonly EntryOf<Folder>[]
}

const textsOf = cached((name: Name): unknown =>
  entriesOf(name).map(({ fields, content, headings }) => ({ ...fields, content, headings })),
)

/** All pages that are made of entries, in the order of the registry: each with its row there, and the day, yyyy-mm-dd, of its last change. */
export const getEntryPages = cached(() =>
  names.flatMap((name) => {
    const { entryTitle = '' } = definitions[name]
    const named = entriesOf(name).flatMap((entry) => namedIn(entry, entry.fields))
    return named.flatMap(({ fields, addresses: [path] }) => {
      const lastModified = (fields.updated ?? fields.date) as string | undefined
      return path ? { name, path, title: String(fields[entryTitle]), lastModified, fields } : []
    })
  }),
)

const facts = cached(() => loadFacts(contentFolder()))

const entriesOf = cached((name: Name): Loaded['entries'] => {
  const { entries, problems } = loadRow(name, contentFolder(), facts())
  if (problems.length > 0) throw new Error(problems.map(problemLine).join('\n'))
  const shown = entries.filter(({ fields }) => !lacksClaim(fields, facts()))
  const { order } = definitions[name]
  return order ? shown.toSorted((a, b) => order(a.fields, b.fields)) : shown
})
