import { parse } from 'yaml'
import { z } from 'zod'

/**
 * Reads YAML and checks it.
 *
 * @param file Name for the error message.
 * @throws When it is not YAML or does not fit the schema; the message names the file, the field and what is allowed.
 */
export function parseYaml<Schema extends z.ZodType>(
  file: string,
  yaml: string,
  schema: Schema,
): z.output<Schema> {
  const result = schema.safeParse(parseValues(file, yaml))
  if (!result.success) throw new Error(`${file}:\n${z.prettifyError(result.error)}`)
  return result.data
}

function parseValues(file: string, yaml: string): unknown {
  try {
    return parse(yaml)
  } catch (error) {
    throw new Error(`${file}: not valid YAML: ${(error as Error).message}`, { cause: error })
  }
}
