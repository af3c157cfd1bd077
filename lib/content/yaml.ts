import { LineCounter, parseDocument, type Document } from 'yaml'
import { z } from 'zod'

/**
 * Reads YAML and checks it.
 *
 * @param file Name for the error message.
 * @param prepare What is done to the values before they are checked.
 * @throws When it is not YAML or does not fit the schema; the message names the file, the line, the field and what is
 *   allowed.
 */
export function parseYaml<Schema extends z.ZodType>(
  file: string,
  yaml: string,
  schema: Schema,
  prepare = (values: unknown) => values,
): z.output<Schema> {
  const lineCounter = new LineCounter()
  const document = parseDocument(yaml, { lineCounter })
  const [error] = document.errors
  if (error) throw new Error(`${file}: not valid YAML: ${error.message}`, { cause: error })
  const result = schema.safeParse(prepare(document.toJS()))
  if (result.success) return result.data
  const problems = result.error.issues.map((issue) => {
    const { line } = lineCounter.linePos(offsetOf(document, issue.path))
    return `line ${line}: ${z.prettifyError({ issues: [issue] })}`
  })
  throw new Error([`${file}:`, ...problems].join('\n'))
}

/** Where a field stands, or the innermost thing around it that the text has. */
function offsetOf(document: Document, path: readonly PropertyKey[]): number {
  for (let length = path.length; length > 0; length--) {
    const node = document.getIn(path.slice(0, length), true)
    const range = (node as { range?: [number, ...unknown[]] } | undefined)?.range
    if (range) return range[0]
  }
  return 0
}
