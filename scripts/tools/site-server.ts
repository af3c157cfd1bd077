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
import { isPublicFile } from '../site/exported-files'

const compress = compression()

/** The configuration of serve-handler, and files that visitors can't see. */
type ServeConfig = {
  headers: object[]
  ignore?: string[]
  redirects?: { source: string; destination: string; type: number }[]
  [option: string]: unknown
}

/** The rules of the built site, for `answer`. Throws when there is no built site. */
export function readServeConfig(): ServeConfig {
  if (!existsSync('firebase.json')) throw new Error('There is no built site: run npm run build')
  const { hosting } = JSON.parse(readFileSync('firebase.json', 'utf8')) as { hosting: ServeConfig }
  // serve-handler reads Firebase's format. Its directory listings and its header with the file name are turned off.
  const noFileName = { source: '**', headers: [{ key: 'Content-Disposition', value: null }] }
  return { ...hosting, directoryListing: false, headers: [...hosting.headers, noFileName] }
}

/** Answers a request as a production host does, compressed. */
export function answer(request: IncomingMessage, response: ServerResponse, config: ServeConfig) {
  const path = pathOf(request)
  const isHidden = ['404', '404.html', ...(config.ignore ?? [])].some((file) => path === `/${file}`)
  if (isHidden) request.url = '/no-such-page'
  const redirect = config.redirects?.find(({ source }) => source === path)
  if (redirect) {
    // serve-handler would encode the target again.
    const Location = withQuery(redirect.destination, request)
    return Promise.resolve(void response.writeHead(redirect.type, { Location }).end())
  }
  return new Promise<void>((resolve, reject) => {
    compress(request, response, () => {
      keepQuery(request, response)
      // An HTML file from public/ keeps .html in its address.
      const options = isPublicFile(path) ? { ...config, cleanUrls: false } : config
      serveHandler(request, response, options).then(resolve, reject)
    })
  })
}

type Listener = (request: IncomingMessage, response: ServerResponse) => unknown

/**
 * Starts a server on 127.0.0.1, which only this machine can reach. When the listener throws, the request is answered
 * with 500 and the server goes on.
 *
 * @param port 0 takes a free port.
 * @returns The port, the origin (`http://localhost:` and the port), and a function that closes the server.
 * @throws When the port is taken, in a sentence that says what to do.
 */
export async function listen(listener: Listener, port = 0) {
  const server = createServer((request, response) => {
    // An invalid path, such as "//", would throw in every listener that parses it.
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

/** Explains in a sentence that a port is taken. Other errors are returned unchanged. */
function portProblem(error: NodeJS.ErrnoException, port: number): Error {
  if (error.code !== 'EADDRINUSE') return error
  return new Error(
    `Port ${port} is taken by another program: end that one, or choose another one in the variable PORT`,
  )
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
    // The path has a percent sign that encodes no character.
    return false
  }
}

function pathOf(request: IncomingMessage) {
  return decodeURIComponent(request.url?.split('?')[0] ?? '')
}

/** serve-handler drops the query string in redirects, but ads put the source of a visit into it. */
function keepQuery(request: IncomingMessage, response: ServerResponse) {
  const writeHead = response.writeHead.bind(response)
  response.writeHead = ((status: number, headers?: OutgoingHttpHeaders) => {
    const target = headers?.Location
    const isRedirect = typeof target === 'string'
    return writeHead(status, isRedirect ? { Location: withQuery(target, request) } : headers)
  }) as typeof response.writeHead
}

/** A target with the query of the request, if it has none of its own, nor an id. */
function withQuery(target: string, { url = '' }: IncomingMessage) {
  return /[?#]/.test(target) ? target : target + url.replace(/^[^?]*/, '')
}
