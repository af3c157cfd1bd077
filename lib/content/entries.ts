import type { z } from 'zod'
import type { Facts } from './claims'
import type { LineOf, Path, Problem, ValueProblem } from './problems'
import type { FieldSchema } from './schemas'

/** A file or a folder of content, as lib/site/content-collections.ts lists it. */
export type Collection = {
  /**
   * A YAML file, which may be missing when its schema or the folder of defaults has one for it; or a folder of Markdown files, one for each entry,
   * named after its slug.
   */
  kind: 'file' | 'folder'
  schema: z.ZodType
  /** Its name in the editor. */
  label: string
  /** The name of one entry in the editor. */
  singular?: string
  /** Routes of the pages that are made from it, the canonical one first. An entry's name replaces what is in brackets. */
  routes?: readonly string[]
  entryTitle?: string
  /** The order in which pages list the entries. By default, the order of the file names. */
  order?(a: object, b: object): number
  /** An example of a file name. If it is given, the folder needs at least one file: an export needs a page for every route. */
  example?: string
}

/** A file whose values could be read, whether they match its schema or not. */
export type Source = {
  file: string
  collection: string
  /** The slug of an entry of a folder. Empty for a file. */
  slug: string
  values: unknown
  lineOf: LineOf
  /** The text of a Markdown file. */
  body?: string | undefined
}

/** A heading of the second level: its text, and the id for links. */
export type Heading = { id: string; text: string }

/** A text as HTML. The HTML is empty when there are problems. */
export type Markdown = {
  content: string
  headings: Heading[]
  links: { href: string; line: number }[]
  /** Paths of its pictures. */
  pictures: string[]
  problems: Problem[]
}

/** A file that matches its schema: its fields, and the text of a Markdown file. */
export type Entry<Fields = object> = Source & Omit<Markdown, 'problems'> & { fields: Fields }

/** A collection after loading. `entries` has the files without problems. */
export type Loaded<Fields = object> = {
  sources: readonly Source[]
  entries: readonly Entry<Fields>[]
  problems: readonly Problem[]
}

/** A name that a file defines, to which other files can refer: the slug of an entry, or an item of a list. */
export type Definition = {
  /** The list of names to which it belongs: `services` in `reference('services')`. */
  list: string
  name: string
  source: Source
  path: Path
  fields: Readonly<Record<string, unknown>>
  /** Addresses of the pages that are made from it, the canonical one first. */
  addresses: readonly string[]
}

/** What the engine needs to know about the site. */
export type ContentConfig = {
  collections: Readonly<Record<string, Collection>>
  /** A folder of YAML files with the names of collections: what they say where the content leaves a field out. */
  defaultsFolder?: string
  /** Markdown of a collection as HTML. */
  renderMarkdown(
    file: string,
    body: string | undefined,
    facts: Facts | undefined,
    collection: string,
  ): Markdown
  /** The problem of a value that refers to something outside the content, such as a photo, or depends on another field of the same object. */
  valueProblem(schema: FieldSchema, value: string, parent: unknown): ValueProblem | undefined
  /** The problem of a text that pages show as it is. */
  textProblem(text: string): ValueProblem | undefined
}

/** The folder with the content, relative to the root of the repository. */
export const contentFolder = 'content'

/** @throws When lib/site/content-collections.ts has no such collection. */
export function collectionOf(config: ContentConfig, name: string): Collection {
  const collection = config.collections[name]
  if (!collection) throw new Error(`lib/site/content-collections.ts has no collection ${name}`)
  return collection
}
