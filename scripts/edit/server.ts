import { execFile } from 'node:child_process'
import { readdirSync, readFileSync, statSync } from 'node:fs'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { build } from 'esbuild'
import serveHandler from 'serve-handler'
import { listen } from '../site-server'

const sveltiaFolder = fileURLToPath(new URL('../../node_modules/@sveltia/cms', import.meta.url))

/** Nothing from elsewhere: the editor works without a connection, and asks nobody for news of itself. */
const policy =
  "default-src 'self'; script-src 'self' 'wasm-unsafe-eval'; style-src 'self' 'unsafe-inline'; img-src 'self' blob: data:; connect-src 'self' blob: data:; worker-src 'self' blob:; base-uri 'none'; form-action 'none'; frame-ancestors 'none'"

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
    else if (pathname === '/config.json') void sendConfig(response)
    else if (pathname === '/is-on-disk') void sendIsOnDisk(request, response)
    else void serveHandler(request, response, { public: sveltiaFolder, directoryListing: false })
  }, port)
}

const run = promisify(execFile)

/** In a process of its own for each visit: it reads the files as they are now, and one that is broken ends it alone. */
async function sendConfig(response: ServerResponse) {
  try {
    const { stdout } = await runScript('edit/print-config.ts')
    send(response, 'application/json', stdout)
  } catch {
    const problems = await runScript('check-content.ts').catch((error: Output) => error)
    response.statusCode = 500
    send(response, 'text/plain; charset=utf-8', `${problems.stdout}${problems.stderr}`)
  }
}

type Output = { stdout: string; stderr: string }

const maxConfigBytes = 50_000_000

function runScript(name: string): Promise<Output> {
  const script = fileURLToPath(new URL(`../${name}`, import.meta.url))
  const flags = ['--conditions=react-server', '--import', 'tsx', script]
  return run(process.execPath, flags, { maxBuffer: maxConfigBytes })
}

/** Whether a file or a folder of content holds a text: what a form was made of may have changed since. */
async function sendIsOnDisk(request: IncomingMessage, response: ServerResponse) {
  try {
    let body = ''
    for await (const chunk of request) body += String(chunk)
    const { path, text } = JSON.parse(body) as { path: string; text: string }
    const names = statSync(path).isDirectory() ? readdirSync(path) : ['']
    const texts = names.map((name) => readFileSync(join(path, name), 'utf8').trim())
    send(response, 'application/json', String(texts.includes(text.trim())))
  } catch {
    response.writeHead(400).end()
  }
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
