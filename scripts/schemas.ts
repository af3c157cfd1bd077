// Writes the JSON schemas by which editors explain the YAML files of content/.
import { mkdirSync, writeFileSync } from 'node:fs'
import { editorSchemas } from '@/lib/content/editor-schemas'

mkdirSync('content/schemas', { recursive: true })
for (const { path, text } of editorSchemas()) writeFileSync(path, text)
