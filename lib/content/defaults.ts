import type { FieldSchema } from './schemas'

export type YamlFile = { file: string; yaml: string }

type Group = Readonly<Record<string, unknown>>

/** The values of a file laid over its defaults. Groups are merged; a text or a list replaces that of the defaults. */
export function withDefaults(values: unknown, defaults: unknown): unknown {
  if (values === undefined) return defaults
  if (!isGroup(values) || !isGroup(defaults)) return values
  const names = new Set([...Object.keys(defaults), ...Object.keys(values)])
  return Object.fromEntries(
    [...names].map((name) => [name, withDefaults(values[name], defaults[name])]),
  )
}

/** The schema of what a writer has to write: a field that has a default may be left out. */
export function schemaWithDefaults(schema: FieldSchema, defaults: unknown): FieldSchema {
  if (defaults === undefined) return schema
  if (!isGroup(defaults)) return { ...schema, default: defaults as FieldSchema['default'] }
  if (!schema.properties) return schema
  return {
    ...schema,
    required: schema.required?.filter((name) => defaults[name] === undefined),
    properties: Object.fromEntries(
      Object.entries(schema.properties).map(([name, field]) => [
        name,
        schemaWithDefaults(field as FieldSchema, defaults[name]),
      ]),
    ),
  }
}

function isGroup(value: unknown): value is Group {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
