import {
  collectionNames,
  findCollection,
  type Content,
  type FieldsOf,
  type FileName,
  type FolderName,
  type Name,
} from './content-collections'
import { contentRules } from './content-rules'
import { factsOf } from './facts'
import { contentConfig } from './site-checks'
import { cached } from '@/lib/content/cached'
import { type Facts, lacksClaim } from '@/lib/content/claims'
import { contentFolder, type Entry, type Loaded } from '@/lib/content/entries'
import * as engine from '@/lib/content/load'
import { problemLine, type Problem } from '@/lib/content/problems'
import { definitionsIn } from '@/lib/content/references'

/** Loads all content of a folder, with its problems in the order of files and lines. Never throws for wrong content. */
export function loadContent(root = contentFolder) {
  const facts = loadFacts(root)
  const loaded = engine.loadCollections(contentConfig, root, facts)
  const content = loaded.content as Content
  const problems: Problem[] = [
    ...loaded.problems,
    ...contentRules.flatMap((rule) => rule(content, loaded.lookup)),
  ]
  problems.sort((a, b) => a.file.localeCompare(b.file) || a.line - b.line)
  return { content, facts, lookup: loaded.lookup, problems }
}

function loadFacts(root: string): Facts {
  const [company] = loadCollection('company', root).entries
  const [claims] = loadCollection('claims', root).entries
  return factsOf(company?.fields, claims?.fields)
}

/** @param facts Facts and claims to insert. Left out, texts keep their placeholders. */
export function loadCollection<N extends Name>(name: N, root: string, facts?: Facts) {
  return engine.loadCollection(contentConfig, name, root, facts) as Loaded<FieldsOf<N>>
}

// The names below are those of Astro's content collections.

/** The fields of a file. Throws with file, line and field when something is wrong in it. */
export function getEntry<File extends FileName>(name: File): FieldsOf<File> {
  const [entry] = shownEntries(name)
  return entry?.fields as FieldsOf<File>
}

/** The fields of an entry of a folder, with its text as HTML. */
type EntryOf<Folder extends FolderName> = FieldsOf<Folder> & Pick<Entry, 'content' | 'headings'>

/** The entries of a folder, in their order. Throws with file, line and field when something is wrong in one of them. */
export function getCollection<Folder extends FolderName>(name: Folder) {
  return entriesWithText(name) as readonly EntryOf<Folder>[]
}

const entriesWithText = cached((name: Name): unknown =>
  shownEntries(name).map(({ fields, content, headings }) => ({ ...fields, content, headings })),
)

/** All pages that are made from entries, in the order of the collections. `lastModified` is a day as yyyy-mm-dd. */
export const getEntryPages = cached(() =>
  collectionNames.flatMap((name) => {
    const { entryTitle = '' } = findCollection(name)
    const definitions = shownEntries(name).flatMap((entry) =>
      definitionsIn(contentConfig, entry, entry.fields),
    )
    return definitions.flatMap(({ fields, addresses: [path] }) => {
      const lastModified = (fields.updated ?? fields.date) as string | undefined
      return path ? { name, path, title: String(fields[entryTitle]), lastModified, fields } : []
    })
  }),
)

const facts = cached(() => loadFacts(contentFolder))

/** The entries of a collection in their order, without those that need a claim that the company doesn't make. */
const shownEntries = cached((name: Name): readonly Entry[] => {
  const { entries, problems } = loadCollection(name, contentFolder, facts())
  if (problems.length > 0) throw new Error(problems.map(problemLine).join('\n'))
  const shown = entries.filter(({ fields }) => !lacksClaim(fields, facts()))
  const { order } = findCollection(name)
  return order ? shown.toSorted((a, b) => order(a.fields, b.fields)) : shown
})
