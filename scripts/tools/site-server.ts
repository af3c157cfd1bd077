import { existsSync, readFileSync, statSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import {
  createServer,
  type IncomingMessage,
  type RequestListener,
  type ServerResponse,
} from 'node:http'
import type { AddressInfo } from 'node:net'
import { extname, join, normalize } from 'node:path'
import { promisify } from 'node:util'
import { gzip } from 'node:zlib'
import { hostFiles } from '../hosts/host-files'
import { unknownName, type HostRules } from '../hosts/host-rules'
import { exportFolder, localRulesFile } from '../site/exported-files'

/** Where the files of a site are, and the rules by which they are served. */
type ServedSite = { folders: readonly string[]; rules: HostRules }

/** The built site. Throws when there is none. */
export function builtSite(): ServedSite {
  if (!existsSync(localRulesFile)) throw new Error('There is no built site: run npm run build')
  const rules = JSON.parse(readFileSync(localRulesFile, 'utf8')) as HostRules
  return { folders: [exportFolder], rules }
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
  '.webp': 'image/webp',
  '.woff2': 'font/woff2',
  '.xml': 'application/xml; charset=utf-8',
}

/** What is sent for a path: a file of the site, with 200 or as the 404 page, or where to go instead. */
type Answer = { file: string; status: 200 | 404 } | { location: string; status: 301 | 302 }

/** Answers a request as a production host does, compressed. One that fails does not end the server. */
export async function answer(request: IncomingMessage, response: ServerResponse, site: ServedSite) {
  try {
    await send(request, response, site)
  } catch (error) {
    console.error(`${request.url}: ${String(error)}`)
    response.writeHead(500).end()
  }
}

async function send(
  { url = '', headers }: IncomingMessage,
  response: ServerResponse,
  site: ServedSite,
) {
  const [encodedPath = '', query] = url.split(/(?=\?)/)
  const path = decodeURIComponent(encodedPath)
  const found = answerTo(path, site)
  if ('location' in found) {
    // A query or an id of its own comes last.
    const location = /[?#]/.test(found.location) ? found.location : found.location + (query ?? '')
    return response.writeHead(found.status, { Location: location }).end()
  }
  const special = site.rules.exceptions.filter(
    (rule) => found.status === 200 && isFor(rule.path, path),
  )
  const type = types[extname(found.file)] ?? 'application/octet-stream'
  const bytes = await readFile(found.file)
  const isCompressed =
    /text|json|xml/.test(type) && /\bgzip\b/.test(String(headers['accept-encoding']))
  const body = isCompressed ? await promisify(gzip)(bytes) : bytes
  const all = {
    'Content-Type': type,
    ...site.rules.headers,
    ...Object.assign({}, ...special.map((rule) => rule.headers)),
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
    .map((folder) => join(folder, normalize(path)))
    .find((file) => statSync(file, { throwIfNoEntry: false })?.isFile())
}

/** Whether a header's rule, for a file or for everything in a folder, is for a path. */
function isFor(rule: string, path: string) {
  return rule.endsWith('*') ? path.startsWith(rule.slice(0, -1)) : path === rule
}

/**
 * Starts a server on 127.0.0.1, which only this machine can reach.
 *
 * @param port 0 takes a free port.
 * @returns The origin (`http://localhost:` and the port), and the server.
 * @throws When the port is taken, in a sentence that says what to do.
 */
export async function listen(listener: RequestListener, port: number) {
  const server = createServer(listener)
  await new Promise<void>((resolve, reject) => {
    server
      .on('error', (error: NodeJS.ErrnoException) => {
        const message = `Port ${port} is taken by another program: end that one, or choose another one in the variable PORT`
        reject(error.code === 'EADDRINUSE' ? new Error(message) : error)
      })
      .listen(port, '127.0.0.1', resolve)
  })
  return { origin: `http://localhost:${(server.address() as AddressInfo).port}`, server }
}
