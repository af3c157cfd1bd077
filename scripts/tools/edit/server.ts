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

/** Another name for this computer is that of a website which would like to read the files. */
function isOwnAddress({ headers }: IncomingMessage) {
  return /^(localhost|127\.0\.0\.1)(:\d+)?$/.test(headers.host ?? '')
}

/** Made of the files as they are now. Without forms where one of them cannot be read: what is wrong then. */
function sendConfig(response: ServerResponse) {
  const loaded = loadContent()
  const sources = Object.values(loaded.content).flatMap((row) => [...row.sources])
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

/** The new text of a file. The form was made of what the file said when it was read, which may have changed since. */
async function answerSave(request: IncomingMessage, response: ServerResponse) {
  const type = 'text/plain; charset=utf-8'
  try {
    let body = ''
    for await (const chunk of request) body += String(chunk)
    const { path, text, values } = saveRequest.parse(JSON.parse(body))
    const row = editable.find((candidate) => candidate.path === path)
    if (!row) return send(response, type, `Nothing is edited at ${path}.`, 400)
    // The first entry of a folder comes before the folder.
    const names = existsSync(path) && row.kind === 'folder' ? readdirSync(path) : []
    const files = row.kind === 'file' ? [path] : names.map((name) => join(path, name))
    const file = text && files.find((name) => readText(name).trim() === text.trim())
    if (text && !file) return send(response, type, conflict, 409)
    const [target, before] = file ? [file, readText(file)] : [join(path, 'new.md'), '']
    const style = await styleOf(target)
    send(response, type, await textAfterSave(target, before, values, row.schema, style))
  } catch (error) {
    send(response, type, (error as Error).message, 400)
  }
}

/** As Sveltia reads it, and Windows may not have written it. */
function readText(file: string) {
  return readFileSync(file, 'utf8')
    .replace(/^\uFEFF/, '')
    .replaceAll('\r\n', '\n')
}

/** How Prettier formats a file: on long lines where it leaves files alone. */
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
    // Served as the package has it, with its fonts and workers beside it.
    external: ['/npm/*'],
    alias: { '@sveltia/cms': '/npm/index.js' },
    logLevel: 'warning',
  })
  return outputFiles[0]?.text
}

function send(response: ServerResponse, type: string, body: string | undefined, status = 200) {
  response.writeHead(status, { 'Content-Type': type }).end(body)
}
