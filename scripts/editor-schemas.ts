import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { z } from 'zod'
import { files } from '@/lib/content/collections'

/** The JSON schemas with which text editors explain and complete YAML files. The first line of each file refers to its schema. */
export function editorSchemas(): { path: string; text: string }[] {
  return Object.entries(files).map(([name, { schema }]) => {
    const text = `${JSON.stringify(z.toJSONSchema(schema, { io: 'input' }), null, 2)}\n`
    return { path: `content/schemas/${name}.json`, text }
  })
}

export function writeEditorSchemas() {
  for (const { path, text } of editorSchemas()) {
    mkdirSync(dirname(path), { recursive: true })
    writeFileSync(path, text)
  }
}
