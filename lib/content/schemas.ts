import { z } from 'zod'
import { cached } from './cached'
import type { FieldMeta } from './fields'
import type { Path } from './problems'

/** A schema as JSON Schema with our metadata, without wrappers such as `optional`. */
export type FieldSchema = z.core.JSONSchema.BaseSchema & FieldMeta

export const fieldSchemaOf = cached((schema: z.ZodType): FieldSchema =>
  z.toJSONSchema(schema, { io: 'input' }),
)

/** The schema of a field or of a list item. Of several choices, the first that has it. */
export function partOf(schema: FieldSchema, part: PropertyKey): FieldSchema | undefined {
  return [schema, ...(schema.anyOf ?? [])]
    .map(({ properties, items, additionalProperties }) => {
      const fields = properties as Readonly<Record<PropertyKey, unknown>> | undefined
      return fields?.[part] ?? items ?? additionalProperties
    })
    .find((found): found is FieldSchema => typeof found === 'object')
}

/** A value, or a key of a record, with its schema. */
export type Found = { path: Path; meta: FieldSchema; value: unknown; parent: unknown }

/** All values inside of a value, and keys of records, with their schemas. */
export function* foundIn(
  meta: FieldSchema,
  value: unknown,
  path: Path = [],
  parent?: unknown,
): Generator<Found> {
  if (value === undefined || value === null) return
  yield { path, meta, value, parent }
  if (typeof value !== 'object') return
  const keys = meta.propertyNames as FieldSchema | undefined
  for (const [key, inner] of Object.entries(value)) {
    const name = Array.isArray(value) ? Number(key) : key
    if (keys) yield { path: [...path, name], meta: keys, value: key, parent: value }
    const part = partOf(meta, name)
    if (part) yield* foundIn(part, inner, [...path, name], value)
  }
}
