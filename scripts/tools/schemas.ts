// Writes the JSON schemas with which text editors explain the YAML files of content/.
import { writeEditorSchemas } from './json-schemas'

writeEditorSchemas()
