// Writes the JSON schemas by which editors of text explain the YAML files of content/.
import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { editorSchemas } from './json-schemas'

for (const { path, text } of editorSchemas()) {
  mkdirSync(dirname(path), { recursive: true })
  writeFileSync(path, text)
}
