import { z } from 'zod'
import type { FieldSchema } from '@/lib/content/schemas'
import { collectionNames, findCollection, type Name } from '@/lib/site/content-collections'

const anItem = Symbol('an item of a list')
const anEntry = Symbol('an entry of a record')
type Place = { index: number; length: number }
type Part = string | typeof anItem | typeof anEntry | Place

/** What a schema says of a field, with the sentences of its refinements, which JSON Schema leaves out. */
export type RefinedSchema = FieldSchema & { refinements?: string[] }

/** A field of a file of content, whether any content uses it or not. */
export type SchemaField = {
  /** The name of its collection. */
  name: Name
  path: readonly Part[]
  meta: RefinedSchema
}

/** Every field of every schema. */
export const schemaFields: readonly SchemaField[] = collectionNames.flatMap((name) => {
  const schema = z.toJSONSchema(findCollection(name).schema, {
    io: 'input',
    override: addRefinements,
  })
  return [...fieldsOf(schema)].map(([path, meta]) => ({ name, path, meta }))
})

function addRefinements({ zodSchema, jsonSchema }: { zodSchema: unknown; jsonSchema: object }) {
  const { checks = [] } = (zodSchema as z.core.$ZodType)._zod.def
  const messages = checks.flatMap(({ _zod: { def } }) => {
    const { check, error } = def as z.core.$ZodCheckDef
    return check === 'custom' && error ? [String(error({} as never))] : []
  })
  if (messages.length > 0) Object.assign(jsonSchema, { refinements: messages })
}

function* fieldsOf(schema: FieldSchema, path: Part[] = []): Generator<[Part[], FieldSchema]> {
  yield [path, schema]
  for (const [key, field] of Object.entries(schema.properties ?? {})) {
    yield* fieldsOf(field as FieldSchema, [...path, key])
  }
  if (schema.items) yield* fieldsOf(schema.items as FieldSchema, [...path, anItem])
  for (const [index, item] of ((schema.prefixItems ?? []) as FieldSchema[]).entries()) {
    yield* fieldsOf(item, [...path, { index, length: schema.prefixItems?.length ?? 0 }])
  }
  const { additionalProperties: entry } = schema
  if (typeof entry === 'object') yield* fieldsOf(entry as FieldSchema, [...path, anEntry])
  for (const choice of schema.anyOf ?? []) yield* fieldsOf(choice as FieldSchema, path)
}

/** The values of a file that has this field alone. */
export function valuesWith({ path }: SchemaField, value: unknown) {
  return path.reduceRight<unknown>((inner, part) => {
    if (part === anItem) return [inner]
    if (typeof part === 'object') return Array(part.length).fill(inner)
    return { [part === anEntry ? 'any' : String(part)]: inner }
  }, value)
}

/** The name of the field in those values: questions[1].answer. */
export function fieldNameOf({ path }: SchemaField) {
  const parts = path.map((part) => {
    if (part === anItem) return '[1]'
    if (typeof part === 'object') return `[${part.index + 1}]`
    return `.${part === anEntry ? 'any' : String(part)}`
  })
  return parts.join('').replace(/^\./, '')
}
