import { readFileSync } from 'node:fs'
import { createServer } from 'node:http'
import { setTimeout as sleep } from 'node:timers/promises'
import serveHandler from 'serve-handler'
import { compress } from '../compress.mjs'
import { policyOfFinishedSite, securityHeaders } from '../security-headers.mjs'

/** Address of the page written by hand. */
export const floorPath = '/floor'

/**
 * Serves the finished site on a free port, and the floor page beside it with the same headers. Everything
 * is compressed, as hosts do.
 *
 * @param {{ fontDelayMilliseconds?: number }} [options]
 * @returns {Promise<{ origin: string, close: () => void }>}
 */
export async function startSiteServer({ fontDelayMilliseconds = 0 } = {}) {
  const site = JSON.parse(readFileSync('serve.json', 'utf8'))
  const floor = floorConfig()
  const server = createServer(async (request, response) => {
    const { url = '/' } = request
    if (url.endsWith('.woff2')) await sleep(fontDelayMilliseconds)
    if (url === '/' && request.headers.referer?.endsWith('/thank-you')) return stay(response)
    const config = url === floorPath ? floor : site
    compress(request, response, () => void serveHandler(request, response, config))
  })
  await new Promise((resolve) => server.listen(0, () => resolve(undefined)))
  const address = server.address()
  if (!address || typeof address === 'string') throw new Error('The server has no port')
  return { origin: `http://localhost:${address.port}`, close: () => server.close() }
}

function floorConfig() {
  const policy = policyOfFinishedSite([readFileSync('bench/floor.html', 'utf8')])
  const headers = Object.entries(securityHeaders(policy)).map(([key, value]) => ({ key, value }))
  return { public: 'bench', cleanUrls: true, headers: [{ source: '**', headers }] }
}

/**
 * After five seconds the confirmation goes to the home page, while Lighthouse is still looking at it. At an
 * answer without content a browser stays where it is.
 *
 * @param {import('node:http').ServerResponse} response
 */
function stay(response) {
  response.writeHead(204).end()
}
