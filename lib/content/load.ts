import { existsSync, lstatSync, readdirSync, readFileSync } from 'node:fs'
import { basename, dirname, extname, join, parse } from 'node:path'
import type { z } from 'zod'
import { checks } from './checks'
import type { Facts } from './claims'
import { splitFile, type FileParts } from './front-matter'
import { checkMarkdown, type Markdown } from './markdown'
import type { LineOf, Problem } from './problems'
import {
  addressProblems,
  linkProblems,
  namedIn,
  namingProblems,
  surroundingsOf,
} from './references'
import { definitions, names, type Content, type FieldsOf, type Name } from './registry'
import { sectionsOf } from './section-ids'
import { checkYaml } from './yaml'
import { factsOf } from '@/lib/company/facts'

/** A file of content whose values could be read, whether they fit its schema or not. */
export type Source = Pick<FileParts, 'body'> & {
  file: string
  /** Its row of the registry. */
  collection: Name
  /** Of an entry of a folder. */
  slug: string
  values: unknown
  lineOf: LineOf
}

/** One file: its checked fields, and of a Markdown file its text as HTML. */
export type Entry<Fields = object> = Source & Omit<Markdown, 'problems'> & { fields: Fields }

/** What a row of the registry gives: the files that could be read, the entries that are right, and what is wrong. */
export type Loaded<Fields = object> = {
  sources: readonly Source[]
  entries: readonly Entry<Fields>[]
  problems: readonly Problem[]
}

export const contentFolder = () => process.env.CONTENT || 'content'

/** All of a folder of content, and all that is wrong with it. Never throws for what an owner writes. */
export function loadContent(root = contentFolder()) {
  const facts = loadFacts(root)
  const content = Object.fromEntries(
    names.map((name) => [name, loadRow(name, root, facts)]),
  ) as Content
  const rows: readonly Loaded[] = Object.values(content)
  const sources = rows.flatMap((row) => row.sources)
  const named = sources.flatMap((source) => namedIn(source, source.values))
  const surroundings = surroundingsOf(named, {
    entries: rows.flatMap((row) => row.entries),
    root,
    facts,
  })
  const problems: Problem[] = [
    ...rows.flatMap((row) => row.problems),
    ...namingProblems(sources, surroundings),
    ...rows.flatMap(({ entries }) => linkProblems(entries, surroundings)),
    ...addressProblems(named),
    ...unreadProblems(root, sources),
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
  const loaded = files.map((file) => loadFile(name, file, facts))
  const problems = loaded.flatMap(({ problems }) => problems)
  if (example && files.length === 0) {
    const message = 'needs at least one file: put one back, or write one of your own'
    problems.push({ file: path, line: 1, message, example: `${path}/${example}.md` })
  }
  const entries = loaded.flatMap(({ source, text, fields }) =>
    fields && text ? { ...source, ...text, fields: fields as FieldsOf<N> } : [],
  )
  return { sources: loaded.map(({ source }) => source), entries, problems }
}

/** A folder whose last file is taken out goes with it from the repository. */
function markdownFiles(folder: string) {
  if (!existsSync(folder)) return []
  // A name that begins with a dot is that of a note of the system or of an editor's lock.
  const files = readdirSync(folder).filter((file) => /^[^.].*\.md$/.test(file))
  return files.sort().map((file) => join(folder, file))
}

type LoadedFile = {
  source: Source
  fields?: unknown
  text?: Omit<Markdown, 'problems'>
  problems: Problem[]
}

function loadFile(collection: Name, file: string, facts?: Facts): LoadedFile {
  const { kind, schema } = definitions[collection]
  const slug = kind === 'file' ? '' : basename(file, '.md')
  const unreadable = (problem: Problem): LoadedFile => ({
    source: { file, collection, slug, values: undefined, lineOf: () => problem.line },
    problems: [problem],
  })
  try {
    const parts = readParts(file, schema)
    return 'message' in parts
      ? unreadable(parts)
      : readFields(parts, { file, collection, slug, facts })
  } catch (error) {
    return unreadable({ file, line: 1, message: unreadableMessage(error as Error, file) })
  }
}

/** Why a file that is there cannot be read. */
function unreadableMessage(error: NodeJS.ErrnoException, file: string) {
  if (error.code === 'EISDIR') return 'is a folder, where a file has to be: rename it or delete it'
  if (error instanceof RangeError) return 'is nested too deeply to be read'
  if (lstatSync(file).isSymbolicLink()) {
    return 'is a link to a file that is not there: put the file itself here'
  }
  return `cannot be read: ${error.message}`
}

type Place = Pick<Source, 'file' | 'collection' | 'slug'> & { facts: Facts | undefined }

function readFields(parts: FileParts, { file, collection, slug, facts }: Place): LoadedFile {
  const { kind, schema } = definitions[collection]
  const { yaml, body } = parts
  const { values, lineOf, fields, problems } = checkYaml(file, yaml, schema, facts, kind === 'file')
  const source = { file, collection, slug, values, lineOf, body }
  const { problems: others, ...text } = checkMarkdown(file, body, facts, sectionsOf(collection))
  problems.push(...others)
  const message = 'has no text below its front matter'
  if (body?.trim() === '') problems.push({ file, line: body.split('\n').length, message })
  return { source, fields, text, problems }
}

/** A file may be missing where its schema has a value for what is left out. */
function readParts(file: string, schema: z.ZodType): FileParts | Problem {
  if (lstatSync(file, { throwIfNoEntry: false })) {
    return splitFile(file, readFileSync(file, 'utf8'))
  }
  if (schema.safeParse(undefined).success) return { yaml: '' }
  const [example] = (schema.meta()?.examples ?? []) as string[]
  return { file, line: 1, message: 'there is no such file: put it back', example }
}

/** Files that no row of the registry reads: most often their names are wrong by a letter. */
function unreadProblems(root: string, sources: readonly Source[]): Problem[] {
  const read = new Set(sources.map(({ file }) => file))
  const paths = existsSync(root) ? readdirSync(root, { recursive: true, encoding: 'utf8' }) : []
  return paths.flatMap((path) => {
    const file = join(root, path)
    const isOthers =
      /^(photos|schemas)\b|(^|[\\/])(\.|Thumbs\.db$|desktop\.ini$)|\.svg$/i.test(path) ||
      !extname(path)
    if (isOthers || read.has(file)) return []
    const isText = /^\.(md|mdx|markdown|mdown|txt|docx?)$/i.test(extname(path))
    const isEntry = isText && definitions[dirname(path) as Name]?.kind === 'collection'
    const example = isEntry ? `${parse(path).name.toLowerCase()}.md` : undefined
    return { file, line: 1, message: 'is not read: the site knows no file of this name', example }
  })
}
