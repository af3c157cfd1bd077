// Serves the editor for content/ on this computer: Sveltia CMS, with a form for each file. It reads and writes the files
// through the browser, which asks for the folder. Nothing of it is in the built site.
import { startEditor } from './edit/server'

const defaultPort = 4_700

const port = Number(process.env.PORT ?? defaultPort)
const { origin } = await startEditor(port).catch((error: NodeJS.ErrnoException) => {
  if (error.code !== 'EADDRINUSE') throw error
  console.error(
    `The editor is open already, or another program has its port: http://localhost:${port}`,
  )
  process.exit(1)
})
console.log(`Open ${origin} in Chrome or Edge. Ctrl+C ends it.`)
