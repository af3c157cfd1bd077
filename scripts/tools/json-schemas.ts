import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { z } from 'zod'
import { cached } from '@/lib/content/cached'
import { collections } from '@/lib/content-collections'

/**
 * A schema as JSON Schema, for text editors and forms. `patternErrorMessage`, which VS Code shows, is the message for a
 * text that doesn't match its pattern.
 */
export const jsonSchemaOf = cached((schema: z.ZodType) =>
  z.toJSONSchema(schema, {
    io: 'input',
    override: ({ zodSchema, jsonSchema }) => {
      const message = patternMessage(zodSchema)
      if (message && jsonSchema.pattern) jsonSchema.patternErrorMessage = message
    },
  }),
)

/** The JSON schemas with which text editors explain and complete YAML files. The first line of each file refers to its schema. */
export function editorSchemas(): { path: string; text: string }[] {
  return Object.entries(collections).flatMap(([name, { kind, schema }]) => {
    if (kind === 'folder') return []
    const text = `${JSON.stringify(jsonSchemaOf(schema), null, 2)}\n`
    return { path: `content/schemas/${name}.json`, text }
  })
}

/** Writes the JSON schemas to content/schemas/. */
export function writeEditorSchemas() {
  for (const { path, text } of editorSchemas()) {
    mkdirSync(dirname(path), { recursive: true })
    writeFileSync(path, text)
  }
}

/** The message of a schema for texts that don't match its regular expression. */
function patternMessage({ _zod: { def } }: z.core.$ZodTypes): string | undefined {
  if (def.type !== 'string') return undefined
  const checks = def.checks?.map((check) => check._zod.def as z.core.$ZodCheckStringFormatDef) ?? []
  const message = checks.find(({ format }) => format === 'regex')?.error?.({} as never)
  return typeof message === 'string' ? message : message?.message
}
