import { existsSync, readdirSync, readFileSync } from 'node:fs'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { build } from 'esbuild'
import { getFileInfo, resolveConfig } from 'prettier'
import serveHandler from 'serve-handler'
import { z } from 'zod'
import { listen } from '../site-server'
import { textAfterSave } from './save'
import { editable, sveltiaConfig } from './sveltia-config'
import { problemLine } from '@/lib/content/problems'
import { loadContent } from '@/lib/site-content'

const sveltiaFolder = fileURLToPath(new URL('../../../node_modules/@sveltia/cms', import.meta.url))

/** Allows only files of this server: the editor works offline, and doesn't check for updates. */
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

/**
 * Starts the server of the editor.
 *
 * @param port 0 takes a free port.
 */
export async function startEditor(port: number) {
  const script = await bundlePage()
  return listen((request, response) => {
    if (!isOwnAddress(request)) return send(response, 'text/plain', undefined, 403)
    response.setHeader('Content-Security-Policy', policy)
    response.setHeader('Cache-Control', 'no-store')
    const { pathname } = new URL(request.url ?? '/', 'http://localhost')
    if (pathname === '/') return send(response, 'text/html; charset=utf-8', page)
    if (pathname === '/page.js') return send(response, 'text/javascript; charset=utf-8', script)
    if (pathname === '/config.json') return sendConfig(response)
    if (pathname === '/save') return answerSave(request, response)
    return serveHandler(request, response, { public: sveltiaFolder, directoryListing: false })
  }, port)
}

/** Protects against DNS rebinding, by which another website could read the files. */
function isOwnAddress({ headers }: IncomingMessage) {
  return /^(localhost|127\.0\.0\.1)(:\d+)?$/.test(headers.host ?? '')
}

/** Sends the forms for the current files, or the problems when a file can't be read. */
function sendConfig(response: ServerResponse) {
  const loaded = loadContent()
  const sources = Object.values(loaded.content).flatMap((collection) => [...collection.sources])
  if (sources.every(({ file, values }) => values !== undefined || !existsSync(file))) {
    return send(response, 'application/json', JSON.stringify(sveltiaConfig(loaded)))
  }
  const problems = loaded.problems.map(problemLine).join('\n')
  send(response, 'text/plain; charset=utf-8', problems, 500)
}

const saveRequest = z.object({
  path: z.string(),
  text: z.string(),
  values: z.record(z.string(), z.unknown()),
})

const conflict =
  'This file has changed on the disk since you opened it here. Nothing was saved, and what you wrote is still in the form. Copy it, load this page again, and put it in once more.'

/** Sends the new text of a file. Refuses when the file has changed since its form was opened. */
async function answerSave(request: IncomingMessage, response: ServerResponse) {
  const type = 'text/plain; charset=utf-8'
  try {
    let body = ''
    for await (const chunk of request) body += String(chunk)
    const { path, text, values } = saveRequest.parse(JSON.parse(body))
    const collection = editable.find((candidate) => candidate.path === path)
    if (!collection) return send(response, type, `Nothing is edited at ${path}.`, 400)
    // A folder without entries may not exist yet.
    const names = existsSync(path) && collection.kind === 'folder' ? readdirSync(path) : []
    const files = collection.kind === 'file' ? [path] : names.map((name) => join(path, name))
    const file = text && files.find((name) => readText(name).trim() === text.trim())
    if (text && !file) return send(response, type, conflict, 409)
    const target = file || join(path, 'new.md')
    const saved = await textAfterSave({
      path: target,
      text: file ? readText(file) : '',
      values,
      schema: collection.schema,
      style: await styleOf(target),
    })
    send(response, type, saved)
  } catch (error) {
    send(response, type, (error as Error).message, 400)
  }
}

/** Reads a file as Sveltia does: without a byte order mark, and with the line ends of Unix. */
function readText(file: string) {
  return readFileSync(file, 'utf8')
    .replace(/^\uFEFF/, '')
    .replaceAll('\r\n', '\n')
}

/** Prettier's options for a file. Files that Prettier ignores keep their long lines. */
async function styleOf(file: string) {
  const { printWidth, singleQuote } = (await resolveConfig(file)) ?? {}
  const { ignored } = await getFileInfo(file, { ignorePath: '.prettierignore' })
  return { singleQuote, printWidth: ignored ? Number.MAX_SAFE_INTEGER : printWidth }
}

async function bundlePage() {
  const { outputFiles } = await build({
    entryPoints: [fileURLToPath(new URL('page.ts', import.meta.url))],
    bundle: true,
    write: false,
    format: 'esm',
    target: 'es2022',
    // Served from the package itself, with its fonts and workers.
    external: ['/npm/*'],
    alias: { '@sveltia/cms': '/npm/index.js' },
    logLevel: 'warning',
  })
  return outputFiles[0]?.text
}

function send(response: ServerResponse, type: string, body: string | undefined, status = 200) {
  response.writeHead(status, { 'Content-Type': type }).end(body)
}
