import { spawnSync } from 'node:child_process'
import { listen } from '@/scripts/tools/site-server'

/** How a command ends, and its words about what is wrong. */
function run(script: string, ...words: string[]) {
  const command = ['--conditions=react-server', '--import', 'tsx', script, ...words]
  return (environment: object) => {
    const env = { ...process.env, ...environment }
    const { status, stderr } = spawnSync(process.execPath, command, { env, encoding: 'utf8' })
    return [status, stderr]
  }
}

test('an editor that is open already is named in one line, with its port', async () => {
  const { port, close } = await listen((_, response) => response.end())
  const edit = run('scripts/tools/edit.ts')
  expect(edit({ PORT: String(port) })).toEqual([
    1,
    expect.stringMatching(`^The editor is open already, or: Port ${port} is taken.*\n$`),
  ])
  close()
})

test('npm start looks for its port before it builds', async () => {
  const { port, close } = await listen((_, response) => response.end())
  const check = run('scripts/tools/serve.ts', '--check')
  expect(check({ PORT: String(port) })).toEqual([
    1,
    expect.stringMatching(/^Port \d+ is taken.*\n$/),
  ])
  close()
})
