import type { z } from 'zod'

/** The fields of an entry of a folder, at least. */
type EntrySchema = z.ZodType<{ slug: string }>

type Definition<Schema extends z.ZodType> = {
  /** What editors call it. */
  label: string
  schema: Schema
  /** The pages that are made of it, the canonical one first: each name that it gives stands for what is in brackets. */
  routes?: readonly string[]
  /** The pages are worth printing: a printed one shows its address as a QR code. */
  hasQrCode?: boolean
  /** A text may have no words left without what is not claimed: then it shows nothing. */
  mayLoseTexts?: boolean
}

/** A YAML file. It may be missing where its schema has a value for what is left out. */
export type FileDefinition<Schema extends z.ZodType = z.ZodType> = Definition<Schema> & {
  kind: 'file'
  /** What its pages are made of. */
  pages?(values: z.output<Schema>): { slug: string; title: string }[]
  /** Not for owners: a program writes it. */
  isGenerated?: boolean
  example?: never
}

/** A folder of Markdown files, an entry each, named after its slug. */
export type CollectionDefinition<Schema extends EntrySchema = EntrySchema> = Definition<Schema> & {
  kind: 'collection'
  singular: string
  /** The field by which a list names an entry. */
  entryTitle: string
  /** The order in which pages list the entries; left out, that of their files' names. */
  order?(a: z.output<Schema>, b: z.output<Schema>): number
  /** The field with the day of the last change. */
  lastModified?: string
  /** A name for a file. Given, there has to be one at least: an export refuses a route that has no page. */
  example?: string
}

export type AnyDefinition = FileDefinition | CollectionDefinition

export function defineFile<Schema extends z.ZodType>(
  schema: Schema,
  others: Omit<FileDefinition<Schema>, 'kind' | 'schema'>,
): FileDefinition<Schema> {
  return { kind: 'file', schema, ...others }
}

export function defineCollection<Schema extends EntrySchema>(
  schema: Schema,
  others: Omit<CollectionDefinition<Schema>, 'kind' | 'schema'> & {
    entryTitle: keyof z.output<Schema>
    lastModified?: keyof z.output<Schema>
  },
): CollectionDefinition<Schema> {
  return { kind: 'collection', schema, ...others }
}
