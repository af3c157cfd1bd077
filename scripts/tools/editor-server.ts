import { existsSync, readdirSync, readFileSync } from 'node:fs'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { join } from 'node:path'
import serveHandler from 'serve-handler'
import { z } from 'zod'
import { bundlePage, sveltiaFolder } from '../editor/bundle-page'
import { editorPolicy, editorPage } from '../editor/editor-page'
import { prettierOptions } from '../editor/prettier-options'
import { textAfterSave } from '../editor/save'
import { editable, sveltiaConfig } from '../editor/sveltia-config'
import { listen } from './site-server'
import { problemLine } from '@/lib/content/problems'
import { loadContent } from '@/lib/site/site-content'

/** Allows only files of this server: the editor works offline, and doesn't check for updates. */
const policy = editorPolicy()
const page = editorPage('/page.js')

/**
 * Starts the server of the editor.
 *
 * @param port 0 takes a free port.
 */
export async function startEditor(port: number) {
  const script = await bundlePage('local-script.ts', '/npm/index.js')
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
    // Sveltia sends no file name, so the old text identifies the entry.
    const file = text && files.find((name) => readText(name).trim() === text.trim())
    if (text && !file) return send(response, type, conflict, 409)
    const target = file || (collection.kind === 'file' ? path : join(path, 'new.md'))
    const saved = await textAfterSave({
      path: target,
      text: file ? readText(file) : '',
      values,
      schema: collection.schema,
      style: await prettierOptions(target),
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

function send(response: ServerResponse, type: string, body: string | undefined, status = 200) {
  response.writeHead(status, { 'Content-Type': type }).end(body)
}
