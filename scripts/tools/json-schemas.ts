import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { z } from 'zod'
import { collections } from '@/lib/content.config'

/**
 * A schema as editors of text and of forms read it. Beside what JSON Schema knows it holds `patternErrorMessage`, the
 * sentence for a text that does not fit its pattern, which VS Code shows.
 */
export function jsonSchemaOf(schema: z.ZodType) {
  return z.toJSONSchema(schema, {
    io: 'input',
    override: ({ zodSchema, jsonSchema }) => {
      const message = patternMessage(zodSchema)
      if (message && jsonSchema.pattern) jsonSchema.patternErrorMessage = message
    },
  })
}

/**
 * What an editor needs to explain and complete a file of content as it is typed: a JSON schema for each, by its path.
 * The first line of a YAML file names its schema.
 */
export function editorSchemas(): { path: string; text: string }[] {
  return Object.entries(collections).flatMap(([name, row]) => {
    if (row.kind === 'folder') return []
    const text = `${JSON.stringify(jsonSchemaOf(row.schema), null, 2)}\n`
    return { path: `content/schemas/${name}.json`, text }
  })
}

/** Writes them to content/schemas/. */
export function writeEditorSchemas() {
  for (const { path, text } of editorSchemas()) {
    mkdirSync(dirname(path), { recursive: true })
    writeFileSync(path, text)
  }
}

/** The message that a schema gives with its regular expression. */
function patternMessage({ _zod: { def } }: z.core.$ZodTypes): string | undefined {
  if (def.type !== 'string') return undefined
  const checks = def.checks?.map((check) => check._zod.def as z.core.$ZodCheckStringFormatDef) ?? []
  const message = checks.find(({ format }) => format === 'regex')?.error?.({} as never)
  return typeof message === 'string' ? message : message?.message
}
