import { existsSync, readFileSync, statSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { extname, resolve, sep } from 'node:path'
import { promisify } from 'node:util'
import { gzip } from 'node:zlib'
import { hostFiles } from '../hosts/host-files'
import { unknownName, type HostRules } from '../hosts/host-rules'
import { exportFolder, localFolder, localRulesFile } from '../site/exported-files'

/** Where the files of a site are, and the rules by which they are served. */
type ServedSite = { folders: readonly string[]; rules: HostRules }

/** The built site with its editor. Throws when there is none. */
export function builtSite(): ServedSite {
  if (!existsSync(localRulesFile)) throw new Error('There is no built site: run npm run build')
  const rules = JSON.parse(readFileSync(localRulesFile, 'utf8')) as HostRules
  return { folders: [exportFolder, localFolder], rules }
}

const types: Readonly<Record<string, string>> = {
  '.css': 'text/css; charset=utf-8',
  '.html': 'text/html; charset=utf-8',
  '.ico': 'image/x-icon',
  '.jpeg': 'image/jpeg',
  '.jpg': 'image/jpeg',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json',
  '.pdf': 'application/pdf',
  '.png': 'image/png',
  '.svg': 'image/svg+xml; charset=utf-8',
  '.txt': 'text/plain; charset=utf-8',
  '.wasm': 'application/wasm',
  '.webp': 'image/webp',
  '.woff2': 'font/woff2',
  '.xml': 'application/xml; charset=utf-8',
}

/** What is sent for a path: a file of the site, with 200 or as the 404 page, or where to go instead. */
type Answer = { file: string; status: 200 | 404 } | { location: string; status: 301 | 302 }

/** Answers a request as a production host does, compressed. */
export async function answer(request: IncomingMessage, response: ServerResponse, site: ServedSite) {
  const path = pathOf(request)
  const found = answerTo(path, site)
  if ('location' in found) {
    return response.writeHead(found.status, { Location: withQuery(found.location, request) }).end()
  }
  const { headers, exceptions } = site.rules
  const special = exceptions.filter((rule) => found.status === 200 && isFor(rule.path, path))
  const type = types[extname(found.file)] ?? 'application/octet-stream'
  const bytes = await readFile(found.file)
  const isText = /text|json|xml/.test(type)
  const isCompressed = isText && /\bgzip\b/.test(String(request.headers['accept-encoding']))
  const body = isCompressed ? await promisify(gzip)(bytes) : bytes
  const all = {
    'Content-Type': type,
    ...headers,
    ...Object.assign({}, ...special.map((rule) => rule.headers)),
    ...(isText && { Vary: 'Accept-Encoding' }),
    ...(isCompressed && { 'Content-Encoding': 'gzip' }),
    'Content-Length': body.length,
  }
  return response.writeHead(found.status, all).end(body)
}

const hiddenFiles = ['/404', '/404.html', ...hostFiles]

/** What the rules of the site say about a path, in the order of nginx.conf. */
function answerTo(path: string, { folders, rules }: ServedSite): Answer {
  const missing = { file: fileAt('/404.html', folders) ?? '404.html', status: 404 } as const
  const redirect = rules.redirects.find(({ from }) => from === path)
  if (redirect) return { location: redirect.to, status: redirect.status }
  if (hiddenFiles.includes(path)) return missing
  const [, page] = /^((?:\/[^/\\]+)+)(?:\.html|\/)$/.exec(path) ?? []
  if (page && !rules.publicPages.includes(path)) return { location: encodeURI(page), status: 301 }
  const file =
    fileAt(path === '/' ? '/index.html' : path, folders) ?? fileAt(`${path}.html`, folders)
  if (file) return { file, status: 200 }
  const fallback = rules.fallbacks.find(({ folder, status }) =>
    new RegExp(`^${folder}/${unknownName(status)}$`).test(path),
  )
  if (!fallback) return missing
  const { to, status } = fallback
  return status === 302 ? { location: to, status } : answerTo(to, { folders, rules })
}

function fileAt(path: string, folders: readonly string[]): string | undefined {
  return folders
    .map((folder) => [resolve(folder), resolve(folder, `.${path}`)] as const)
    .filter(([folder, file]) => file.startsWith(folder + sep))
    .map(([, file]) => file)
    .find((file) => existsSync(file) && statSync(file).isFile())
}

/** Whether a header's rule, for a file or for everything in a folder, is for a path. */
function isFor(rule: string, path: string) {
  return rule.endsWith('*') ? path.startsWith(rule.slice(0, -1)) : path === rule
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

/** A target with the query of the request, if it has none of its own, nor an id. */
function withQuery(target: string, { url = '' }: IncomingMessage) {
  return /[?#]/.test(target) ? target : target + url.replace(/^[^?]*/, '')
}
