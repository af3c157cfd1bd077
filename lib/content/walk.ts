import { z } from 'zod'
import type { FieldMeta } from './fields'
import { fieldName, type Problem, type ValueProblem } from './problems'
import type { LineOf } from './yaml'
import { isPhoto, photoProblem } from '@/lib/images/photo-problem'
import type { PhotoPlace } from '@/lib/images/photo-slots'
import { drawingProblem, pictureProblem } from '@/lib/images/pictures'

/** What the values of all files are compared with. */
export type Surroundings = {
  today: Date
  /** What can be named, by the word of `reference`; undefined where the file that gives it cannot be read. */
  names: Readonly<Record<string, readonly string[] | undefined>>
  /** The file that gives a list of names, where they are no entries of a folder. */
  sourceOf: (refersTo: string) => string | undefined
  isPath: (path: string) => boolean
  publicFolder: string
}

/** A file of content whose values could be read, whether they fit its schema or not. */
export type Source = {
  file: string
  /** Name of its folder, or of the file itself. */
  collection: string
  /** Of an entry of a folder. */
  slug: string
  values: unknown
  lineOf: LineOf
}

type Path = readonly (string | number)[]

/** A value with what its schema says of it. */
type Found = { path: Path; meta: FieldMeta; value: unknown; parent: unknown }

/** What is wrong with what a file names: everything that its schema says in metadata is checked here. */
export function namingProblems(
  source: Source,
  schema: z.ZodType,
  surroundings: Surroundings,
): Problem[] {
  const { file, values, lineOf } = source
  return [...fieldsWithMeta(schema, values)].flatMap((found) =>
    problemsOf(found, source, surroundings).map(({ path, ...problem }) => ({
      file,
      line: lineOf(path),
      field: fieldName(path),
      ...problem,
    })),
  )
}

/** The values of all fields whose schema has metadata. */
function* fieldsWithMeta(
  schema: z.ZodType,
  value: unknown,
  path: Path = [],
  parent?: unknown,
): Generator<Found> {
  const { inner, meta } = unwrap(schema)
  if (value === undefined || value === null) return
  if (Object.keys(meta).length > 0) yield { path, meta, value, parent }
  if (inner instanceof z.ZodUnion) {
    const options = inner.options as z.ZodType[]
    const option =
      options.find((choice) => choice.safeParse(value).success) ??
      options.find((choice) => hasFields(choice, value))
    if (option) yield* fieldsWithMeta(option, value, path, parent)
  } else if (Array.isArray(value)) {
    for (const [index, item] of value.entries()) {
      if (inner instanceof z.ZodArray) {
        yield* fieldsWithMeta(inner.element as z.ZodType, item, [...path, index], value)
      }
    }
  } else if (typeof value === 'object') {
    for (const [key, field] of Object.entries(value)) {
      const part =
        inner instanceof z.ZodObject
          ? (inner.shape as Record<string, z.ZodType>)[key]
          : inner instanceof z.ZodRecord
            ? (inner.valueType as z.ZodType)
            : undefined
      if (part) yield* fieldsWithMeta(part, field, [...path, key], value)
    }
  }
}

/** Whether a value that is wrong in some way was to be one of a schema: all its fields are known there. */
function hasFields(schema: z.ZodType, value: unknown) {
  return (
    schema instanceof z.ZodObject &&
    typeof value === 'object' &&
    Object.keys(value ?? {}).every((key) => Object.hasOwn(schema.shape as object, key))
  )
}

/** A schema without what makes it optional or changes its value, and the metadata of all its wrappings. */
export function unwrap(schema: z.ZodType): { inner: z.ZodType; meta: FieldMeta } {
  const meta = (schema.meta() ?? {}) as FieldMeta
  if (
    schema instanceof z.ZodOptional ||
    schema instanceof z.ZodNullable ||
    schema instanceof z.ZodDefault ||
    schema instanceof z.ZodPrefault
  ) {
    const { inner, meta: innerMeta } = unwrap(schema.unwrap() as z.ZodType)
    return { inner, meta: { ...innerMeta, ...meta } }
  }
  if (schema instanceof z.ZodPipe) {
    const { inner, meta: innerMeta } = unwrap(schema.in as z.ZodType)
    return { inner, meta: { ...innerMeta, ...meta } }
  }
  return { inner: schema, meta }
}

function problemsOf(
  { path, meta, value, parent }: Found,
  source: Source,
  surroundings: Surroundings,
): (ValueProblem & { path: Path })[] {
  if (value === null) return []
  if (Array.isArray(value)) return meta.isDistinct ? repetitions(value, path) : []
  if (typeof value === 'object')
    return meta.keys ? keyProblems(meta, value, path, surroundings) : []
  const problem =
    typeof value === 'string' || meta.isPast
      ? valueProblem(String(value), meta, parent, source, surroundings)
      : undefined
  return problem ? [{ path, ...problem }] : []
}

function valueProblem(
  value: string,
  meta: FieldMeta,
  parent: unknown,
  { collection, slug }: Source,
  { today, names, sourceOf, isPath, publicFolder }: Surroundings,
): ValueProblem | undefined {
  if (meta.refersTo) {
    const known = names[meta.refersTo]
    if (meta.refersTo === collection && value === slug) {
      return { message: `${value} is this one itself: take it out` }
    }
    if (!known || known.includes(value)) return undefined
    return unknownName(value, known, sourceOf(meta.refersTo))
  }
  if (meta.photo && isPhoto(value)) {
    const focus = (parent as Record<string, unknown>)[meta.photoFocus ?? 'focus']
    return photoProblem({ src: value, focus: focus as never }, meta.photo as PhotoPlace)
  }
  if (meta.drawing) return drawingProblem(meta.drawing, value, publicFolder)
  if (meta.picture) return pictureProblem(value, publicFolder)
  if (meta.sitePath) return pathProblem(value, isPath)
  return meta.isPast ? futureProblem(value, today) : undefined
}

function unknownName(value: string, known: readonly string[], source: string | undefined) {
  const list = [...known].sort().join(', ')
  if (source) return { message: `“${value}” is not one of ${list || 'those'} of ${source}` }
  return { message: `there is no ${value}: take it out${list && `, or name one of ${list}`}` }
}

function keyProblems(
  { keys = '', hasEveryKey }: FieldMeta,
  value: object,
  path: Path,
  { names, sourceOf }: Surroundings,
) {
  const known = names[keys]
  if (!known) return []
  const missing = hasEveryKey ? known.filter((name) => !Object.hasOwn(value, name)) : []
  return [
    ...Object.keys(value)
      .filter((key) => !known.includes(key))
      .map((key) => ({ path: [...path, key], ...unknownName(key, known, sourceOf(keys)) })),
    ...missing.map((key) => ({
      path: [...path, key],
      message: 'is missing',
      example: 'its name with the fields of another one below it, in your words',
    })),
  ]
}

function repetitions(values: readonly unknown[], path: Path) {
  return values.flatMap((value, index) =>
    values.indexOf(value) === index
      ? []
      : [{ path: [...path, index], message: `${String(value)} is named twice` }],
  )
}

function pathProblem(value: string, isPath: (path: string) => boolean) {
  if (!value.startsWith('/')) return undefined
  const path = value.split(/[?#]/, 1)[0] ?? ''
  return isPath(path)
    ? undefined
    : { message: `the site has no page ${value}`, example: '/contact' }
}

const dayMilliseconds = 86_400_000

/** Tomorrow is let pass: east of the computer's time zone it may be today. */
function futureProblem(value: string, today: Date): ValueProblem | undefined {
  const tomorrow = new Date(today.getTime() + dayMilliseconds).toISOString()
  const isDay = /^\d{4}(-\d\d-\d\d)?$/.test(value)
  if (!isDay || value <= tomorrow.slice(0, value.length)) return undefined
  const example = today.toISOString().slice(0, value.length)
  return { message: `${value} is still to come`, example, isClockDependent: true }
}
