import { spawnSync } from 'node:child_process'
import { listen } from '@/scripts/tools/site-server'

test('an editor that is open already is named in one line, with its address', async () => {
  const { port, origin, close } = await listen((_, response) => response.end())
  const command = ['--conditions=react-server', '--import', 'tsx', 'scripts/tools/edit.ts']
  const env = { ...process.env, PORT: String(port) }
  const { status, stderr } = spawnSync(process.execPath, command, { env, encoding: 'utf8' })
  close()
  expect([status, stderr]).toEqual([
    1,
    expect.stringMatching(`^The editor is open already.* ${origin}\n$`),
  ])
})
