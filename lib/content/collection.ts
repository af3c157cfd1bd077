import 'server-only'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { z } from 'zod'
import { resolveTexts } from './claims'
import { parseFrontMatter } from './front-matter'
import { markdownHeadings, markdownToHtml, type Heading } from './markdown'

/** One Markdown file: its checked front matter, its text as HTML, and the headings in that text. */
export type CollectionEntry<Fields> = {
  file: string
  fields: Fields
  content: string
  headings: Heading[]
}

/**
 * Reads a folder of Markdown files, one an entry, each named after its slug.
 *
 * @throws Naming the file and the field, when front matter or text are not as they should be, or the slug differs from
 *   the file's name.
 */
export function readCollection<Schema extends z.ZodType<{ slug: string }>>(
  folder: string,
  schema: Schema,
): CollectionEntry<z.output<Schema>>[] {
  return markdownFiles(folder).map((file) => {
    const source = readFileSync(join(folder, file), 'utf8')
    const resolve = <Value>(value: Value) => resolveTexts(file, value, { source })
    const { data, body } = parseFrontMatter(file, source, schema, resolve)
    const name = file.replace(/\.md$/, '')
    if (data.slug.replace(/^\//, '') !== name) {
      throw new Error(`${file}: slug is ${data.slug}, but the file's name asks for ${name}`)
    }
    const text = resolve(body)
    return {
      file,
      fields: data,
      content: markdownToHtml(file, text),
      headings: markdownHeadings(text),
    }
  })
}

function markdownFiles(folder: string) {
  return readdirSync(folder)
    .filter((file) => file.endsWith('.md'))
    .sort()
}

/** @throws When two files hold the same value in a field that must be unique; names both. */
export function rejectDuplicates(
  field: string,
  entries: readonly { file: string; value: string }[],
) {
  const seen = new Map<string, string>()
  for (const { file, value } of entries) {
    const other = seen.get(value)
    if (other) throw new Error(`${file}: ${field} "${value}" is already used in ${other}`)
    seen.set(value, file)
  }
}

/** Reads once a process, except while developing, where a saved file shows at the next request. */
export function memoizeInProduction<Result>(read: () => Result): () => Result {
  let result: Result | undefined
  return () => {
    if (process.env.NODE_ENV === 'development') return read()
    return (result ??= read())
  }
}
