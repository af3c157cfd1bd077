import { createReadStream, statSync } from 'node:fs'
import { createServer, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { extname, join, normalize } from 'node:path'

const folder = 'out'

const contentTypes: Record<string, string> = {
  '.css': 'text/css',
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.svg': 'image/svg+xml',
  '.woff2': 'font/woff2',
}

/** Serves the built site as a host does that has no rules: the file, the file with .html, or 404.html. */
export async function startServerWithoutRules() {
  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://localhost')
    const file = findFile(decodeURIComponent(pathname))
    if (file) send(response, 200, file)
    else send(response, 404, join(folder, '404.html'))
  })
  await new Promise<void>((resolve) => server.listen(0, resolve))
  const { port } = server.address() as AddressInfo
  return {
    url: `http://localhost:${port}`,
    close: () => {
      server.closeAllConnections()
      server.close()
    },
  }
}

function findFile(pathname: string) {
  const path = join(folder, normalize(pathname))
  return [path, `${path}.html`, join(path, 'index.html')].find((candidate) =>
    statSync(candidate, { throwIfNoEntry: false })?.isFile(),
  )
}

function send(response: ServerResponse, status: number, file: string) {
  const type = contentTypes[extname(file)] ?? 'application/octet-stream'
  response.writeHead(status, { 'Content-Type': type })
  createReadStream(file).pipe(response)
}
