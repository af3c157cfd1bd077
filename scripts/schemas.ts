// Writes the JSON schemas by which editors explain the YAML files of content/, and the forms of Pages CMS.
import { mkdirSync, writeFileSync } from 'node:fs'
import { pagesConfig } from './edit/pages-config'
import { editorSchemas } from '@/lib/content/editor-schemas'

mkdirSync('content/schemas', { recursive: true })
for (const { path, text } of editorSchemas()) writeFileSync(path, text)
writeFileSync('.pages.yml', pagesConfig())
