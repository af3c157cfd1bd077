import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'

/** How the service answers one request. */
type Answering = (response: ServerResponse) => void

type Received = { headers: IncomingMessage['headers']; fields: Record<string, string> }

/** A form service on this machine, which answers request after request as it is told to. */
export function formService() {
  const received: Received[] = []
  let answers: Answering[] = []
  let onEachRequest = () => {}

  const server = createServer(async (request, response) => {
    let body = ''
    for await (const chunk of request) body += chunk
    const isJson = request.headers['content-type'] === 'application/json'
    const fields = isJson
      ? (JSON.parse(body) as Record<string, string>)
      : Object.fromEntries(new URLSearchParams(body))
    received.push({ headers: request.headers, fields })
    onEachRequest()
    const answer = answers.shift() ?? drop
    answer(response)
  })

  return {
    received,
    address: () => `http://localhost:${(server.address() as AddressInfo).port}/estimates`,
    start: () => new Promise<void>((resolve) => server.listen(0, resolve)),
    stop: () => {
      server.closeAllConnections()
      return new Promise((resolve) => server.close(resolve))
    },
    /** What it says to the next requests, in turn; a further one is dropped. `onEach` runs as each comes in. */
    willAnswer(next: Answering[], onEach = () => {}) {
      received.length = 0
      answers = next
      onEachRequest = onEach
    },
  }
}

/** An answer with this status, and with this JSON when there is any. */
export function answer(status: number, body?: object, headers = {}): Answering {
  return (response) => response.writeHead(status, headers).end(body && JSON.stringify(body))
}

export function page(html: string): Answering {
  return (response) => response.end(html)
}

/** No answer, ever. */
export const hang: Answering = () => {}

/** The connection breaks without an answer. */
export const drop: Answering = (response) => response.destroy()

/** The answer begins well, and the connection breaks in the middle of it. */
export const dropMidway: Answering = (response) => {
  response.writeHead(200, { 'Content-Length': '100' })
  response.write('{"succ', () => response.destroy())
}
