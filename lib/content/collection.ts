import 'server-only'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { z } from 'zod'
import { resolveTexts } from './claims'
import { ContentError, rejectFindings, type Finding } from './findings'
import { checkFrontMatter } from './front-matter'
import { checkMarkdown, type Heading, type Reference } from './markdown'

/** One Markdown file: its checked front matter, and its text as HTML. */
export type CollectionEntry<Fields> = {
  /** Path, as the folder was given. */
  file: string
  fields: Fields
  content: string
  /** The headings of the second level in its text. */
  headings: Heading[]
  /** The links and pictures in its text. */
  references: Reference[]
  /** The line of a field, from 1. */
  lineOf: (path: readonly PropertyKey[]) => number
}

/** The files of a folder that could be read, and what is wrong with those that couldn't. */
export type CheckedCollection<Fields> = { entries: CollectionEntry<Fields>[]; findings: Finding[] }

/**
 * Reads a folder of Markdown files, one an entry, each named after its slug.
 *
 * @throws ContentError with everything that is wrong in front matter and texts, and each slug that differs from the
 *   file's name.
 */
export function readCollection<Schema extends z.ZodType<{ slug: string }>>(
  folder: string,
  schema: Schema,
): CollectionEntry<z.output<Schema>>[] {
  const { entries, findings } = checkCollection(folder, schema)
  rejectFindings(findings)
  return entries
}

/** The same without throwing. */
export function checkCollection<Schema extends z.ZodType<{ slug: string }>>(
  folder: string,
  schema: Schema,
): CheckedCollection<z.output<Schema>> {
  const files = markdownFiles(folder).map((name) => checkFile(join(folder, name), name, schema))
  return {
    entries: files.flatMap(({ entry }) => entry ?? []),
    findings: files.flatMap(({ findings }) => findings),
  }
}

function checkFile<Schema extends z.ZodType<{ slug: string }>>(
  file: string,
  name: string,
  schema: Schema,
): { entry?: CollectionEntry<z.output<Schema>>; findings: Finding[] } {
  const source = readFileSync(file, 'utf8')
  const {
    fields,
    body = '',
    linesBeforeBody,
    lineOf,
    ...matter
  } = checkFrontMatter(file, source, schema, (values) => resolveTexts(file, values, { source }))
  const text = checkText(file, body, source, linesBeforeBody)
  const findings = [...matter.findings, ...text.findings]
  if (!fields) return { findings }
  const slug = name.replace(/\.md$/, '')
  if (fields.slug.replace(/^\//, '') !== slug) {
    const message = `is ${fields.slug}, but the file is named ${name}`
    const example = fields.slug.startsWith('/') ? `/${slug}` : slug
    findings.push({ file, line: lineOf(['slug']), field: 'slug', message, example })
  }
  const { html: content, headings, references } = text
  return { entry: { file, fields, content, headings, references, lineOf }, findings }
}

/** Finds mistakes where they are written, and makes HTML of what the business claims. */
function checkText(file: string, body: string, source: string, linesBefore: number) {
  const written = checkMarkdown(file, body, linesBefore)
  try {
    const read = resolveTexts(file, body, { source })
    if (read === body) return written
    const { html, headings } = checkMarkdown(file, read)
    return { ...written, html, headings }
  } catch (error) {
    if (!(error instanceof ContentError)) throw error
    return { ...written, findings: [...written.findings, ...error.findings] }
  }
}

/** A folder whose last file is taken out goes with it from the repository. */
function markdownFiles(folder: string) {
  if (!existsSync(folder)) return []
  return readdirSync(folder)
    .filter((file) => file.endsWith('.md'))
    .sort()
}

/** What two files say in a field that must be unique: a finding at the second, which names the first. */
export function findDuplicates<Fields>(
  entries: readonly CollectionEntry<Fields>[],
  field: keyof Fields & string,
): Finding[] {
  const seen = new Map<unknown, string>()
  return entries.flatMap(({ file, fields, lineOf }) => {
    const value = fields[field]
    const other = seen.get(value)
    if (!other) seen.set(value, file)
    if (!other) return []
    const message = `“${String(value)}” is already used in ${other}`
    return { file, line: lineOf([field]), field, message }
  })
}

/** In development: long enough for one page, which asks for the same files dozens of times. */
const developmentMilliseconds = 2_000

/** Reads once a process; while developing anew after two seconds, so that a saved file shows at the next request. */
export function memoizeInProduction<Result>(read: () => Result): () => Result {
  let last: { result: Result; readAt: number } | undefined
  return () => {
    const isStale =
      process.env.NODE_ENV === 'development' &&
      last !== undefined &&
      Date.now() - last.readAt > developmentMilliseconds
    if (last === undefined || isStale) last = { result: read(), readAt: Date.now() }
    return last.result
  }
}
