// Serves the built site in out/ to this computer alone, with the rules of hosts: public/_headers, public/_redirects, and
// the two fallbacks of netlify.toml. PORT=0 takes a free port.
import { readFileSync } from 'node:fs'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import compression from 'compression'
import sirv from 'sirv'

/** Files of hosts, and the 404 page, which has no address. */
const hidden = ['/404', '/404.html', '/_headers', '/_redirects', '/.htaccess']

/** The empty services page, for every service that doesn't exist. */
const unknownService = '/services/unknown'

const headerRules = parseHeaders(readFileSync('public/_headers', 'utf8'))
const redirects = parseRedirects(readFileSync('public/_redirects', 'utf8'))
const compress = compression()
// With `dev` it looks for a file at each request: a build may write them anew meanwhile.
const sendFile = sirv('out', { dev: true, etag: true, setHeaders: addHeaders })

const server = createServer((request, response) => {
  compress(request as never, response as never, () => answer(request, response))
})
server.on('error', ({ message }) => {
  console.error(`${message}: end the other program, or set PORT to another number.`)
  process.exitCode = 1
})
server.listen(Number(process.env.PORT || 3_000), '127.0.0.1', () => {
  console.log(`http://localhost:${(server.address() as AddressInfo).port}`)
})

function answer(request: IncomingMessage, response: ServerResponse) {
  const [path = '/', query = ''] = (request.url ?? '/').split(/(?=\?)/)
  const redirect = redirects.find(({ from }) => from === path)
  if (redirect) return redirectTo(response, redirect.to, query, redirect.status)
  if (hidden.includes(path)) return sendPage(response, '/404', 404)
  // Not what begins with two slashes, which a browser would read as another host.
  const [, clean] = /^((?:\/[^/]+)+)(?:\.html|\/)$/.exec(path) ?? []
  if (clean) return redirectTo(response, clean, query, 301)
  sendFile(request, response, () => {
    if (/^\/blog\/[^/]+$/.test(path)) redirectTo(response, '/articles', query, 302)
    else if (/^\/services\/[^/]+$/.test(path)) sendPage(response, unknownService, 200)
    else sendPage(response, '/404', 404)
  })
}

/** A query comes along, but not where the target has an id, which comes last. */
function redirectTo(response: ServerResponse, to: string, query: string, status: number) {
  const location = to.includes('#') ? to : to + query
  response.writeHead(status, { Location: location }).end()
}

function sendPage(response: ServerResponse, page: string, status: number) {
  addHeaders(response, page)
  response.writeHead(status, { 'Content-Type': 'text/html;charset=utf-8' })
  response.end(readFileSync(`out${page}.html`))
}

function addHeaders(response: ServerResponse, path: string) {
  // Netlify and Cloudflare send it by themselves.
  response.setHeader('Cache-Control', 'public, max-age=0, must-revalidate')
  for (const { pattern, name, value } of headerRules) {
    if (pattern.test(path)) response.setHeader(name, value)
  }
}

/** A rule begins with its path, in which `*` is anything, and `:page` one part. Its headers follow, indented. */
function parseHeaders(text: string) {
  let pattern = /^$/
  return linesOf(text).flatMap((line) => {
    if (line.startsWith('/')) {
      pattern = new RegExp(`^${line.replaceAll('*', '.*').replace(/:\w+/, '[^/]+')}$`)
      return []
    }
    const [name = '', value = ''] = line.trim().split(/:\s(.*)/s)
    return [{ pattern, name, value }]
  })
}

function parseRedirects(text: string) {
  return linesOf(text).map((line) => {
    const [from = '', to = '', status] = line.split(' ')
    return { from, to, status: Number(status) }
  })
}

function linesOf(text: string) {
  return text.split('\n').filter((line) => line.trim() !== '' && !line.startsWith('#'))
}
