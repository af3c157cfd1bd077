import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { checks } from './checks'
import { resolveText, type Facts } from './claims'
import type { AnyDefinition } from './define'
import { splitFile, type FileParts } from './front-matter'
import { checkMarkdown, type CheckedMarkdown, type Heading, type Reference } from './markdown'
import { fieldProblem, type Problem } from './problems'
import { registry, type Content, type FieldsOf, type Name } from './registry'
import { fieldsWithMeta, isOptional, type Path } from './schemas'
import { pageProblem, pathOf, sitePaths } from './site-paths'
import { namingProblems, type Source, type Surroundings } from './walk'
import { checkYaml } from './yaml'
import { factsOf } from '@/lib/company/facts'

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
const definitions: Readonly<Record<Name, AnyDefinition>> = registry

/** Reads and checks all content of a folder. Never throws for what an owner writes. */
export function loadContent(root = contentFolder()): LoadedContent {
  const facts = loadFacts(root)
  const content = Object.fromEntries(
    names.map((name) => [name, loadRow(name, root, facts)]),
  ) as Content
  const given = names.flatMap((name) => namesIn(name, content[name]))
  const surroundings = surroundingsOf(given)
  const problems = [
    ...names.flatMap((name): readonly Problem[] => {
      const { sources, entries, problems }: Loaded = content[name]
      const { schema } = definitions[name]
      return [
        ...problems,
        ...namingProblems(sources, schema, surroundings),
        ...entries.flatMap((entry) => linkProblems(entry, surroundings)),
      ]
    }),
    ...addressProblems(given),
    ...checks.flatMap((check) => check(content)),
  ]
  problems.sort((a, b) => a.file.localeCompare(b.file) || a.line - b.line)
  return { content, surroundings, problems }
}

/** What texts may ask for. */
export function loadFacts(root: string): Facts {
  const [company] = loadRow('company', root).entries
  const [claims] = loadRow('claims', root).entries
  return factsOf(company?.fields, claims?.fields)
}

/** @param facts Left out, the texts stay as they are written. */
export function loadRow<N extends Name>(name: N, root: string, facts?: Facts): Loaded<FieldsOf<N>> {
  const { kind, example } = definitions[name]
  const path = join(root, name)
  const files = kind === 'file' ? [`${path}.yaml`] : markdownFiles(path)
  // Texts take their facts from these two.
  const ownFacts = name === 'company' || name === 'claims' ? undefined : facts
  const loaded = files.map((file) => loadFile(name, file, ownFacts))
  const problems = loaded.flatMap(({ problems }) => problems)
  if (example && files.length === 0) {
    const message = 'needs at least one file: put one back, or write one of your own'
    problems.push({ file: path, line: 1, message, example: `${path}/${example}.md` })
  }
  return {
    sources: loaded.map(({ source }) => source),
    entries: loaded.flatMap(({ entry }) => (entry as Entry<FieldsOf<N>>) ?? []),
    problems,
  }
}

/** A folder whose last file is taken out goes with it from the repository. */
function markdownFiles(folder: string) {
  if (!existsSync(folder)) return []
  const files = readdirSync(folder).filter((file) => file.endsWith('.md'))
  return files.sort().map((file) => join(folder, file))
}

function loadFile(
  collection: Name,
  file: string,
  facts?: Facts,
): { source: Source; entry?: Entry; problems: Problem[] } {
  const { kind, schema, mayLoseTexts } = definitions[collection]
  const slug = kind === 'file' ? '' : basename(file, '.md')
  const origin = { file, collection, slug }
  const parts = readParts(file, collection)
  if ('message' in parts) {
    const source = { ...origin, values: undefined, lineOf: () => parts.line }
    return { source, problems: [parts] }
  }
  const { yaml, linesBefore, body } = parts
  const checked = checkYaml(file, yaml, schema, { linesBefore, facts, mayLoseTexts })
  const { values, lineOf } = checked
  const source = { ...origin, values, lineOf, body }
  const text = body && checkText(file, body, facts ?? {})
  const problems = [...(checked.ok ? [] : checked.problems), ...(text?.problems ?? [])]
  if (!checked.ok) return { source, problems }
  const fields = checked.fields as { slug?: string }
  if (body && fields.slug?.replace(/^\//, '') !== slug) {
    const message = `is ${fields.slug}, but the file is named ${slug}.md`
    const example = fields.slug?.startsWith('/') ? `/${slug}` : slug
    problems.push(fieldProblem(source, ['slug'], { message, example }))
  }
  const { html: content = '', headings = [], references = [] } = text ?? {}
  return { source, entry: { ...source, fields, content, headings, references }, problems }
}

/** A file may be missing where its schema has a value for what is left out. */
function readParts(file: string, name: Name): FileParts | Problem {
  if (existsSync(file)) return splitFile(file, readFileSync(file, 'utf8'))
  const { schema } = definitions[name]
  if (isOptional(schema)) return { yaml: '', linesBefore: 0 }
  const [example] = (schema.meta()?.examples ?? []) as string[]
  return { file, line: 1, message: 'there is no such file: put it back', example }
}

/** Finds mistakes where they are written, and makes HTML of what the business claims. */
function checkText(
  file: string,
  { text, linesBefore }: NonNullable<FileParts['body']>,
  facts: Facts,
): CheckedMarkdown {
  const written = checkMarkdown(file, text, linesBefore)
  const problems = [...written.problems]
  const tell = (line: number, message: string) => problems.push({ file, line, message })
  const lineOfClaim = (marker: string) =>
    text.slice(0, text.indexOf(marker)).split('\n').length + linesBefore
  if (text.trim() === '') tell(linesBefore, 'has no text below its front matter')
  try {
    const resolved = resolveText(text, facts)
    if (resolved === text) return { ...written, problems }
    const { html, headings, problems: others } = checkMarkdown(file, resolved)
    if (problems.length === 0) {
      for (const { message } of others) {
        tell(lineOfClaim('(('), `with the facts of the company in it: ${message}`)
      }
    }
    return { ...written, html, headings, problems }
  } catch (error) {
    const { message } = error as Error
    const [marker = '(('] = /\(\([\w-]*/.exec(message) ?? []
    tell(lineOfClaim(marker), message)
    return { ...written, problems }
  }
}

/** A name that a file gives, for others to refer to by the word of its list: the slug of an entry, or an item. */
type Given = { list: string; name: string; source: Source; path: Path }

function namesIn(row: Name, { sources }: Loaded): Given[] {
  const { kind, schema } = definitions[row]
  return sources.flatMap((source) => {
    if (kind === 'collection') return [{ list: row, name: source.slug, source, path: ['slug'] }]
    return [...fieldsWithMeta(schema, source.values)].flatMap(({ meta, value, path }) => {
      const { defines: list } = meta
      if (!list) return []
      const given = typeof value === 'object' && value ? Object.keys(value) : [String(value)]
      return given.map((name) => ({ list, name, source, path }))
    })
  })
}

/** The addresses of the pages that are made of it, the canonical one first. */
function addressesOf({ list, name }: Given) {
  const row = (definitions as Readonly<Record<string, AnyDefinition | undefined>>)[list]
  return row?.routes?.map((route) => pathOf(route, name)) ?? []
}

function surroundingsOf(given: readonly Given[]): Surroundings {
  const withPages = names.filter((name) => definitions[name].routes)
  const known: Record<string, { known: string[]; file?: string }> = { pages: { known: withPages } }
  for (const name of names) {
    if (definitions[name].kind === 'collection') known[name] = { known: [] }
  }
  for (const { list, name, source } of given) {
    known[list] ??= { known: [], file: source.file }
    known[list].known.push(name)
  }
  const isPath = sitePaths(given.flatMap(addressesOf))
  // What cannot be read may have any page.
  const isComplete = withPages.every((name) => known[name])
  return { names: known, isPath: (path) => !isComplete || isPath(path) }
}

/** Pages whose address something else has: another page, or a folder of app/ or public/. */
function addressProblems(given: readonly Given[]): Problem[] {
  const owners = new Map<string, string>()
  return given.flatMap((one): Problem[] => {
    const { name, source, path } = one
    const [address] = addressesOf(one)
    if (!address) return []
    // An export has index.html for the home page, and 404.html for missing ones.
    const isTaken =
      /^\/(index|404)$/.test(address) ||
      existsSync(`app${address}`) ||
      existsSync(`public${address}`)
    const owner = owners.get(address) ?? (isTaken && 'the site')
    owners.set(address, `${source.file}:${source.lineOf(path)}`)
    const message = `${address} is an address of ${String(owner)} already`
    return owner ? [fieldProblem(source, path, { message, example: `${name}-control` })] : []
  })
}

/** Links of a text that lead nowhere. Its pictures have been looked at with the text. */
function linkProblems({ file, content, references }: Entry, { isPath }: Surroundings): Problem[] {
  return references.flatMap(({ kind, href, line }): Problem[] => {
    if (kind !== 'link') return []
    const isMissing = href.startsWith('#') && !content.includes(`id="${href.slice(1)}"`)
    const message = isMissing ? `there is no heading here for ${href}` : pageProblem(href, isPath)
    return message ? [{ file, line, message }] : []
  })
}
