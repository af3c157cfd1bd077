import { existsSync, readFileSync } from 'node:fs'
import {
  createServer,
  type IncomingMessage,
  type OutgoingHttpHeaders,
  type ServerResponse,
} from 'node:http'
import type { AddressInfo } from 'node:net'
import compression from 'compression'
import serveHandler from 'serve-handler'
import { isPublicFile } from '../build/exported-files'
import { portProblem } from './local-port'

const compress = compression()

/** Of a file or folder, on all usual disks. */
const maxNameCharacters = 255

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
  const path = pathOf(request)
  const isHidden = config.ignore?.some((file) => path === `/${file}`)
  // serve-handler answers 500 for a name that no disk takes.
  if (isHidden || path.split('/').some((name) => name.length > maxNameCharacters)) {
    request.url = '/no-such-page'
  }
  return new Promise<void>((resolve, reject) => {
    compress(request, response, () => {
      keepQuery(request, response)
      // A page of the owner's keeps its ending.
      const options = isPublicFile(path) ? { ...config, cleanUrls: false } : config
      serveHandler(request, response, options).then(resolve, reject)
    })
  })
}

type Listener = (request: IncomingMessage, response: ServerResponse) => unknown

/**
 * Serves this machine alone. A request that the listener fails at is answered with 500, and the next one as ever.
 *
 * @param port 0 for one that is free.
 * @throws In a sentence for whoever chose the port, when it cannot be had.
 */
export async function listen(listener: Listener, port = 0) {
  const server = createServer((request, response) => {
    // What is no path of this server, such as "//", would throw wherever it is parsed.
    if (!isPath(request)) return response.writeHead(400).end()
    void answerSafely(listener, request, response)
  })
  await new Promise<void>((resolve, reject) => {
    server
      .on('error', (error) => reject(portProblem(error, port)))
      .listen(port, '127.0.0.1', resolve)
  })
  const { port: actualPort } = server.address() as AddressInfo
  return { port: actualPort, origin: `http://localhost:${actualPort}`, close: () => server.close() }
}

async function answerSafely(
  listener: Listener,
  request: IncomingMessage,
  response: ServerResponse,
) {
  try {
    await listener(request, response)
  } catch (error) {
    console.error(`${request.url}: ${String(error)}`)
    if (!response.headersSent) response.writeHead(500)
    response.end()
  }
}

function isPath(request: IncomingMessage) {
  try {
    return URL.canParse(request.url ?? '', 'http://localhost') && !pathOf(request).includes('\0')
  } catch {
    // A percent sign that begins no character.
    return false
  }
}

function pathOf(request: IncomingMessage) {
  return decodeURIComponent(request.url?.split('?')[0] ?? '')
}

/** serve-handler drops the query string when it redirects, but ads put the source of a visit into it. */
function keepQuery({ url }: IncomingMessage, response: ServerResponse) {
  const [, query] = url?.split(/(?=\?)/) ?? []
  if (!query) return
  const writeHead = response.writeHead.bind(response)
  response.writeHead = ((status: number, headers?: OutgoingHttpHeaders) => {
    const isRedirect = headers?.Location !== undefined
    return writeHead(status, isRedirect ? { Location: `${headers.Location}${query}` } : headers)
  }) as typeof response.writeHead
}
