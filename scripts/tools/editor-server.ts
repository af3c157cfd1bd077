import { existsSync } from 'node:fs'
import type { IncomingMessage, ServerResponse } from 'node:http'
import serveHandler from 'serve-handler'
import { adminConfig } from '../editor/admin'
import { bundlePage, sveltiaFolder } from '../editor/bundle-page'
import { adminPolicy, editorPage } from '../editor/editor-page'
import { listen } from './site-server'
import { contentFolder } from '@/lib/content/entries'
import { problemLine } from '@/lib/content/problems'
import { loadContent } from '@/lib/site/site-content'

/**
 * Starts the server of the editor, which only reads: the page of /admin writes the files through the browser, which asks
 * for the folder.
 *
 * @param port 0 takes a free port.
 */
export async function startEditor(port: number) {
  const script = await bundlePage()
  return listen((request, response) => {
    if (!isOwnAddress(request)) return send(response, 'text/plain', undefined, 403)
    if (request.method !== 'GET') return send(response, 'text/plain', undefined, 405)
    response.setHeader('Content-Security-Policy', adminPolicy)
    response.setHeader('Cache-Control', 'no-store')
    const { pathname } = new URL(request.url ?? '/', 'http://localhost')
    if (pathname === '/') return response.writeHead(302, { Location: '/admin/edit' }).end()
    if (pathname === '/admin/edit') return send(response, 'text/html; charset=utf-8', editorPage)
    if (pathname === '/admin/page.js') {
      return send(response, 'text/javascript; charset=utf-8', script)
    }
    if (pathname === '/admin/config.json') return sendConfig(response)
    const [folder, prefix] = pathname.startsWith(`/${contentFolder()}/`)
      ? [contentFolder(), `/${contentFolder()}`]
      : [sveltiaFolder, '/admin']
    request.url = pathname.replace(prefix, '')
    return serveHandler(request, response, { public: folder, directoryListing: false })
  }, port)
}

/** Protects against DNS rebinding, by which another website could read the files. */
function isOwnAddress({ headers }: IncomingMessage) {
  return /^(localhost|127\.0\.0\.1)(:\d+)?$/.test(headers.host ?? '')
}

/** Sends the forms for the current files, or the problems when a file can't be read. */
async function sendConfig(response: ServerResponse) {
  const loaded = loadContent()
  const sources = Object.values(loaded.content).flatMap((collection) => [...collection.sources])
  if (sources.every(({ file, values }) => values !== undefined || !existsSync(file))) {
    return send(response, 'application/json', JSON.stringify(await adminConfig(loaded)))
  }
  const problems = loaded.problems.map(problemLine).join('\n')
  send(response, 'text/plain; charset=utf-8', problems, 500)
}

function send(response: ServerResponse, type: string, body: string | undefined, status = 200) {
  response.writeHead(status, { 'Content-Type': type }).end(body)
}
