import type { z } from 'zod'

/**
 * A YAML file, which may be missing where its schema has a value for what is left out; or a folder of Markdown files, an
 * entry each, named after its slug.
 */
export type Definition<
  Schema extends z.ZodType = z.ZodType,
  Kind = 'file' | 'collection',
> = Options<Schema> & {
  kind: Kind
  schema: Schema
  /** What editors call it. */
  label: string
}

type Options<Schema extends z.ZodType> = {
  /** The pages that are made of it, the canonical one first: each name that it gives stands for what is in brackets. */
  routes?: readonly string[]
  /** What editors call an entry. */
  singular?: string
  /** The field by which a list names an entry. */
  entryTitle?: string
  /** The field with the day of the last change. */
  lastModified?: string
  /** The order in which pages list the entries; left out, that of their files' names. */
  order?(a: z.output<Schema>, b: z.output<Schema>): number
  /** A name for a file. Given, there has to be one at least: an export refuses a route that has no page. */
  example?: string
  /** Not for owners: a program writes it. */
  isGenerated?: boolean
}

const define =
  <Kind>(kind: Kind) =>
  <Schema extends z.ZodType>(
    schema: Schema,
    label: string,
    options: Options<Schema> = {},
  ): Definition<Schema, Kind> => ({ kind, schema, label, ...options })

export const defineFile = define('file' as const)
export const defineCollection = define('collection' as const)
