import { connect } from 'node:net'
import { networkInterfaces } from 'node:os'
import { listen } from '@/scripts/tools/site-server'

let server: Awaited<ReturnType<typeof listen>>

beforeEach(async () => {
  server = await listen((_, response) => response.end('here'))
})

afterEach(() => server.close())

/** The first line that answers what is written to an address. */
function ask(host: string, path: string) {
  return new Promise<string>((resolve, reject) => {
    const socket = connect(server.port, host, () => {
      socket.write(`GET ${path} HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n`)
    })
    let text = ''
    socket.on('data', (part) => (text += String(part))).on('error', reject)
    socket.on('close', () => resolve(text.split('\r\n')[0] ?? ''))
  })
}

test('an address that is none is answered with 400, and the next one as ever', async () => {
  expect(await ask('127.0.0.1', '//')).toContain('400')
  expect(await ask('127.0.0.1', '/')).toContain('200')
})

const outside = Object.values(networkInterfaces())
  .flatMap((addresses) => addresses ?? [])
  .find(({ family, internal }) => family === 'IPv4' && !internal)?.address

const testWithNetwork = outside ? test : test.skip

testWithNetwork('other machines do not reach the server', async () => {
  await expect(ask(outside ?? '', '/')).rejects.toThrow('ECONNREFUSED')
})
