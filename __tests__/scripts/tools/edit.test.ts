import { spawn, spawnSync, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { get, type IncomingMessage } from 'node:http'
import { contentFolder } from '@/lib/content/entries'
import { listen } from '@/scripts/tools/site-server'

/** Options that let Node load TypeScript. */
const options = ['--conditions=react-server', '--import', 'tsx']

/** Runs a script with other environment variables: returns its exit code and what it prints as an error. */
function run(script: string, ...args: string[]) {
  const command = [...options, script, ...args]
  return (environment: object) => {
    const env = { ...process.env, ...environment }
    const { status, stderr } = spawnSync(process.execPath, command, { env, encoding: 'utf8' })
    return [status, stderr]
  }
}

test('an editor that is already open is reported in one line, with its port', async () => {
  const { port, close } = await listen((_, response) => response.end())
  const edit = run('scripts/tools/edit.ts')
  expect(edit({ PORT: String(port) })).toEqual([
    1,
    expect.stringMatching(`^The editor is open already, or: Port ${port} is taken.*\n$`),
  ])
  close()
})

test('npm start checks its port before it builds', async () => {
  const { port, close } = await listen((_, response) => response.end())
  const check = run('scripts/tools/serve.ts', '--check')
  expect(check({ PORT: String(port) })).toEqual([
    1,
    expect.stringMatching(/^Port \d+ is taken.*\n$/),
  ])
  expect(check({ PORT: '80x' })).toEqual([1, expect.stringMatching(/^.*\bport\b.*\n$/)])
  close()
})

describe('the open editor', () => {
  let editor: ChildProcess
  let port: number

  beforeAll(async () => {
    const free = await listen((_, response) => response.end())
    free.close()
    port = free.port
    const env = { ...process.env, PORT: String(port) }
    const started = spawn(process.execPath, [...options, 'scripts/tools/edit.ts'], { env })
    editor = started
    await once(started.stdout, 'data')
  })

  afterAll(() => editor.kill())

  test('answers only requests to localhost', async () => {
    const statusFor = async (host: string) => {
      const request = get({
        port,
        host: '127.0.0.1',
        path: '/admin/config.json',
        headers: { host },
      })
      const [response] = (await once(request, 'response')) as [IncomingMessage]
      response.resume()
      return response.statusCode
    }
    expect(await statusFor(`localhost:${port}`)).toBe(200)
    expect(await statusFor('ants.example')).toBe(403)
    expect(await statusFor(`localhost.ants.example:${port}`)).toBe(403)
  })

  test('reads the files of the content and writes none', async () => {
    const statusOf = async (path: string, method = 'GET') =>
      (await fetch(`http://localhost:${port}${path}`, { method })).status
    const file = `/${contentFolder()}/company.yaml`
    expect(await statusOf(file)).toBe(200)
    expect(await statusOf(`/${contentFolder()}/..%2Ftiny/company.yaml`)).not.toBe(200)
    expect(await statusOf('/playwright.config.ts')).toBe(404)
    expect(await statusOf('/admin/npm/index.js')).toBe(200)
    for (const method of ['POST', 'PUT', 'DELETE']) expect(await statusOf(file, method)).toBe(405)
  })
})
