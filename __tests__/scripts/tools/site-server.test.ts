import { connect } from 'node:net'
import { networkInterfaces } from 'node:os'
import { folderWith } from '../../support/content-folder'
import { answer, listen } from '@/scripts/tools/site-server'

let server: Awaited<ReturnType<typeof listen>>

beforeEach(async () => {
  server = await listen((_, response) => response.end('here'))
})

afterEach(() => server.close())

/** The status line of the response to a path. */
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

test.each(['//', '/%00', '/%', '/%E0%A4%A'])(
  'the invalid path %s is answered with 400, and the server goes on',
  async (path) => {
    expect(await ask('127.0.0.1', path)).toContain('400')
    expect(await ask('127.0.0.1', '/')).toContain('200')
  },
)

test.each([
  [
    'at once',
    () => {
      throw new Error('A folder in place of a file')
    },
  ],
  ['later', () => Promise.reject(new Error('A folder in place of a file'))],
])('a listener that fails %s is answered with 500, and the server goes on', async (_, listener) => {
  const errors = jest.spyOn(console, 'error').mockImplementation()
  server.close()
  server = await listen(listener)
  expect(await ask('127.0.0.1', '/')).toContain('500')
  expect(await ask('127.0.0.1', '/')).toContain('500')
  expect(errors).toHaveBeenCalledWith(expect.stringContaining('A folder in place of a file'))
})

test('hidden files are answered with 404', async () => {
  const site = folderWith({ _headers: 'secret', 'index.html': 'home' })
  server.close()
  server = await listen((request, response) =>
    answer(request, response, { public: site, headers: [], ignore: ['_headers'] }),
  )
  expect(await ask('127.0.0.1', '/')).toContain('200')
  for (const path of ['/404', '/404.html', '/_headers', '/%5Fheaders']) {
    expect([path, await ask('127.0.0.1', path)]).toEqual([path, expect.stringContaining('404')])
  }
})

test('a redirect leads to its target as it is written, with the query if it has none', async () => {
  server.close()
  const redirects = [
    { source: '/old', destination: '/new', type: 301 },
    { source: '/map', destination: '/new#map', type: 301 },
    { source: '/old bugs', destination: '/list?of=Bed%20Bugs&next=//x', type: 301 },
  ]
  server = await listen((request, response) =>
    answer(request, response, { public: 'out', headers: [], redirects }),
  )
  for (const [path, target] of [
    ['/old', '/new?from=ad'],
    ['/map', '/new#map'],
    ['/old%20bugs', '/list?of=Bed%20Bugs&next=//x'],
  ]) {
    const response = await fetch(`${server.origin}${path}?from=ad`, { redirect: 'manual' })
    expect([response.status, response.headers.get('location')]).toEqual([301, target])
  }
})

const outside = Object.values(networkInterfaces())
  .flatMap((addresses) => addresses ?? [])
  .find(({ family, internal }) => family === 'IPv4' && !internal)?.address

const testWithNetwork = outside ? test : test.skip

testWithNetwork('other machines cannot reach the server', async () => {
  await expect(ask(outside ?? '', '/')).rejects.toThrow('ECONNREFUSED')
})
