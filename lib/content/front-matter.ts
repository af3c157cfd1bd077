import type { z } from 'zod'
import type { Facts } from './claims'
import type { Problem } from './problems'
import { checkYaml, findNonUtf8, type CheckedYaml } from './yaml'

/** Some editors of Windows put a byte order mark before the first line. */
const block = /^\uFEFF?---\r?\n([\s\S]*?)\r?\n---\r?\n([\s\S]*)$/

/** Fields and text of a Markdown file. The text is empty when there is none. */
type CheckedFrontMatter<Fields> = {
  matter: CheckedYaml<Fields>
  body: string
  linesBeforeBody: number
  /** What is wrong with the file beside its fields. */
  problems: Problem[]
}

/** Reads a Markdown file that begins with YAML front matter between two lines of `---`. */
export function checkFrontMatter<Schema extends z.ZodType>(
  file: string,
  source: string,
  schema: Schema,
  facts?: Facts,
): CheckedFrontMatter<z.output<Schema>> {
  const misread = findNonUtf8(file, source)
  if (misread) return unreadable(misread)
  const [, yaml, body] = block.exec(source) ?? []
  if (yaml === undefined || body === undefined) {
    const message = 'must begin with front matter between two lines of ---'
    return unreadable({ file, line: 1, message, example: '---, then the fields, then ---' })
  }
  const matter = checkYaml(file, yaml, schema, { linesBefore: 1, facts })
  const linesBeforeBody = source.slice(0, source.length - body.length).split('\n').length - 1
  const isEmpty = body.trim() === ''
  const message = 'has no text below its front matter'
  const problems = isEmpty ? [{ file, line: linesBeforeBody, message }] : []
  return { matter, body, linesBeforeBody, problems }
}

function unreadable(problem: Problem): CheckedFrontMatter<never> {
  const matter = { ok: false, problems: [problem], values: undefined, lineOf: () => 1 } as const
  return { matter: { ...matter, problems: [problem] }, body: '', linesBeforeBody: 0, problems: [] }
}
