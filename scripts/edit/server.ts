import type { ServerResponse } from 'node:http'
import { fileURLToPath } from 'node:url'
import { build } from 'esbuild'
import serveHandler from 'serve-handler'
import { listen } from '../site-server'
import { sveltiaConfig } from './sveltia-config'

const sveltiaFolder = fileURLToPath(new URL('../../node_modules/@sveltia/cms', import.meta.url))

/** Nothing from elsewhere: the editor works without a connection, and asks nobody for news of itself. */
const policy =
  "default-src 'self'; script-src 'self' 'wasm-unsafe-eval'; style-src 'self' 'unsafe-inline'; img-src 'self' blob: data:; connect-src 'self' blob: data:; worker-src 'self' blob:"

const page = `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width" />
    <title>Edit the website</title>
  </head>
  <body>
    <script type="module" src="/page.js"></script>
  </body>
</html>
`

/** @param port 0 for one that is free. */
export async function startEditor(port: number) {
  const script = await bundlePage()
  return listen((request, response) => {
    response.setHeader('Content-Security-Policy', policy)
    response.setHeader('Cache-Control', 'no-store')
    const { pathname } = new URL(request.url ?? '/', 'http://localhost')
    if (pathname === '/') send(response, 'text/html; charset=utf-8', page)
    else if (pathname === '/page.js') send(response, 'text/javascript; charset=utf-8', script)
    // Made anew for each visit, so that a new service has its fields.
    else if (pathname === '/config.json') {
      send(response, 'application/json', JSON.stringify(sveltiaConfig()))
    } else void serveHandler(request, response, { public: sveltiaFolder, directoryListing: false })
  }, port)
}

async function bundlePage() {
  const { outputFiles } = await build({
    entryPoints: [fileURLToPath(new URL('page.ts', import.meta.url))],
    bundle: true,
    write: false,
    format: 'esm',
    target: 'es2022',
    // Served as the package has it, with its fonts and workers beside it.
    external: ['/npm/*'],
    alias: { '@sveltia/cms': '/npm/index.js' },
    logLevel: 'warning',
  })
  return outputFiles[0]?.text ?? ''
}

function send(response: ServerResponse, type: string, body: string) {
  response.setHeader('Content-Type', type)
  response.end(body)
}
