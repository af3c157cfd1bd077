import type { Field } from '@sveltia/cms'
import type { z } from 'zod'
import { jsonSchemaOf } from '../json-schemas'
import type { FieldSchema } from '@/lib/content/schemas'

/** What fields that name something else can name, by the word of `reference`. */
export type Names = Readonly<Record<string, readonly string[] | undefined>>

type JsonSchema = FieldSchema & { patternErrorMessage?: string }

/** From this many characters on, a text that may be no shorter is a sentence. */
const sentenceCharacters = 20

/** A text that may be longer than this is no title. */
const titleCharacters = 90

/**
 * The fields of a form for what a schema asks for, as Sveltia draws them.
 *
 * @param values What the file says now: the keys of a record without a list of its own come from here.
 */
export function formFields(schema: z.ZodType, names: Names, values?: unknown): Field[] {
  return fieldsOf(firstChoice(jsonSchemaOf(schema)), names, values)
}

function fieldsOf(schema: JsonSchema, names: Names, values: unknown): Field[] {
  const known = (values ?? {}) as Record<string, unknown>
  const properties = (schema.properties as Record<string, JsonSchema> | undefined) ?? {}
  const { refersTo = '', enum: choices } = (schema.propertyNames ?? {}) as JsonSchema
  const keys = names[refersTo] ?? choices?.map(String) ?? Object.keys(known)
  const record = schema.properties ? [] : keys.map((key) => [key, schema.additionalProperties])
  return [...Object.entries(properties), ...(record as [string, JsonSchema][])].flatMap(
    ([name, property]) => {
      const isRequired = schema.required?.includes(name) ?? false
      return fieldOf(name, property, isRequired, names, known[name]) ?? []
    },
  )
}

function fieldOf(
  name: string,
  whole: JsonSchema,
  required: boolean,
  names: Names,
  values?: unknown,
): Field | undefined {
  const schema = firstChoice(whole)
  const { title = labelOf(name), description: hint } = { ...schema, ...whole }
  const widget = widgetOf(schema, names, values)
  return widget && ({ name, label: title, required, ...(hint && { hint }), ...widget } as Field)
}

/** The widget with its options. Nothing for a group of no fields. */
function widgetOf(schema: JsonSchema, names: Names, values: unknown): object | undefined {
  if (schema.type === 'array') return listOf(schema, names, values)
  if (schema.refersTo) return reference(names[schema.refersTo])
  if (schema.photo) return { widget: 'image' }
  if (schema.enum) return { widget: 'select', options: schema.enum.map(String) }
  if (schema.type === 'object') {
    const fields = fieldsOf(schema, names, values)
    return fields.length > 0 ? { widget: 'object', fields } : undefined
  }
  if (schema.type === 'boolean') return { widget: 'boolean' }
  return schema.type === 'string' ? textOf(schema) : numberOf(schema)
}

/** Sveltia refuses a choice of nothing, and with it all forms: while there is nothing to choose, a name is typed. */
function reference(known: readonly string[] = []) {
  if (known.length === 0) return { widget: 'string', type: 'text' }
  return { widget: 'select', options: known.map((value) => ({ value, label: labelOf(value) })) }
}

function listOf(schema: JsonSchema, names: Names, values: unknown) {
  const { prefixItems, refersTo, minItems, maxItems } = schema
  const first = (prefixItems?.[0] ?? schema.items) as JsonSchema
  const sample = Array.isArray(values) ? (values[0] as unknown) : undefined
  const item = fieldOf('item', { ...first, ...(refersTo && { refersTo }) }, true, names, sample)
  const { length } = prefixItems ?? {}
  const bounds = { min: length ?? minItems, max: length ?? maxItems }
  if (item?.widget === 'select') {
    const { name: _, label: _label, required: _required, ...choice } = item
    return { ...choice, ...bounds, multiple: true }
  }
  if (item?.widget !== 'object' || !('fields' in item)) {
    return item && { widget: 'list', field: item, ...bounds }
  }
  const { fields } = item
  const summary = `{{fields.${fields[0]?.name}}}`
  return { widget: 'list', fields, collapsed: 'auto', summary, ...bounds }
}

function textOf({ format, minLength, maxLength, ...schema }: JsonSchema) {
  if (format === 'date') return { widget: 'datetime', type: 'date', format: 'YYYY-MM-DD' }
  const type = format === 'uri' ? 'url' : format === 'email' ? 'email' : 'text'
  const isLong =
    (minLength ?? 0) >= sentenceCharacters ||
    (maxLength ?? 0) > titleCharacters ||
    // A pattern that counts words, as that of a short answer.
    schema.pattern?.includes('\\S+\\s+')
  const [example] = (schema.examples ?? []) as string[]
  const message = schema.patternErrorMessage ?? (example && `must look like ${example}`)
  return {
    ...(isLong ? { widget: 'text' } : { widget: 'string', type }),
    // Sveltia has a pattern of its own for an e-mail address.
    ...(schema.pattern && message && type !== 'email' && { pattern: [schema.pattern, message] }),
    // A text that is required is not empty anyhow.
    minlength: minLength === 1 ? undefined : minLength,
    maxlength: maxLength,
  }
}

function numberOf({ type, minimum, exclusiveMinimum, maximum }: JsonSchema) {
  const value_type = type === 'integer' ? 'int' : 'float'
  return { widget: 'number', value_type, min: minimum ?? exclusiveMinimum, max: maximum }
}

/**
 * Of several kinds of value that a field takes, what a form can offer: text before all others, and of several groups
 * the fields of all, of which the build then says which belong together.
 */
function firstChoice(schema: JsonSchema): JsonSchema {
  const choices = (schema.anyOf ?? schema.allOf ?? []) as JsonSchema[]
  const text = choices.find(({ type, const: only }) => type === 'string' && only === undefined)
  const groups = choices.filter(({ properties }) => properties)
  if (text || groups.length === 0) return text ?? schema
  const properties = Object.assign({}, ...groups.map((group) => group.properties)) as object
  const isInAll = (name: string) => groups.every(({ required }) => required?.includes(name))
  return {
    type: 'object',
    properties: properties as JsonSchema['properties'],
    required: Object.keys(properties).filter(isInAll),
  }
}

/** "siteUrl" as "Site url", "same-day" as "Same day", and names with capitals as they are. */
function labelOf(name: string) {
  const words = name
    .replace(/([a-z])([A-Z])/g, (_, end: string, start: string) => `${end} ${start.toLowerCase()}`)
    .replaceAll('-', ' ')
  return words.charAt(0).toUpperCase() + words.slice(1)
}
