// Serves the editor for content/ on this computer: Sveltia CMS with a form for each file. Sveltia reads and writes the
// files through the browser, which asks for the folder. The built site contains nothing of it.
import '../site/environment'
import { startEditor } from './editor-server'
import { writeEditorSchemas } from './json-schemas'

try {
  writeEditorSchemas()
  const { origin } = await startEditor(Number(process.env.PORT || 4_700))
  console.log(`Open ${origin} in Chrome or Edge. Ctrl+C ends it.`)
} catch (error) {
  const { message } = error as Error
  const isTaken = message.includes('is taken')
  console.error(isTaken ? `The editor is open already, or: ${message}` : message)
  process.exitCode = 1
}
