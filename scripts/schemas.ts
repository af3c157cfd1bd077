// Writes the JSON schemas by which editors explain the YAML files of content/, and the forms of Pages CMS.
import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { pagesConfig } from './edit/pages-config'
import { editorSchemas } from '@/lib/content/editor-schemas'

for (const { path, text } of editorSchemas()) {
  mkdirSync(dirname(path), { recursive: true })
  writeFileSync(path, text)
}
writeFileSync('.pages.yml', pagesConfig())
