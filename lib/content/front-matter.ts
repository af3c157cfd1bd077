import type { z } from 'zod'
import { parseYaml } from './yaml'

const block = /^---\r?\n([\s\S]*?)\r?\n---\r?\n([\s\S]*)$/

/**
 * Reads a Markdown file that begins with YAML front matter between two lines of `---`.
 *
 * @param file Name for the error message.
 * @param prepare What is done to the fields before they are checked.
 * @returns The checked fields and the Markdown below them.
 * @throws When the front matter is missing, is not YAML or does not fit the schema; the message names
 *   the file, the field and what is allowed.
 */
export function parseFrontMatter<Schema extends z.ZodType>(
  file: string,
  source: string,
  schema: Schema,
  prepare?: (values: unknown) => unknown,
): { data: z.output<Schema>; body: string } {
  const [, yaml, body] = block.exec(source) ?? []
  if (yaml === undefined || body === undefined) {
    throw new Error(`${file}: must begin with front matter between two lines of ---`)
  }
  const data = parseYaml(file, yaml, schema, prepare)
  if (body.trim() === '') throw new Error(`${file}: has no text below its front matter`)
  return { data, body }
}
