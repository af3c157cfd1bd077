import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { basename, dirname, extname, join } from 'node:path'
import { parse } from 'yaml'
import type { z } from 'zod'
import type { Facts } from './claims'
import { schemaWithDefaults, type YamlFile } from './defaults'
import {
  collectionOf,
  type ContentConfig,
  type Loaded,
  type Markdown,
  type Source,
} from './entries'
import { asSlug } from './fields'
import { splitFile, type FileParts } from './front-matter'
import { lookupTables } from './lookup'
import type { Problem } from './problems'
import { addressProblems, definitionsIn, linkProblems, referenceProblems } from './references'
import { fieldSchemaOf, type FieldSchema } from './schemas'
import { checkYaml } from './yaml'

/** Reads a folder of content and checks all its fields and references. Never throws for wrong content. */
export function loadCollections(config: ContentConfig, root: string, facts: Facts) {
  const names = Object.keys(config.collections)
  const content = Object.fromEntries(
    names.map((name) => [name, loadCollection(config, name, root, facts)]),
  )
  const loaded = Object.values(content)
  const sources = loaded.flatMap((collection) => collection.sources)
  const entries = loaded.flatMap((collection) => collection.entries)
  const definitions = sources.flatMap((source) => definitionsIn(config, source, source.values))
  const lookup = lookupTables(config, { definitions, root, facts })
  const unused = unusedFileProblems(config, root, sources)
  const problems: Problem[] = [
    ...loaded.flatMap((collection) => collection.problems),
    // What others refer to may be in a file of a wrong name, which is reported alone.
    ...(unused.length > 0
      ? unused
      : [...referenceProblems(config, sources, lookup), ...linkProblems(entries, lookup)]),
    ...addressProblems(definitions),
  ]
  return { content, lookup, problems }
}

/** @param facts Facts and claims to insert. Left out, texts keep their placeholders. */
export function loadCollection(
  config: ContentConfig,
  name: string,
  root: string,
  facts?: Facts,
): Loaded {
  const { kind, example } = collectionOf(config, name)
  const path = join(root, name)
  const files = kind === 'file' ? [`${path}.yaml`] : markdownFiles(path)
  const loaded = files.map((file) => loadFile(config, name, file, facts))
  const problems = loaded.flatMap((file) => file.problems)
  if (example && files.length === 0) {
    const message = 'needs at least one file: put one back, or write one of your own'
    problems.push({ file: path, line: 1, message, example: `${path}/${example}.md` })
  }
  const entries = loaded.flatMap(({ source, text, fields }) =>
    fields && text ? { ...source, ...text, fields } : [],
  )
  return { sources: loaded.map(({ source }) => source), entries, problems }
}

/** The folder may be missing, because git does not keep empty folders. */
function markdownFiles(folder: string) {
  if (!existsSync(folder)) return []
  // Names with a leading dot are files of the operating system or locks of an editor.
  const files = readdirSync(folder).filter((file) => /^[^.].*\.md$/.test(file))
  return files.sort().map((file) => join(folder, file))
}

type LoadedFile = {
  source: Source
  fields?: object
  text?: Omit<Markdown, 'problems'>
  problems: Problem[]
}

function loadFile(config: ContentConfig, name: string, file: string, facts?: Facts): LoadedFile {
  const { kind, schema } = collectionOf(config, name)
  const slug = kind === 'file' ? '' : basename(file, '.md')
  const unreadable = (problem: Problem): LoadedFile => ({
    source: { file, collection: name, slug, values: undefined, lineOf: () => problem.line },
    problems: [problem],
  })
  try {
    const defaults = readDefaults(config, name)
    const parts = readParts(file, schema, defaults)
    if ('message' in parts) return unreadable(parts)
    const { yaml, body } = parts
    const mayBecomeEmpty = kind === 'file'
    const checked = checkYaml({ file, yaml, schema, defaults, facts, mayBecomeEmpty })
    const { values, lineOf, fields, problems } = checked
    const { problems: markdownProblems, ...text } = config.renderMarkdown(file, body, facts, name)
    problems.push(...markdownProblems)
    if (body?.trim() === '') {
      const message = 'has no text below its front matter'
      problems.push({ file, line: body.split('\n').length, message })
    }
    const source = { file, collection: name, slug, values, lineOf, body }
    return { source, fields: fields as object | undefined, text, problems }
  } catch (error) {
    return unreadable({ file, line: 1, message: `cannot be read: ${(error as Error).message}` })
  }
}

/** The file of defaults of a collection, if it has one. */
function readDefaults(
  { defaultsFolder }: ContentConfig,
  name: string,
): YamlFile | undefined {
  const file = defaultsFolder && `${defaultsFolder}/${name}.yaml`
  return file && existsSync(file) ? { file, yaml: readFileSync(file, 'utf8') } : undefined
}

/** The schema of a collection for a writer, who may leave out what has a default. */
export function writtenSchema(config: ContentConfig, name: string): FieldSchema {
  const schema = fieldSchemaOf(collectionOf(config, name).schema)
  const defaults = readDefaults(config, name)
  return defaults ? schemaWithDefaults(schema, parse(defaults.yaml)) : schema
}

/** A file may be missing when its schema has a default, or when it has a file of defaults. */
function readParts(
  file: string,
  schema: z.ZodType,
  defaults: YamlFile | undefined,
): FileParts | Problem {
  if (existsSync(file)) return splitFile(file, readFileSync(file, 'utf8'))
  if (defaults || schema.safeParse(undefined).success) return { yaml: '' }
  const [example] = (schema.meta()?.examples ?? []) as string[]
  return { file, line: 1, message: 'there is no such file: put it back', example }
}

/** Files that no collection reads, most often because of a typing error in their name. */
function unusedFileProblems(
  config: ContentConfig,
  root: string,
  sources: readonly Source[],
): Problem[] {
  const usedFiles = new Set(sources.map(({ file }) => file))
  const paths = existsSync(root) ? readdirSync(root, { recursive: true, encoding: 'utf8' }) : []
  return paths.flatMap((path) => {
    const file = join(root, path)
    const isNoContent =
      /^(photos|schemas)\b|(^|[\\/])(\.|Thumbs\.db$|desktop\.ini$)|\.(svg|png)$/i.test(path) ||
      !extname(path)
    if (isNoContent || usedFiles.has(file)) return []
    // Windows hides the last of two endings.
    const [endings] = /(\.(md|mdx|markdown|mdown|txt|docx?))+$/i.exec(path) ?? []
    const isEntry = endings && config.collections[dirname(path)]?.kind === 'folder'
    const [yaml] = /^[^.]+\.yaml(?=\.txt$)|^[^.]+(?=\.yml$)/i.exec(basename(path)) ?? []
    const example = isEntry
      ? `${asSlug(basename(path, endings))}.md`
      : yaml && `${basename(yaml, '.yaml')}.yaml`
    return { file, line: 1, message: 'is not read: the site knows no file of this name', example }
  })
}
