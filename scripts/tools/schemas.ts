// Writes the JSON schemas by which editors of text explain the YAML files of content/.
import { writeEditorSchemas } from './json-schemas'

writeEditorSchemas()
