import {
  files,
  filesIn,
  folders,
  type EntryPage,
  type FileFields,
  type FileName,
  type FolderFields,
  type FolderName,
} from './collections'
import { ContentError, type Problem } from './read'
import type { Markdown } from '@/lib/markdown/markdown'

// The names of the functions are those of Astro's content collections.

const fieldsOf: { [N in FileName]: { fields: (name: N) => FileFields[N] } } = files

/** The fields of a YAML file. Throws with file, line and field when something is wrong in it. */
export function getEntry<N extends FileName>(name: N): FileFields[N] {
  return fieldsOf[name].fields(name)
}

const entriesOf: {
  [N in FolderName]: { entries: (name: N) => readonly (FolderFields[N] & Markdown)[] }
} = folders

/**
 * The entries of a folder, in their order: the fields of each, with its text as HTML. Throws with file, line and field
 * when something is wrong in one of them.
 */
export function getCollection<N extends FolderName>(name: N) {
  return entriesOf[name].entries(name)
}

/** The pages that are made from the entries of a folder, or from the services. */
export function pagesOf(name: FolderName | 'services'): EntryPage[] {
  if (name !== 'services') return folders[name].pages(name)
  return getEntry('services').services.map(({ slug, name, updated }) => {
    return { path: `/${slug}`, title: name, updated }
  })
}

/** All pages that are made from entries. */
export function allPages(): EntryPage[] {
  const inFolders = Object.entries(folders).flatMap(([name, { pages }]) => pages(name))
  return [...pagesOf('services'), ...inFolders]
}

/** All that is wrong in content/. */
export function contentProblems(): Problem[] {
  const reads = [
    ...Object.entries(files).map(
      ([name, { read }]) =>
        () =>
          read(name),
    ),
    ...Object.entries(folders).flatMap(([name, { read }]) =>
      filesIn(name).map((file) => () => read(file)),
    ),
  ]
  return reads.flatMap(problemsOf)
}

function problemsOf(read: () => unknown): readonly Problem[] {
  try {
    read()
    return []
  } catch (error) {
    if (error instanceof ContentError) return error.problems
    throw error
  }
}
