import type { z } from 'zod'
import { rejectFindings, type Finding } from './findings'
import { checkYaml, findNonUtf8, type CheckedYaml } from './yaml'

/** Some editors of Windows put a byte order mark before the first line. */
const block = /^\uFEFF?---\r?\n([\s\S]*?)\r?\n---\r?\n([\s\S]*)$/

/** Fields and text of a Markdown file. The text is left out when there is none. */
type CheckedFrontMatter<Fields> = CheckedYaml<Fields> & { body?: string; linesBeforeBody: number }

/**
 * Reads a Markdown file that begins with YAML front matter between two lines of `---`.
 *
 * @param file Path for the error message.
 * @returns The checked fields and the Markdown below them.
 * @throws ContentError when the front matter is missing, is not YAML or does not fit the schema, or there is no text.
 */
export function parseFrontMatter<Schema extends z.ZodType>(
  file: string,
  source: string,
  schema: Schema,
): { data: z.output<Schema>; body: string } {
  const { fields, body, findings } = checkFrontMatter(file, source, schema)
  rejectFindings(findings)
  return { data: fields as z.output<Schema>, body: body as string }
}

/**
 * The same without throwing.
 *
 * @param prepare What is done to the fields before they are checked.
 */
export function checkFrontMatter<Schema extends z.ZodType>(
  file: string,
  source: string,
  schema: Schema,
  prepare?: (values: unknown) => unknown,
): CheckedFrontMatter<z.output<Schema>> {
  const misread = findNonUtf8(file, source)
  if (misread) return { findings: [misread], lineOf: () => 1, linesBeforeBody: 0 }
  const [, yaml, body] = block.exec(source) ?? []
  if (yaml === undefined || body === undefined) {
    const message = 'must begin with front matter between two lines of ---'
    const finding: Finding = { file, line: 1, message, example: '---, then the fields, then ---' }
    return { findings: [finding], lineOf: () => 1, linesBeforeBody: 0 }
  }
  const checked = checkYaml(file, yaml, schema, { linesBefore: 1, ...(prepare && { prepare }) })
  const linesBeforeBody = source.slice(0, source.length - body.length).split('\n').length - 1
  if (body.trim() !== '') return { ...checked, body, linesBeforeBody }
  const message = 'has no text below its front matter'
  const empty: Finding = { file, line: linesBeforeBody, message }
  return { ...checked, findings: [...checked.findings, empty], linesBeforeBody }
}
