// Serves the editor for content/ on this computer: Sveltia CMS, with a form for each file. It reads and writes the files
// through the browser, which asks for the folder. Nothing of it is in the built site.
import { startEditor } from './edit/server'

const defaultPort = 4_700

const { origin } = await startEditor(Number(process.env.PORT ?? defaultPort))
console.log(`Open ${origin} in Chrome or Edge. Ctrl+C ends it.`)
