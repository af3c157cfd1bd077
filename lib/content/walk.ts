import type { Source } from './load'
import { pageProblem, type Surroundings } from './names'
import { fieldProblem, type Problem, type ValueProblem } from './problems'
import { definitions } from './registry'
import { fieldSchemaOf, foundIn, type Found } from './schemas'
import { colorProblem } from '@/lib/images/contrast'
import { logoProblem } from '@/lib/images/logo-file'
import { isPhoto, photoProblem } from '@/lib/images/photo-problem'
import type { PhotoPlace } from '@/lib/images/photo-slots'
import { drawingProblem, pictureProblem } from '@/lib/images/pictures'

/** What is wrong with what files name: everything that their schemas say in metadata is checked here. */
export function namingProblems(sources: readonly Source[], surroundings: Surroundings): Problem[] {
  const said = new Map<string, string>()
  return sources.flatMap((source) => {
    const schema = fieldSchemaOf(definitions[source.collection].schema)
    return [...foundIn(schema, source.values)].flatMap((found) => {
      const problem = repeated(found, source.file, said) ?? problemOf(found, source, surroundings)
      return problem ? fieldProblem(source, found.path, problem) : []
    })
  })
}

/** What a list says twice, or a field that says its own. */
function repeated(
  { path, meta, value, parent }: Found,
  file: string,
  said: Map<string, string>,
): ValueProblem | undefined {
  if (typeof value !== 'string') return undefined
  if (Array.isArray(parent) && parent.indexOf(value) < Number(path.at(-1))) {
    return { message: `${value} is named twice` }
  }
  if (!meta.isUnique) return undefined
  const other = said.get(value)
  said.set(value, file)
  return other ? { message: `“${value}” is already used in ${other}` } : undefined
}

function problemOf(
  { path, meta, value, parent }: Found,
  { collection, slug }: Source,
  { names, isPath }: Surroundings,
): ValueProblem | undefined {
  const { refersTo, hasEvery, photo } = meta
  if (meta.isPast) return futureProblem(String(value))
  if (hasEvery && typeof value === 'object') {
    const { known = [] } = names[hasEvery] ?? {}
    const missing = known.filter((name) => !Object.hasOwn(value as object, name)).join(', ')
    const example = 'its name with the fields of another one below it, in your words'
    return missing ? { message: `nothing is said of ${missing}`, example } : undefined
  }
  // What is to be text and is a number has been told.
  if (typeof value !== 'string') return undefined
  if (meta.isFileName && slug && value.replace(/^\//, '') !== slug) {
    const message = `is ${value}, but the file is named ${slug}.md`
    return { message, example: value.startsWith('/') ? `/${slug}` : slug }
  }
  if (refersTo === collection && value === slug) {
    return { message: `${value} is this one itself: take it out` }
  }
  if (refersTo) {
    const { known, place } = names[refersTo] ?? { known: [value] }
    const list = [...known].sort().join(', ')
    const others = list && `, or name one of ${list}`
    const message = `there is no “${value}” in ${place}: take it out${others}`
    return known.includes(value) ? undefined : { message }
  }
  if (photo && isPhoto(value)) {
    const beside = parent as Record<string, unknown>
    const focus = beside.focus ?? beside[`${String(path.at(-1))}Focus`]
    return photoProblem({ src: value, focus: focus as never }, photo as PhotoPlace)
  }
  if (meta.logo) return logoProblem(value)
  if (meta.brandColor) return colorProblem(meta.brandColor, value)
  if (meta.drawing) return drawingProblem(meta.drawing, value)
  if (meta.picture) return pictureProblem(value)
  return meta.sitePath ? pageProblem(value, isPath) : undefined
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
