import { z } from 'zod'
import { cached } from './cached'
import type { FieldMeta } from './fields'
import type { Path } from './problems'

/** A schema as JSON Schema with our metadata, without wrappers such as `optional`. */
export type FieldSchema = z.core.JSONSchema.BaseSchema &
  FieldMeta & {
    /** The message for a text that doesn't match its pattern, which VS Code shows, too. */
    patternErrorMessage?: string
  }

export const fieldSchemaOf = cached((schema: z.ZodType): FieldSchema =>
  z.toJSONSchema(schema, {
    io: 'input',
    override: ({ zodSchema, jsonSchema }) => {
      const message = patternMessage(zodSchema)
      if (message && jsonSchema.pattern) jsonSchema.patternErrorMessage = message
    },
  }),
)

function patternMessage({ _zod: { def } }: z.core.$ZodTypes): string | undefined {
  if (def.type !== 'string') return undefined
  const checks = def.checks?.map((check) => check._zod.def as z.core.$ZodCheckStringFormatDef) ?? []
  const message = checks.find(({ format }) => format === 'regex')?.error?.({} as never)
  return typeof message === 'string' ? message : message?.message
}

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
export type FieldValue = { path: Path; schema: FieldSchema; value: unknown; parent: unknown }

/** All values inside of a value, and keys of records, with their schemas. */
export function* fieldValuesIn(
  schema: FieldSchema,
  value: unknown,
  path: Path = [],
  parent?: unknown,
): Generator<FieldValue> {
  if (value === undefined || value === null) return
  yield { path, schema, value, parent }
  if (typeof value !== 'object') return
  const keys = schema.propertyNames as FieldSchema | undefined
  for (const [key, inner] of Object.entries(value)) {
    const name = Array.isArray(value) ? Number(key) : key
    if (keys) yield { path: [...path, name], schema: keys, value: key, parent: value }
    const part = partOf(schema, name)
    if (part) yield* fieldValuesIn(part, inner, [...path, name], value)
  }
}
