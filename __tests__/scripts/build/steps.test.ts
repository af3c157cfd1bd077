import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { folderWith } from '../../support/content-folder'

const tsx = pathToFileURL(require.resolve('tsx')).href

test('a build runs with NODE_ENV=production, and exits as Next does', () => {
  const next = 'console.log(process.env.NODE_ENV, process.argv[2]); process.exitCode = 3'
  const { status, stdout } = spawnSync(
    process.execPath,
    ['--import', tsx, join(process.cwd(), 'scripts/build/export.ts')],
    {
      cwd: folderWith({ 'node_modules/next/dist/bin/next': next }),
      env: { ...process.env, NODE_ENV: 'development' },
      encoding: 'utf8',
    },
  )
  expect([status, stdout]).toEqual([3, 'production build\n'])
})
