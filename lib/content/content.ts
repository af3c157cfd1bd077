import { cached } from './cached'
import { contentFolder, loadFacts, loadRow, type Entry, type Loaded } from './load'
import { ContentError } from './problems'
import type { CollectionName, FieldsOf, FileName, Name } from './registry'

// What the site shows. The names are those of Astro's content collections.

/** What a file says. Throws, naming file, line and field, when it is not as it should be. */
export function getEntry<File extends FileName>(name: File): FieldsOf<File> {
  const [entry] = rowOf(name).entries
  return entry?.fields as FieldsOf<File>
}

/** The entries of a folder, by the names of their files. Throws, naming file, line and field, when one is wrong. */
export function getCollection<Folder extends CollectionName>(
  name: Folder,
): readonly Entry<FieldsOf<Folder>>[] {
  return rowOf(name).entries as readonly Entry<FieldsOf<Folder>>[]
}

const facts = cached(() => loadFacts(contentFolder()))

const rows = new Map<Name, () => Loaded>()

function rowOf(name: Name): Loaded {
  const load = rows.get(name) ?? cached(() => rightRow(name))
  rows.set(name, load)
  return load()
}

function rightRow(name: Name) {
  const row = loadRow(name, contentFolder(), facts())
  if (row.problems.length > 0) throw new ContentError(row.problems)
  return row
}
