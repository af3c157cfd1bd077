import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { writtenSchema } from '@/lib/content/load'
import { collections } from '@/lib/site/content-collections'
import { contentConfig } from '@/lib/site/site-checks'

/** The JSON schemas with which text editors explain and complete YAML files. The first line of each file refers to its schema. */
export function editorSchemas(): { path: string; text: string }[] {
  return Object.entries(collections).flatMap(([name, { kind }]) => {
    if (kind === 'folder') return []
    const text = `${JSON.stringify(writtenSchema(contentConfig, name), null, 2)}\n`
    return { path: `content/schemas/${name}.json`, text }
  })
}

export function writeEditorSchemas() {
  for (const { path, text } of editorSchemas()) {
    mkdirSync(dirname(path), { recursive: true })
    writeFileSync(path, text)
  }
}
