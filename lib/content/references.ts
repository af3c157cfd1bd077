import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { isLostItem, type Facts } from './claims'
import type { Entry, Source } from './load'
import { decodedId } from './markdown'
import { lacksClaim } from './needed-claim'
import { placeholderProblem } from './placeholders'
import { plainTextProblem } from './plain-text'
import { fieldProblem, type Problem, type ValueProblem } from './problems'
import { definitions, names } from './registry'
import { fieldSchemaOf, foundIn, type FieldSchema, type Found } from './schemas'
import { guideSections, madeId, sectionsOf } from './section-ids'
import { colorProblem } from '@/lib/brand/contrast'
import { logoProblem } from '@/lib/brand/logo-file'
import { isPhoto, photoProblem } from '@/lib/images/photo-problem'
import { drawingProblem, pictureProblem } from '@/lib/images/pictures'

/** A name that a file gives, for others to refer to by the word of its list: the slug of an entry, or an item. */
type Named = ReturnType<typeof namedIn>[number]

/**
 * @param values What the file says, checked or as it is written.
 * @returns Each name with the fields beside it, and the addresses of the pages that are made of it, the canonical one first.
 */
export function namedIn(source: Source, values: unknown) {
  const { kind, schema, routes = [] } = definitions[source.collection]
  const entry = {
    path: ['slug'],
    meta: { defines: source.collection },
    value: source.slug,
    parent: values,
  }
  const found = kind === 'collection' ? [entry] : [...foundIn(fieldSchemaOf(schema), values)]
  return found.flatMap(({ path, meta: { defines: list }, value, parent }) => {
    if (!list) return []
    const name = String(value)
    const ownRoutes = list === source.collection ? routes : []
    const addresses = ownRoutes.map((route) => route.replace(/\[\w+\]/, name))
    return { list, name, source, path, fields: parent as Record<string, unknown>, addresses }
  })
}

/** What the values of all files are compared with. */
export type Surroundings = ReturnType<typeof surroundingsOf>

/** Files that a build writes. */
const builtFiles = ['/sitemap.xml', '/robots.txt']

type Loaded = { entries: readonly Entry[]; root: string; facts: Facts }

export function surroundingsOf(named: readonly Named[], { entries, root, facts }: Loaded) {
  const withPages = names.filter((name) => definitions[name].routes)
  /** What can be named, by the word of `reference`, and the file that has it; undefined where that cannot be read. */
  const known: Record<string, { known: string[]; place: string } | undefined> = {
    pages: { known: withPages, place: 'the site' },
  }
  for (const name of names)
    if (definitions[name].kind === 'collection')
      known[name] = { known: [], place: join(root, name) }
  for (const { list, name, source } of named) {
    known[list] ??= { known: [], place: source.file }
    known[list].known.push(name)
  }
  const fixed = appRoutes().filter((route) => !route.includes('['))
  const shown = named.filter(({ fields }) => !lacksClaim(fields, facts))
  const pages = new Set(builtFiles.concat(fixed, ...shown.map(({ addresses }) => addresses)))
  /** The claim that a page lacks, by its address. */
  const lackedClaims = new Map(
    named
      .filter((one) => !shown.includes(one))
      .flatMap(({ addresses, fields }) => addresses.map((path) => [path, String(fields.needs)])),
  )
  // What cannot be read may have any page.
  const isUnknown = withPages.some((name) => !known[name])
  const isPath = (path: string) =>
    isUnknown || pages.has(path) || (path.includes('.') && existsSync(`public${path}`))
  return { names: known, isPath, lackedClaims, placesOn: placesOn(named, entries) }
}

/** The ids of a page that a link can name, by its address; of pages whose ids are all known. */
function placesOn(named: readonly Named[], entries: readonly Entry[]) {
  const places = new Map<string, readonly string[]>()
  for (const { file, content, collection } of entries) {
    const sections = sectionsOf(collection)
    if (!sections) continue
    const ids = [...content.matchAll(/ id="([^"]+)"/g)].map(([, id = '']) => id)
    const page = named.find(({ source, addresses }) => source.file === file && addresses[0])
    if (page?.addresses[0]) places.set(page.addresses[0], [...ids, ...sections])
  }
  const questions = named.filter(({ list }) => list === 'questions').map(({ name }) => name)
  if (entries.some(({ collection }) => collection === 'identification-key')) {
    places.set('/field-guide', [...guideSections, ...questions])
  }
  return places
}

/** Pages whose address something else has: another page, or a folder of app/ or public/. */
export function addressProblems(named: readonly Named[]): Problem[] {
  const owners = new Map<string, string>()
  return named.flatMap(({ name, source, path, addresses: [address] }) => {
    if (!address) return []
    // An export has index.html for the home page, and 404.html for missing ones.
    const isTaken =
      // A host serves the index.html of a folder as the folder itself.
      /\/index$|^\/404$/.test(address) ||
      existsSync(`app${address}`) ||
      existsSync(`public${address}`)
    const owner = owners.get(address) ?? (isTaken && 'the site')
    owners.set(address, `${source.file}:${source.lineOf(path)}`)
    const message = `${address} is an address of ${String(owner)} already`
    return owner ? fieldProblem(source, path, { message, example: `${name}-control` }) : []
  })
}

/** The pages of app/ as routes: "/", "/about", "/blog/[slug]". */
export function appRoutes(): string[] {
  return readdirSync('app', { recursive: true, encoding: 'utf8' })
    .filter((file) => /(^|[\\/])page\.tsx$/.test(file))
    .map((file) => `/${file.replaceAll('\\', '/').replace(/\/?page\.tsx$/, '')}`)
}

/** Links in texts to pages that the site has not. */
export function linkProblems(entries: readonly Entry[], surroundings: Surroundings): Problem[] {
  return entries.flatMap(({ file, links }) =>
    links.flatMap(({ href, line }) => {
      const problem = pageProblem(href, surroundings)
      return problem ? { file, line, ...problem } : []
    }),
  )
}

function pageProblem(
  href: string,
  { isPath, lackedClaims, placesOn }: Surroundings,
): ValueProblem | undefined {
  const [path = ''] = href.split(/[?#]/, 1)
  if (!path.startsWith('/')) return undefined
  if (isPath(path)) {
    const id = decodedId(href.split('#')[1] ?? '')
    const places = placesOn.get(path)
    const isThere = ['', 'top', 'main', ...(places ?? [id])].includes(id) || madeId.test(id)
    if (isThere || id.startsWith(':~:')) return undefined
    const [example = 'main'] = places ?? []
    return { message: `${path} has no part #${id}`, example: `${path}#${example}` }
  }
  const claim = lackedClaims.get(path)
  if (claim) {
    const message = `the site has no page ${path} while “${claim}” is not claimed: put the words of the link into double parentheses`
    return { message, example: `((${claim}? …))` }
  }
  return { message: `the site has no page ${path}`, example: '/contact' }
}

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
  { meta, value, parent }: Found,
  { collection, slug }: Source,
  surroundings: Surroundings,
): ValueProblem | undefined {
  const { names } = surroundings
  const { refersTo, hasEvery, photo } = meta
  if (hasEvery && typeof value === 'object') {
    const { known = [] } = names[hasEvery] ?? {}
    const missing = known.filter((name) => !Object.hasOwn(value as object, name)).join(', ')
    const example = 'its name with the fields of another one below it, in your words'
    return missing ? { message: `nothing is said of ${missing}`, example } : undefined
  }
  // The schema has reported what should be text and is not.
  if (typeof value !== 'string') return undefined
  if (meta.isFileName && slug && value.replace(/^\//, '') !== slug) {
    return { message: `is ${value}, but the file is named ${slug}.md: rename one of the two` }
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
  if (photo && isPhoto(value)) return photoProblem(value, photo)
  if (meta.logo) return logoProblem(value)
  if (meta.brandColor) return colorProblem(meta.brandColor, value)
  if (meta.drawing) return drawingProblem(meta.drawing, value)
  if (meta.picture) return pictureProblem(value)
  // A link whose words rest on what is not so is not shown.
  if (meta.sitePath && !isLostItem(parent)) return pageProblem(value, surroundings)
  if (meta.isProgram || isLostItem(value)) return undefined
  return (
    placeholderProblem(value, meta.placeholders) ??
    (isText(meta) ? plainTextProblem(value) : undefined)
  )
}

/** Whether people read a value as it is written. */
function isText({ type, pattern, format, enum: words }: FieldSchema) {
  return type === 'string' && pattern === undefined && format === undefined && !words
}
