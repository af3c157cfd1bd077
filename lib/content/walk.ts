import type { z } from 'zod'
import type { FieldMeta } from './fields'
import type { FileParts } from './front-matter'
import { fieldName, fieldProblem, type Problem, type ValueProblem } from './problems'
import { fieldsWithMeta, type Found, type Path } from './schemas'
import { pageProblem } from './site-paths'
import type { LineOf } from './yaml'
import { isPhoto, photoProblem } from '@/lib/images/photo-problem'
import type { PhotoPlace } from '@/lib/images/photo-slots'
import { drawingProblem, pictureProblem } from '@/lib/images/pictures'

/** What the values of all files are compared with. */
export type Surroundings = {
  /** What can be named, by the word of `reference`, and the file that says it; undefined where that cannot be read. */
  names: Readonly<Record<string, Names | undefined>>
  isPath: (path: string) => boolean
}

type Names = { known: readonly string[]; file?: string }

/** A file of content whose values could be read, whether they fit its schema or not. */
export type Source = {
  file: string
  /** Name of its folder, or of the file itself. */
  collection: string
  /** Of an entry of a folder. */
  slug: string
  values: unknown
  lineOf: LineOf
  /** Of a Markdown file: what is below its front matter. */
  body?: FileParts['body'] | undefined
}

type ProblemWithin = ValueProblem & { path: Path }

/** What is wrong with what files of one schema name: everything that it says in metadata is checked here. */
export function namingProblems(
  sources: readonly Source[],
  schema: z.ZodType,
  surroundings: Surroundings,
): Problem[] {
  const said = new Map<string, string>()
  return sources.flatMap((source) =>
    [...fieldsWithMeta(schema, source.values)].flatMap((found) =>
      [...problemsOf(found, source, surroundings), ...duplicate(found, source.file, said)].map(
        ({ path, ...problem }) => fieldProblem(source, path, problem),
      ),
    ),
  )
}

/** A problem at the second of two files that say the same in a field in which each says its own. */
function duplicate({ path, meta, value }: Found, file: string, said: Map<string, string>) {
  if (!meta.isUnique) return []
  const key = `${fieldName(path)}: ${String(value)}`
  const other = said.get(key)
  if (!other) said.set(key, file)
  return other ? [{ path, message: `“${String(value)}” is already used in ${other}` }] : []
}

function problemsOf(found: Found, source: Source, surroundings: Surroundings): ProblemWithin[] {
  const { path, meta, value } = found
  if (Array.isArray(value)) return meta.isDistinct ? repetitions(value, path) : []
  if (typeof value === 'object' && value) {
    return meta.keys ? keyProblems(meta, value, path, surroundings) : []
  }
  // What is to be text and is a number has been told.
  if (typeof value !== 'string' && !meta.isPast) return []
  const problem = valueProblem(String(value), found, source, surroundings)
  return problem ? [{ path, ...problem }] : []
}

function valueProblem(
  value: string,
  { meta, parent }: Found,
  { collection, slug }: Source,
  { names, isPath }: Surroundings,
): ValueProblem | undefined {
  if (meta.refersTo === collection && value === slug) {
    return { message: `${value} is this one itself: take it out` }
  }
  if (meta.refersTo) return nameProblem(value, names[meta.refersTo])
  if (meta.photo && isPhoto(value)) {
    const focus = (parent as Record<string, unknown>)[meta.photoFocus ?? 'focus']
    return photoProblem({ src: value, focus: focus as never }, meta.photo as PhotoPlace)
  }
  if (meta.drawing) return drawingProblem(meta.drawing, value)
  if (meta.picture) return pictureProblem(value)
  if (meta.sitePath) {
    const message = pageProblem(value, isPath)
    return message ? { message, example: '/contact' } : undefined
  }
  return meta.isPast ? futureProblem(value) : undefined
}

function nameProblem(value: string, names: Names | undefined): ValueProblem | undefined {
  if (!names || names.known.includes(value)) return undefined
  const list = [...names.known].sort().join(', ')
  return names.file
    ? { message: `“${value}” is not one of ${list || 'those'} of ${names.file}` }
    : { message: `there is no ${value}: take it out${list && `, or name one of ${list}`}` }
}

function keyProblems(
  { keys = '', hasEveryKey }: FieldMeta,
  value: object,
  path: Path,
  { names }: Surroundings,
): ProblemWithin[] {
  const unknown = Object.keys(value).flatMap((key) => {
    const problem = nameProblem(key, names[keys])
    return problem ? [{ path: [...path, key], ...problem }] : []
  })
  const needed = hasEveryKey ? (names[keys]?.known ?? []) : []
  const missing = needed
    .filter((name) => !Object.hasOwn(value, name))
    .map((key) => ({
      path: [...path, key],
      message: 'is missing',
      example: 'its name with the fields of another one below it, in your words',
    }))
  return [...unknown, ...missing]
}

function repetitions(values: readonly unknown[], path: Path): ProblemWithin[] {
  return values.flatMap((value, index) =>
    values.indexOf(value) === index
      ? []
      : [{ path: [...path, index], message: `${String(value)} is named twice` }],
  )
}

const dayMilliseconds = 86_400_000

/** Tomorrow is let pass: east of the computer's time zone it may be today. */
function futureProblem(value: string): ValueProblem | undefined {
  const today = new Date()
  const tomorrow = new Date(today.getTime() + dayMilliseconds).toISOString()
  const isDay = /^\d{4}(-\d\d-\d\d)?$/.test(value)
  if (!isDay || value <= tomorrow.slice(0, value.length)) return undefined
  const example = today.toISOString().slice(0, value.length)
  return { message: `${value} is still to come`, example, isClockDependent: true }
}
