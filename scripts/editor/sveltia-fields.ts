import type { Field } from '@sveltia/cms'
import type { FieldSchema } from '@/lib/content/schemas'

/** The names that fields can refer to, by the list of `reference`. */
export type Names = Readonly<Record<string, readonly string[] | undefined>>

/** A text with at least this minimum length is a sentence. */
const sentenceCharacters = 20

/** A text whose maximum length is above this is longer than a title. */
const titleCharacters = 90

/**
 * The fields of Sveltia's form for a schema.
 *
 * @param values The current values of the file. A record without a list of names gets its keys from them.
 */
export function sveltiaFields(schema: FieldSchema, names: Names, values?: unknown): Field[] {
  return fieldsOf(firstChoice(schema), names, values)
}

function fieldsOf(schema: FieldSchema, names: Names, values: unknown): Field[] {
  const current = (values ?? {}) as Record<string, unknown>
  const properties = (schema.properties as Record<string, FieldSchema> | undefined) ?? {}
  const { refersTo = '' } = (schema.propertyNames ?? {}) as FieldSchema
  const keys = names[refersTo] ?? Object.keys(current)
  const record = schema.properties ? [] : keys.map((key) => [key, schema.additionalProperties])
  const fields = [...Object.entries(properties), ...(record as [string, FieldSchema][])]
  return fields.flatMap(([name, fieldSchema]) => {
    const required = schema.required?.includes(name) ?? false
    return fieldOf({ name, schema: fieldSchema, required, names, values: current[name] }) ?? []
  })
}

type FieldOptions = {
  name: string
  schema: FieldSchema
  required: boolean
  names: Names
  values: unknown
}

function fieldOf(options: FieldOptions): Field | undefined {
  const { name, required, names, values } = options
  const schema = firstChoice(options.schema)
  const { title = labelOf(name), description, default: standard } = { ...schema, ...options.schema }
  const left = typeof standard === 'string' && `Left empty, it is “${standard}”.`
  const hint = [description, left].filter(Boolean).join(' ')
  const widget = widgetOf(schema, names, values)
  return widget && ({ name, label: title, required, ...(hint && { hint }), ...widget } as Field)
}

/** The widget with its options. Undefined for a group without fields. */
function widgetOf(schema: FieldSchema, names: Names, values: unknown): object | undefined {
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

/** A select with the existing names. Without any it is a text field, because Sveltia refuses all forms with an empty select. */
function reference(names: readonly string[] = []) {
  if (names.length === 0) return { widget: 'string', type: 'text' }
  return { widget: 'select', options: names.map((value) => ({ value, label: labelOf(value) })) }
}

function listOf(schema: FieldSchema, names: Names, values: unknown) {
  const { prefixItems, minItems, maxItems } = schema
  const item = fieldOf({
    name: 'item',
    schema: (prefixItems?.[0] ?? schema.items) as FieldSchema,
    required: true,
    names,
    values: Array.isArray(values) ? (values[0] as unknown) : undefined,
  })
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

const inputTypes: Readonly<Record<string, string>> = { uri: 'url', email: 'email' }

function textOf(schema: FieldSchema) {
  const { format, minLength, maxLength } = schema
  if (format === 'date') return { widget: 'datetime', type: 'date', format: 'YYYY-MM-DD' }
  const type = inputTypes[format ?? ''] ?? 'text'
  const isLong =
    (minLength ?? 0) >= sentenceCharacters ||
    (maxLength ?? 0) > titleCharacters ||
    // A pattern that counts words, such as that of a short answer.
    schema.pattern?.includes('\\S+\\s+')
  const pattern = patternOf(schema)
  return {
    ...(isLong ? { widget: 'text' } : { widget: 'string', type }),
    // Sveltia has its own pattern for e-mail addresses.
    ...(pattern && type !== 'email' && { pattern }),
    // A required text can't be empty anyway.
    minlength: minLength === 1 ? undefined : minLength,
  }
}

/** A text's pattern with the message for a text that doesn't match it. */
function patternOf({ pattern, patternErrorMessage, examples, maxLength }: FieldSchema) {
  if (pattern) {
    const [example] = (examples ?? []) as string[]
    const message = patternErrorMessage ?? (example && `must look like ${example}`)
    return message && [`${pattern}|${claim}`, message]
  }
  if (!maxLength) return undefined
  return [`^[\\s\\S]{0,${maxLength}}$|${claim}`, `must have at most ${maxLength} characters`]
}

/** Matches a text with a claim, which a page shows without the marks: the content check counts and compares that of the page. */
const claim = String.raw`\(\(`

function numberOf({ type, minimum, exclusiveMinimum, maximum }: FieldSchema) {
  const value_type = type === 'integer' ? 'int' : 'float'
  return { widget: 'number', value_type, min: minimum ?? exclusiveMinimum, max: maximum }
}

/**
 * The one kind of value that a form can offer for a field with several kinds: text if possible, else a group with the
 * fields of all groups. The content check then reports fields that don't belong together.
 */
function firstChoice(schema: FieldSchema): FieldSchema {
  const choices = (schema.anyOf ?? []) as FieldSchema[]
  const text = choices.find(({ type, const: only }) => type === 'string' && only === undefined)
  const groups = choices.filter(({ properties }) => properties)
  if (text || groups.length === 0) return text ?? schema
  const properties = Object.assign({}, ...groups.map((group) => group.properties)) as object
  const isInAll = (name: string) => groups.every(({ required }) => required?.includes(name))
  return {
    type: 'object',
    properties: properties as FieldSchema['properties'],
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
