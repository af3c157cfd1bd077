import 'server-only'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/** Every Markdown file of a folder, by name. `name` is the file's name without its ending. */
export function readMarkdownFiles(folder: string) {
  return readdirSync(folder)
    .filter((file) => file.endsWith('.md'))
    .sort()
    .map((file) => ({
      file,
      name: file.replace(/\.md$/, ''),
      source: readFileSync(join(folder, file), 'utf8'),
    }))
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
