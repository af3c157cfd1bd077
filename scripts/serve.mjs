// Serves the exported site as a production host would, by the rules in serve.json.
import { existsSync, readFileSync } from 'node:fs'
import { createServer } from 'node:http'
import serveHandler from 'serve-handler'
import { compress } from './compress.mjs'

const defaultPort = 3000

if (!existsSync('serve.json')) {
  console.error('There is no built site to serve. Run `npm run build` first.')
  process.exit(1)
}
const config = JSON.parse(readFileSync('serve.json', 'utf8'))
const port = Number(process.env.PORT ?? defaultPort)

createServer((request, response) => {
  compress(request, response, () => {
    keepQuery(request.url, response)
    void serveHandler(request, response, config)
  })
}).listen(port, () => {
  console.log(`http://localhost:${port}`)
})

/**
 * serve-handler redirects without the query string, in which advertisements tell where a visitor came from.
 *
 * @param {string | undefined} url
 * @param {import('node:http').ServerResponse} response
 */
function keepQuery(url, response) {
  const [, query] = url?.split(/(?=\?)/) ?? []
  if (!query) return
  const writeHead = response.writeHead.bind(response)
  response.writeHead = (/** @type {number} */ status, /** @type {any} */ headers) =>
    writeHead(status, headers?.Location ? { Location: headers.Location + query } : headers)
}
