import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { z } from 'zod'
import { checks } from './checks'
import { resolveText, type Facts } from './claims'
import type { AnyDefinition, CollectionDefinition, FileDefinition } from './define'
import type { FieldMeta } from './fields'
import { checkFrontMatter } from './front-matter'
import { checkMarkdown, type CheckedMarkdown, type Heading, type Reference } from './markdown'
import type { Problem } from './problems'
import { factsFor, registry, type Content, type Name } from './registry'
import { pathOf, sitePaths } from './site-paths'
import { namingProblems, type Source, type Surroundings } from './walk'
import { checkYaml } from './yaml'

/** One file: its checked fields, and of a Markdown file its text as HTML. */
export type Entry<Fields = object> = Source & {
  fields: Fields
  content: string
  /** The headings of the second level in its text. */
  headings: Heading[]
  /** The links and pictures in its text. */
  references: Reference[]
}

/** What a row of the registry gives: the files that could be read, the entries that are right, and what is wrong. */
export type Loaded<Fields = object> = {
  sources: readonly Source[]
  entries: readonly Entry<Fields>[]
  problems: readonly Problem[]
}

/** Everything that stands in a folder of content, and all that is wrong with it. */
export type LoadedContent = {
  content: Content
  surroundings: Surroundings
  problems: readonly Problem[]
}

export const contentFolder = () => process.env.CONTENT || 'content'

const names = Object.keys(registry) as Name[]
const definitions: Readonly<Record<string, AnyDefinition>> = registry

/**
 * Reads and checks all content. Never throws for what an owner writes.
 *
 * @param root Its folder.
 * @param today Days that are later are a problem.
 */
export function loadContent(root = contentFolder(), today = new Date()): LoadedContent {
  const facts = loadFacts(root)
  const rows = Object.fromEntries(names.map((name) => [name, loadRow(name, root, facts)]))
  const content = rows as unknown as Content
  const surroundings = surroundingsOf(rows, today)
  const problems = [
    ...Object.values(rows).flatMap((row) => row.problems),
    ...names.flatMap((name) => namingProblemsOf(rows[name]?.sources ?? [], name, surroundings)),
    ...names.flatMap((name) => duplicates(name, rows[name]?.entries ?? [])),
    ...Object.values(rows).flatMap(({ entries }) => linkProblems(entries, surroundings)),
    ...checks.flatMap((check) => check(content, surroundings)),
  ]
  return {
    content,
    surroundings,
    problems: problems.sort((a, b) => a.file.localeCompare(b.file) || a.line - b.line),
  }
}

/** What texts may ask for; of a company that cannot be read a stand-in for each, so that the other files can be checked. */
export function loadFacts(root: string): Facts {
  const [company, claims] = (['company', 'claims'] as const).map(
    (name) => loadRow(name, root, undefined).entries[0]?.fields,
  )
  return factsFor(company, claims)
}

/** @param facts Left out, the texts stay as they are written. */
export function loadRow(name: Name, root: string, facts: Facts | undefined): Loaded {
  const definition = definitions[name] as AnyDefinition
  return definition.kind === 'file'
    ? loadFile(name, definition, root, name === 'company' || name === 'claims' ? undefined : facts)
    : loadFolder(name, definition, root, facts)
}

function loadFile(name: string, row: FileDefinition, root: string, facts?: Facts): Loaded {
  const file = `${join(root, name)}.yaml`
  const { schema, ifMissing, mayLoseTexts, example } = row
  if (!existsSync(file)) {
    if (ifMissing === undefined) {
      const message = 'there is no such file: put it back'
      return { sources: [], entries: [], problems: [{ file, line: 1, message, example }] }
    }
    const values = schema.parse(ifMissing) as object
    const source = { file, collection: name, slug: '', values, lineOf: () => 1 }
    const entry = { ...source, fields: values, content: '', headings: [], references: [] }
    return { sources: [source], entries: [entry], problems: [] }
  }
  const checked = checkYaml(file, readFileSync(file, 'utf8'), schema, { facts, mayLoseTexts })
  const { values, lineOf } = checked
  const source = { file, collection: name, slug: '', values, lineOf }
  if (!checked.ok) return { sources: [source], entries: [], problems: checked.problems }
  const fields = checked.fields as object
  const entry = { ...source, fields, content: '', headings: [], references: [] }
  return { sources: [source], entries: [entry], problems: [] }
}

function loadFolder(
  name: string,
  row: CollectionDefinition,
  root: string,
  facts: Facts = {},
): Loaded {
  const folder = join(root, name)
  const files = markdownFiles(folder).map((file) =>
    loadMarkdown(name, join(folder, file), row, facts),
  )
  const empty: Problem = {
    file: folder,
    line: 1,
    message: 'needs at least one file: put one back, or write one of your own',
    example: `${folder}/${row.example}.md`,
  }
  return {
    sources: files.map(({ source }) => source),
    entries: files.flatMap(({ entry }) => entry ?? []),
    problems: [
      ...(row.example && files.length === 0 ? [empty] : []),
      ...files.flatMap(({ problems }) => problems),
    ],
  }
}

/** A folder whose last file is taken out goes with it from the repository. */
function markdownFiles(folder: string) {
  if (!existsSync(folder)) return []
  return readdirSync(folder)
    .filter((file) => file.endsWith('.md'))
    .sort()
}

function loadMarkdown(
  collection: string,
  file: string,
  { schema }: CollectionDefinition,
  facts: Facts,
): { source: Source; entry?: Entry; problems: Problem[] } {
  const slug = file.replace(/^.*[\\/]|\.md$/g, '')
  const written = checkFrontMatter(file, readFileSync(file, 'utf8'), schema, facts)
  const { matter, body, linesBeforeBody } = written
  const { values, lineOf } = matter
  const text = checkText(file, body, facts, linesBeforeBody)
  const source = { file, collection, slug, values, lineOf }
  const problems = [...(matter.ok ? [] : matter.problems), ...written.problems, ...text.problems]
  if (!matter.ok) return { source, problems }
  const { fields } = matter
  if (fields.slug.replace(/^\//, '') !== slug) {
    const message = `is ${fields.slug}, but the file is named ${slug}.md`
    const example = fields.slug.startsWith('/') ? `/${slug}` : slug
    problems.push({ file, line: lineOf(['slug']), field: 'slug', message, example })
  }
  const { html: content, headings, references } = text
  return { source, entry: { ...source, fields, content, headings, references }, problems }
}

/** Finds mistakes where they are written, and makes HTML of what the business claims. */
function checkText(file: string, body: string, facts: Facts, linesBefore: number): CheckedMarkdown {
  const written = checkMarkdown(file, body, linesBefore)
  if (!body.includes('((')) return written
  try {
    const { html, headings, problems } = checkMarkdown(file, resolveText(body, facts))
    const broken = problems.map((problem) => ({
      ...problem,
      line: lineOfClaim(body) + linesBefore,
      message: `with the facts of the company in it: ${problem.message}`,
    }))
    const isBroken = written.problems.length === 0
    return { ...written, html, headings, problems: isBroken ? broken : written.problems }
  } catch (error) {
    const { message } = error as Error
    const [marker = ''] = /\(\([\w-]*/.exec(message) ?? []
    const problem = { file, line: lineOfClaim(body, marker) + linesBefore, message }
    return { ...written, problems: [...written.problems, problem] }
  }
}

function lineOfClaim(body: string, marker = '((') {
  return body.slice(0, body.indexOf(marker)).split('\n').length
}

function surroundingsOf(rows: Readonly<Record<string, Loaded>>, today: Date): Surroundings {
  const known: Record<string, readonly string[] | undefined> = {}
  const files: Record<string, string> = {}
  for (const [name, row] of Object.entries(definitions)) {
    const sources = rows[name]?.sources ?? []
    if (row.kind === 'collection') known[name] = sources.map(({ slug }) => slug)
    else {
      for (const [list, namesIn] of Object.entries(row.names ?? {})) {
        known[list] = namesOf(sources[0]?.values, namesIn)
        files[list] = `content/${name}.yaml`
      }
    }
  }
  const routed = Object.entries(definitions).flatMap(([name, { routes = [] }]) =>
    routes.map((route) => ({ route, names: known[name] })),
  )
  const isPath = sitePaths(
    routed.flatMap(({ route, names = [] }) => names.map((slug) => pathOf(route, slug))),
    'public',
  )
  const isComplete = routed.every((row) => row.names)
  return {
    today,
    names: known,
    sourceOf: (refersTo) => files[refersTo],
    // What cannot be read may have any page.
    isPath: (path) => !isComplete || isPath(path),
    publicFolder: 'public',
  }
}

/** Names from a file that may be wrong in any way: undefined where it has none. */
function namesOf(values: unknown, namesIn: (values: never) => readonly string[]) {
  try {
    const found = namesIn(values as never)
    return found.every((name) => typeof name === 'string') ? found : undefined
  } catch {
    return undefined
  }
}

function namingProblemsOf(sources: readonly Source[], name: Name, surroundings: Surroundings) {
  const { schema } = definitions[name] as AnyDefinition
  return sources.flatMap((source) => namingProblems(source, schema, surroundings))
}

/** What two entries say in a field that must be unique: a problem at the second, which names the first. */
function duplicates(name: Name, entries: readonly Entry[]): Problem[] {
  const { schema } = definitions[name] as AnyDefinition
  const shape = (schema as z.ZodObject).shape as Record<string, z.ZodType> | undefined
  const unique = Object.entries(shape ?? {}).filter(
    ([, field]) => (field.meta() as FieldMeta | undefined)?.isUnique,
  )
  return unique.flatMap(([field]) => {
    const seen = new Map<unknown, string>()
    return entries.flatMap(({ file, fields, lineOf }) => {
      const value = (fields as Record<string, unknown>)[field]
      const other = seen.get(value)
      if (!other) seen.set(value, file)
      if (!other) return []
      const message = `“${String(value)}” is already used in ${other}`
      return [{ file, line: lineOf([field]), field, message }]
    })
  })
}

/** Links of texts that lead nowhere. Their pictures have been looked at with the texts. */
function linkProblems(entries: readonly Entry[], { isPath }: Surroundings): Problem[] {
  return entries.flatMap(({ file, content, references }) =>
    references.flatMap(({ kind, href, line }): Problem[] => {
      const message = kind === 'link' && linkProblem(href, content, isPath)
      return message ? [{ file, line, message }] : []
    }),
  )
}

/** @param content HTML of the page's own text, in which a link to a heading looks for it. */
function linkProblem(href: string, content: string, isPath: (path: string) => boolean) {
  const [path = '', id] = href.split('#')
  if (path === '' && id) {
    return content.includes(`id="${id}"`) ? undefined : `there is no heading here for #${id}`
  }
  if (!href.startsWith('/')) return undefined
  return isPath(path.split('?', 1)[0] ?? '') ? undefined : `the site has no page ${path}`
}
