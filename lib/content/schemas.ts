import { z } from 'zod'
import type { FieldMeta } from './fields'

/** A schema without what makes it optional or changes its value, and the metadata of all its wrappings. */
export function unwrap(schema: z.ZodType): {
  inner: z.ZodType
  meta: FieldMeta & z.core.GlobalMeta
} {
  const wrapped =
    schema instanceof z.ZodOptional ||
    schema instanceof z.ZodNullable ||
    schema instanceof z.ZodDefault ||
    schema instanceof z.ZodPrefault
      ? schema.unwrap()
      : schema instanceof z.ZodPipe
        ? schema.in
        : undefined
  if (!wrapped) return { inner: schema, meta: { ...schema.meta() } }
  const { inner, meta } = unwrap(wrapped as z.ZodType)
  return { inner, meta: { ...meta, ...schema.meta() } }
}

/** The schema of a field or of an item. */
export function partOf(schema: z.ZodType | undefined, part: PropertyKey): z.ZodType | undefined {
  const inner = schema && unwrap(schema).inner
  if (inner instanceof z.ZodObject) return (inner.shape as Record<PropertyKey, z.ZodType>)[part]
  if (inner instanceof z.ZodArray) return inner.element as z.ZodType
  return inner instanceof z.ZodRecord ? (inner.valueType as z.ZodType) : undefined
}

/** Whether a schema has a value for what is left out. */
export function isOptional(schema: z.ZodType | undefined): boolean {
  return schema?.safeParse(undefined).success ?? false
}

/** Values without the fields that may be left out and have nothing behind their colon: YAML reads null there. */
export function withoutEmptyFields(schema: z.ZodType | undefined, values: unknown): unknown {
  if (values === null && isOptional(schema)) return undefined
  if (Array.isArray(values)) {
    return values.map((value, index) => withoutEmptyFields(partOf(schema, index), value))
  }
  if (!values || typeof values !== 'object') return values
  return Object.fromEntries(
    Object.entries(values)
      .map(([key, value]) => [key, withoutEmptyFields(partOf(schema, key), value)] as const)
      .filter(([, value]) => value !== undefined),
  )
}

export type Path = readonly (string | number)[]

/** A value with what its schema says of it. */
export type Found = { path: Path; meta: FieldMeta; value: unknown; parent: unknown }

/** The values of all fields whose schema has metadata. */
export function* fieldsWithMeta(
  schema: z.ZodType,
  value: unknown,
  path: Path = [],
  parent?: unknown,
): Generator<Found> {
  if (value === undefined || value === null) return
  const { inner, meta } = unwrap(schema)
  if (Object.keys(meta).length > 0) yield { path, meta, value, parent }
  if (inner instanceof z.ZodUnion) {
    const options = inner.options as z.ZodType[]
    const option =
      options.find((choice) => choice.safeParse(value).success) ??
      options.find((choice) => hasFields(choice, value))
    if (option) yield* fieldsWithMeta(option, value, path, parent)
  } else if (typeof value === 'object') {
    for (const [key, field] of Object.entries(value)) {
      const name = Array.isArray(value) ? Number(key) : key
      const part = partOf(inner, name)
      if (part) yield* fieldsWithMeta(part, field, [...path, name], value)
    }
  }
}

/** Whether a value that is wrong in some way was to be one of a schema: all its fields are known there. */
function hasFields(schema: z.ZodType, value: unknown) {
  return (
    schema instanceof z.ZodObject &&
    typeof value === 'object' &&
    Object.keys(value ?? {}).every((key) => Object.hasOwn(schema.shape, key))
  )
}
