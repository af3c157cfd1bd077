import { existsSync } from 'node:fs'
import { dependsOnMissingClaim } from './claims'
import {
  collectionOf,
  type ContentConfig,
  type Definition,
  type Entry,
  type Source,
} from './entries'
import { asSlug } from './fields'
import { placeholderProblem } from './fill'
import type { LookupTables } from './lookup'
import { fieldProblem, type Problem, type ValueProblem } from './problems'
import { fieldSchemaOf, fieldValuesIn, type FieldSchema, type FieldValue } from './schemas'
import { withoutEnding } from '@/lib/address-key'

/**
 * The names that a file defines for others to refer to.
 *
 * @param values The values of the file, as they are written or checked.
 */
export function definitionsIn(
  config: ContentConfig,
  source: Source,
  values: unknown,
): Definition[] {
  const { kind, schema, routes = [] } = collectionOf(config, source.collection)
  const entry = {
    path: ['slug'],
    schema: { defines: source.collection },
    value: source.slug,
    parent: values,
  }
  const found = kind === 'folder' ? [entry] : [...fieldValuesIn(fieldSchemaOf(schema), values)]
  return found.flatMap(({ path, schema: { defines: list }, value, parent }) => {
    if (!list) return []
    const name = String(value)
    const ownRoutes = list === source.collection ? routes : []
    const addresses = ownRoutes.map((route) => route.replace(/\[\w+\]/, name))
    return { list, name, source, path, fields: parent as Record<string, unknown>, addresses }
  })
}

/** Pages whose address is taken by another page, or by a folder of app/ or public/. */
export function addressProblems(definitions: readonly Definition[]): Problem[] {
  const owners = new Map<string, string>()
  return definitions.flatMap(({ name, source, path, addresses: [address] }) => {
    if (!address) return []
    const owner = owners.get(address) ?? (isTakenBySite(address) ? 'the site' : undefined)
    owners.set(address, `${source.file}:${source.lineOf(path)}`)
    if (!owner) return []
    const message = `${address} is an address of ${owner} already`
    return fieldProblem(source, path, { message, example: `${name}-control` })
  })
}

function isTakenBySite(address: string) {
  // Hosts serve the index.html of a folder as the folder, and 404.html for missing pages.
  const isReserved = /\/index$|^\/404$/.test(address)
  return isReserved || existsSync(`app${address}`) || existsSync(`public${address}`)
}

/** Links in Markdown texts to pages that don't exist. */
export function linkProblems(entries: readonly Entry[], lookup: LookupTables): Problem[] {
  return entries.flatMap(({ file, links }) =>
    links.flatMap(({ href, line }) => {
      const problem = pathProblem(href, lookup)
      return problem ? { file, line, ...problem } : []
    }),
  )
}

/** The problem of a link to a path of the site. Addresses of other sites have none, and ids are checked in the finished site. */
function pathProblem(
  href: string,
  { isPath, missingClaims, pages }: LookupTables,
): ValueProblem | undefined {
  const [path = ''] = href.split(/[?#]/, 1)
  if (!path.startsWith('/') || isPath(path)) return undefined
  const claim = missingClaims.get(path)
  if (claim) {
    const message = `the site has no page ${path} while “${claim}” is not claimed: put the words of the link into double parentheses`
    return { message, example: `((${claim}? …))` }
  }
  const page = withoutEnding(path)
  if (page !== path && isPath(page)) {
    return { message: `the site has no page ${path}`, example: page }
  }
  if (/\.\w+$/.test(path)) {
    return { message: `there is no file public${path}: put it there`, example: path.toLowerCase() }
  }
  // A page may have moved to another folder: /ants to /blog/ants.
  const end = path.slice(path.lastIndexOf('/'))
  const alike = end !== '/' && [...pages].find((page) => page.endsWith(end))
  return { message: `the site has no page ${path}`, example: alike || '/contact' }
}

/** Checks every value whose schema says in its metadata to what it refers. */
export function referenceProblems(
  config: ContentConfig,
  sources: readonly Source[],
  lookup: LookupTables,
): Problem[] {
  /** File and line of the first use of each unique value. */
  const firstUses = new Map<string, string>()
  return sources.flatMap((source) => {
    const schema = fieldSchemaOf(collectionOf(config, source.collection).schema)
    return [...fieldValuesIn(schema, source.values)].flatMap((found) => {
      const problem =
        duplicateProblem(found, `${source.file}:${source.lineOf(found.path)}`, firstUses) ??
        problemOf(found, { config, source, lookup })
      return problem ? fieldProblem(source, found.path, problem) : []
    })
  })
}

/** The problem of an item that its list has twice, or of a value that has to be unique and is not. */
function duplicateProblem(
  { path, schema, value, parent }: FieldValue,
  place: string,
  firstUses: Map<string, string>,
): ValueProblem | undefined {
  if (typeof value !== 'string') return undefined
  if (Array.isArray(parent) && parent.slice(0, Number(path.at(-1))).includes(value)) {
    return { message: `${value} is named twice` }
  }
  // A slug that is there twice is reported as an address.
  const kind = schema.isUnique ?? (schema.isFileName ? undefined : schema.defines)
  if (!kind) return undefined
  const key = `${kind} ${value.toLowerCase()}`
  const firstUse = firstUses.get(key)
  firstUses.set(key, place)
  return firstUse ? { message: `“${value}” is already used in ${firstUse}` } : undefined
}

type Context = { config: ContentConfig; source: Source; lookup: LookupTables }

function problemOf(found: FieldValue, context: Context): ValueProblem | undefined {
  const { schema, value, parent } = found
  const { config, source, lookup } = context
  if (schema.hasEvery && typeof value === 'object') {
    return missingKeysProblem(value as object, lookup.lists[schema.hasEvery]?.names ?? [])
  }
  // The schema reports values that should be texts.
  if (typeof value !== 'string') return undefined
  if (schema.isFileName && source.slug && value.replace(/^\//, '') !== source.slug) {
    const message = `is ${value}, but the file is named ${source.slug}.md: rename one of the two, or delete the file if it is a copy`
    return { message }
  }
  if (schema.refersTo) return nameProblem(schema.refersTo, value, context)
  // A link whose words rest on a missing claim is not shown.
  if (schema.sitePath && !dependsOnMissingClaim(parent)) return pathProblem(value, lookup)
  if (schema.isProgram || dependsOnMissingClaim(value)) {
    return config.valueProblem(schema, value, parent)
  }
  return (
    config.valueProblem(schema, value, parent) ??
    placeholderProblem(value, schema.placeholders) ??
    (isText(schema) ? config.textProblem(value) : undefined)
  )
}

function missingKeysProblem(record: object, names: readonly string[]): ValueProblem | undefined {
  const missing = names.filter((name) => !Object.hasOwn(record, name))
  if (missing.length === 0) return undefined
  const example = 'its name with the fields of another one below it, in your words'
  return { message: `has no entry for ${missing.join(', ')}`, example }
}

function nameProblem(
  list: string,
  name: string,
  { source, lookup }: Context,
): ValueProblem | undefined {
  if (list === source.collection && name === source.slug) {
    return { message: `${name} is this one itself: take it out` }
  }
  const defined = lookup.lists[list]
  if (!defined || defined.names.includes(name)) return undefined
  const message = `there is no “${name}” in ${defined.file}: take it out`
  const meant = defined.names.find((other) => asSlug(other) === asSlug(name))
  if (meant !== undefined) {
    return { message: `${message}, or name the one that is there`, example: meant }
  }
  const others = [...defined.names].sort().join(', ')
  return { message: others ? `${message}, or name one of ${others}` : message }
}

/** Whether pages show this value as text. */
function isText({ type, pattern, format, enum: choices }: FieldSchema) {
  return type === 'string' && pattern === undefined && format === undefined && !choices
}
