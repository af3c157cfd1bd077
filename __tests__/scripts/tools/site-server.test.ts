import { spawnSync } from 'node:child_process'
import { connect } from 'node:net'
import { networkInterfaces } from 'node:os'
import { folderWith } from '../../support/content-folder'
import { hostRules } from '@/scripts/hosts/host-rules'
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

const rules = hostRules({
  files: ['/index.html', '/blog/ants.html', '/services/bats.html'],
  securityHeaders: {},
  oldAddresses: [
    { from: '/old', to: '/new' },
    { from: '/map', to: '/new#map' },
    { from: '/old%20bugs', to: '/list?of=Bed%20Bugs&next=//x' },
  ],
})

test('hidden files, and those outside of the site, are answered with 404', async () => {
  const site = folderWith({ '404.html': 'none', _headers: 'secret', 'index.html': 'home' })
  server.close()
  server = await listen((request, response) =>
    answer(request, response, { folders: [site], rules }),
  )
  expect(await ask('127.0.0.1', '/')).toContain('200')
  for (const path of ['/404', '/404.html', '/_headers', '/%5Fheaders', '/..%2F..%2Fetc%2Fpasswd']) {
    expect([path, await ask('127.0.0.1', path)]).toEqual([path, expect.stringContaining('404')])
  }
})

test('a redirect leads to its target as it is written, with the query if it has none', async () => {
  server.close()
  server = await listen((request, response) =>
    answer(request, response, { folders: ['out'], rules }),
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

test('npm start checks its port before it builds', () => {
  const startWith = (port: string) => {
    const command = ['--import', 'tsx', 'scripts/tools/serve.ts', '--check']
    const env = { ...process.env, PORT: port }
    const { status, stderr } = spawnSync(process.execPath, command, { env, encoding: 'utf8' })
    return [status, stderr]
  }
  expect(startWith(String(server.port))).toEqual([
    1,
    expect.stringMatching(/^Port \d+ is taken.*\n$/),
  ])
  expect(startWith('80x')).toEqual([1, expect.stringMatching(/^.*\bport\b.*\n$/)])
})

const outside = Object.values(networkInterfaces())
  .flatMap((addresses) => addresses ?? [])
  .find(({ family, internal }) => family === 'IPv4' && !internal)?.address

const testWithNetwork = outside ? test : test.skip

testWithNetwork('other machines cannot reach the server', async () => {
  await expect(ask(outside ?? '', '/')).rejects.toThrow('ECONNREFUSED')
})
