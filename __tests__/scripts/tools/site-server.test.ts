import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { folderWith } from '../../support/content-folder'
import { hostRules } from '@/scripts/hosts/host-rules'
import { answer, listen } from '@/scripts/tools/site-server'

const folder = folderWith({
  'secret.txt': 'secret',
  'out/404.html': 'none',
  'out/_headers': 'secret',
  'out/index.html': 'home',
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
const site = { folders: [join(folder, 'out')], rules }

let started: Awaited<ReturnType<typeof listen>>

beforeAll(async () => {
  started = await listen((request, response) => void answer(request, response, site), 0)
})

afterAll(() => started.server.close())

const ask = (path: string) => fetch(started.origin + path, { redirect: 'manual' })

test.each(['/%5Fheaders', '/..%2Fsecret.txt', '//'])(
  '%s, hidden or outside of the site, is answered with 404',
  async (path) => {
    const response = await ask(path)
    expect([response.status, await response.text()]).toEqual([404, 'none'])
  },
)

test('a request that fails is answered, and the server goes on', async () => {
  const errors = jest.spyOn(console, 'error').mockImplementation()
  expect((await ask('/%E0%A4%A')).status).toBe(500)
  expect(errors).toHaveBeenCalledWith(expect.stringContaining('/%E0%A4%A'))
  expect(await (await ask('/')).text()).toBe('home')
})

test.each([
  ['/old', '/new?from=ad'],
  ['/map', '/new#map'],
  ['/old%20bugs', '/list?of=Bed%20Bugs&next=//x'],
])('%s leads to %s, with the query if it has none', async (path, target) => {
  const response = await ask(`${path}?from=ad`)
  expect([response.status, response.headers.get('location')]).toEqual([301, target])
})

test('npm start checks its port before it builds', () => {
  const startWith = (port: string) => {
    const command = ['--import', 'tsx', 'scripts/tools/serve.ts', '--check']
    const env = { ...process.env, PORT: port }
    const { status, stderr } = spawnSync(process.execPath, command, { env, encoding: 'utf8' })
    return [status, stderr]
  }
  const taken = new URL(started.origin).port
  expect(startWith(taken)).toEqual([1, expect.stringMatching(/^Port \d+ is taken.*\n$/)])
  expect(startWith('80x')).toEqual([1, expect.stringMatching(/^.*\bport\b.*\n$/)])
})
