import type { z } from 'zod'
import { jsonSchemaOf } from '../json-schemas'

/** A field of a form, in terms of no editor in particular. */
export type FormField = {
  name: string
  label: string
  /** The schema's sentence for whoever fills it in. */
  hint?: string | undefined
  isRequired: boolean
} & FieldKind

type FieldKind =
  | {
      kind: 'text'
      /** Sentences, not a few words. */
      isLong: boolean
      format?: 'url' | 'email' | undefined
      pattern?: { source: string; message: string } | undefined
      minLength?: number | undefined
      maxLength?: number | undefined
    }
  | { kind: 'date' | 'image' | 'boolean' }
  | {
      kind: 'number'
      isWhole: boolean
      minimum?: number | undefined
      maximum?: number | undefined
    }
  | { kind: 'choice'; options: readonly Option[] }
  /** The slug of an entry of a folder. */
  | { kind: 'reference'; folder: string }
  | { kind: 'group'; fields: readonly FormField[] }
  | {
      kind: 'list'
      item: FormField
      minimum?: number | undefined
      maximum?: number | undefined
    }

type Option = { value: string; label: string }

/** What fields that name something else can name: the folders of entries, and lists of other things. */
export type Names = { folders: readonly string[]; options: Readonly<Record<string, Option[]>> }

type JsonSchema = z.core.JSONSchema.BaseSchema & {
  patternErrorMessage?: string
  /** Whether the value is the path of a photo. */
  photo?: boolean
  /** Of which folder or list the value is a name. */
  refersTo?: string
  /** Of which list the keys of a record are names. */
  keys?: string
}

/** From this many characters on, a text that may be no shorter is a sentence. */
const sentenceCharacters = 20

/** A text that may be longer than this is no title. */
const titleCharacters = 90

/**
 * The fields of a form for what a schema asks for.
 *
 * @param values What the file says now: the keys of a record without a list of its own come from here.
 */
export function formFields(schema: z.ZodType, names: Names, values?: unknown): FormField[] {
  const field = toField('', jsonSchemaOf(schema), { isRequired: true, names, values })
  return field?.kind === 'group' ? [...field.fields] : []
}

type Context = { isRequired: boolean; names: Names; values: unknown }

function toField(name: string, whole: JsonSchema, context: Context): FormField | undefined {
  const schema = firstChoice(whole)
  const kind = kindOf(name, schema, context)
  if (!kind) return undefined
  const { title, description } = { ...schema, ...whole }
  return {
    name,
    label: title ?? labelOf(name),
    ...(description && { hint: description }),
    isRequired: context.isRequired,
    ...kind,
  }
}

function kindOf(name: string, schema: JsonSchema, context: Context): FieldKind | undefined {
  const { names, values } = context
  if (schema.refersTo && schema.type !== 'array') return referenceTo(schema.refersTo, names)
  if (schema.photo) return { kind: 'image' }
  if (schema.enum) return { kind: 'choice', options: schema.enum.map(optionOf) }
  switch (schema.type) {
    case 'string':
      return textKind(schema)
    case 'boolean':
      return { kind: 'boolean' }
    case 'integer':
    case 'number':
      return numberKind(schema)
    case 'array': {
      const [first] = schema.prefixItems ?? [schema.items]
      const sample = Array.isArray(values) ? values[0] : undefined
      const { refersTo } = schema
      const item = toField(
        'item',
        { ...(first as JsonSchema), ...(refersTo && { refersTo }) },
        {
          isRequired: true,
          names,
          values: sample,
        },
      )
      if (!item) return undefined
      const length = schema.prefixItems?.length
      return {
        kind: 'list',
        item,
        minimum: length ?? schema.minItems,
        maximum: length ?? schema.maxItems,
      }
    }
    case 'object': {
      const fields = groupFields(schema, context)
      return fields.length > 0 ? { kind: 'group', fields } : undefined
    }
    default:
      throw new Error(`${name}: the editor has no field for ${JSON.stringify(schema)}`)
  }
}

function groupFields(schema: JsonSchema, { names, values }: Context): FormField[] {
  const known = (values ?? {}) as Record<string, unknown>
  const entries = schema.properties
    ? Object.entries(schema.properties as Record<string, JsonSchema>)
    : recordKeys(schema, names, known).map(({ value, label }) => {
        const item = schema.additionalProperties as JsonSchema
        return [value, { ...item, title: label }] as const
      })
  return entries.flatMap(
    ([name, property]) =>
      toField(name, property, {
        isRequired: schema.required?.includes(name) ?? false,
        names,
        values: known[name],
      }) ?? [],
  )
}

function recordKeys(schema: JsonSchema, names: Names, values: Record<string, unknown>): Option[] {
  const listed = schema.keys ? names.options[schema.keys] : undefined
  return listed ?? Object.keys(values).map((key) => ({ value: key, label: labelOf(key) }))
}

function referenceTo(name: string, { folders, options }: Names): FieldKind {
  if (folders.includes(name)) return { kind: 'reference', folder: name }
  const listed = options[name]
  if (!listed) throw new Error(`there is nothing called ${name} that a field could refer to`)
  return { kind: 'choice', options: listed }
}

function textKind(schema: JsonSchema): FieldKind {
  if (schema.format === 'date') return { kind: 'date' }
  const format = schema.format === 'uri' ? 'url' : schema.format === 'email' ? 'email' : undefined
  const { minLength, maxLength } = schema
  const isLong =
    (minLength ?? 0) >= sentenceCharacters || (maxLength ?? 0) > titleCharacters || isWords(schema)
  return { kind: 'text', isLong, format, pattern: patternOf(schema), minLength, maxLength }
}

/** Whether a pattern counts words, as that of a short answer does. */
function isWords({ pattern }: JsonSchema) {
  return pattern?.includes('\\S+\\s+') ?? false
}

/** An e-mail address has a pattern of its own, for which editors have a kind of field. */
function patternOf({ pattern, format, patternErrorMessage, examples = [] }: JsonSchema) {
  if (!pattern || format === 'email') return undefined
  const [example] = examples as string[]
  const message = patternErrorMessage ?? (example ? `must look like ${example}` : undefined)
  return message ? { source: pattern, message } : undefined
}

/** The bounds that zod gives every whole number are none of ours. */
function numberKind({ type, minimum, exclusiveMinimum, maximum }: JsonSchema): FieldKind {
  const isBound = (bound: number | boolean | undefined) =>
    typeof bound === 'number' && Math.abs(bound) < Number.MAX_SAFE_INTEGER ? bound : undefined
  const isWhole = type === 'integer'
  const above = isBound(exclusiveMinimum)
  return {
    kind: 'number',
    isWhole,
    minimum: isBound(minimum) ?? (above !== undefined && isWhole ? above + 1 : above),
    maximum: isBound(maximum),
  }
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

function optionOf(value: unknown): Option {
  return { value: String(value), label: String(value) }
}

/** "siteUrl" as "Site url", "same-day" as "Same day". */
function labelOf(name: string) {
  const words = name
    .replace(/([a-z])([A-Z])/g, '$1 $2')
    .replaceAll('-', ' ')
    .toLowerCase()
  return words.charAt(0).toUpperCase() + words.slice(1)
}
