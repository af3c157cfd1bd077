import type { z } from 'zod'

type Definition<Schema extends z.ZodType> = {
  schema: Schema
  /** What editors call it. */
  label: string
  /** The pages that are made of it, the canonical one first: each name that it gives stands for what is in brackets. */
  routes?: readonly string[]
  /** The field by which a list names an entry. */
  entryTitle?: string
  /** The field with the day of the last change. */
  lastModified?: string
}

/** A YAML file. It may be missing where its schema has a value for what is left out. */
export type FileDefinition<Schema extends z.ZodType = z.ZodType> = Definition<Schema> & {
  kind: 'file'
  /** Not for owners: a program writes it. */
  isGenerated?: boolean
  example?: never
}

/** A folder of Markdown files, an entry each, named after its slug. */
export type CollectionDefinition<Schema extends z.ZodType = z.ZodType> = Definition<Schema> & {
  kind: 'collection'
  singular: string
  entryTitle: string
  /** The order in which pages list the entries; left out, that of their files' names. */
  order?(a: z.output<Schema>, b: z.output<Schema>): number
  /** A name for a file. Given, there has to be one at least: an export refuses a route that has no page. */
  example?: string
}

export type AnyDefinition = FileDefinition | CollectionDefinition

export function defineFile<Schema extends z.ZodType>(
  schema: Schema,
  label: string,
  others: Omit<FileDefinition, 'kind' | 'schema' | 'label'> = {},
): FileDefinition<Schema> {
  return { kind: 'file', schema, label, ...others }
}

export function defineCollection<Schema extends z.ZodType>(
  schema: Schema,
  label: string,
  others: Omit<CollectionDefinition<Schema>, 'kind' | 'schema' | 'label'>,
): CollectionDefinition<Schema> {
  return { kind: 'collection', schema, label, ...others }
}
