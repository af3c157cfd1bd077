import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { z } from 'zod'
import { resolveTexts } from './claims'
import { rejectFindings } from './findings'
import { checkYaml, type CheckedYaml } from './yaml'

/**
 * Reads a YAML file of texts as visitors read them: what is not claimed of the business has gone from them.
 *
 * @param file Path from the root of the repository.
 * @throws ContentError with everything that is wrong in it.
 */
export function readTexts<Schema extends z.ZodType>(
  file: string,
  schema: Schema,
): z.output<Schema> {
  const { fields, findings } = checkTexts(file, schema)
  rejectFindings(findings)
  return resolveTexts(file, fields as z.output<Schema>)
}

/** The same without throwing, and as the texts are written. */
export function checkTexts<Schema extends z.ZodType>(
  file: string,
  schema: Schema,
): CheckedYaml<z.output<Schema>> {
  const path = join(process.cwd(), file)
  if (!existsSync(path)) {
    return { findings: [{ file, line: 1, message: 'there is no such file' }], lineOf: () => 1 }
  }
  const source = readFileSync(path, 'utf8')
  return checkYaml(file, source, schema, {
    prepare: (values) => {
      resolveTexts(file, values, { source })
      return values
    },
  })
}
