import { existsSync, readFileSync } from 'node:fs'
import {
  createServer,
  type IncomingMessage,
  type OutgoingHttpHeaders,
  type RequestListener,
  type ServerResponse,
} from 'node:http'
import type { AddressInfo } from 'node:net'
import compression from 'compression'
import serveHandler from 'serve-handler'

const compress = compression()

/** What serve-handler reads, and files that are not shown. */
type ServeConfig = { headers: object[]; ignore?: string[]; [option: string]: unknown }

/** The rules of the built site, for `answer`. Throws when there is no built site. */
export function readServeConfig(): ServeConfig {
  if (!existsSync('firebase.json')) throw new Error('There is no built site: run npm run build')
  const { hosting } = JSON.parse(readFileSync('firebase.json', 'utf8')) as { hosting: ServeConfig }
  // serve-handler reads the format of Firebase, and else lists folders and names the file in each answer.
  const unnamed = { source: '**', headers: [{ key: 'Content-Disposition', value: null }] }
  return { ...hosting, directoryListing: false, headers: [...hosting.headers, unnamed] }
}

/** Answers as a production host would, compressed. */
export function answer(request: IncomingMessage, response: ServerResponse, config: ServeConfig) {
  const [path] = request.url?.split('?') ?? []
  if (config.ignore?.some((file) => path === `/${file}`)) request.url = '/no-such-page'
  compress(request, response, () => {
    keepQuery(request, response)
    void serveHandler(request, response, config)
  })
}

/**
 * Serves this machine alone.
 *
 * @param port 0 for one that is free.
 */
export async function listen(listener: RequestListener, port = 0) {
  const server = createServer((request, response) => {
    // What is no path of this server, such as "//", would throw wherever it is parsed.
    if (URL.canParse(request.url ?? '', 'http://localhost')) return listener(request, response)
    response.writeHead(400).end()
  })
  await new Promise<void>((resolve, reject) => {
    server.on('error', reject).listen(port, '127.0.0.1', resolve)
  })
  const { port: actualPort } = server.address() as AddressInfo
  return { port: actualPort, origin: `http://localhost:${actualPort}`, close: () => server.close() }
}

/** serve-handler redirects without the query string, in which advertisements tell where a visitor came from. */
function keepQuery({ url }: IncomingMessage, response: ServerResponse) {
  const [, query] = url?.split(/(?=\?)/) ?? []
  if (!query) return
  const writeHead = response.writeHead.bind(response)
  response.writeHead = ((status: number, headers?: OutgoingHttpHeaders) => {
    const isRedirect = headers?.Location !== undefined
    return writeHead(status, isRedirect ? { Location: `${headers.Location}${query}` } : headers)
  }) as typeof response.writeHead
}
