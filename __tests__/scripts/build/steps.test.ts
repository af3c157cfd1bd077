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
      env: {
        ...process.env,
        NODE_ENV: 'development',
        TSX_TSCONFIG_PATH: join(process.cwd(), 'tsconfig.json'),
      },
      encoding: 'utf8',
    },
  )
  expect([status, stdout]).toEqual([3, 'production build\n'])
})

test('a script ends with one line when SITE_URL is wrong', () => {
  const { status, stderr } = spawnSync(
    process.execPath,
    ['--conditions=react-server', '--import', 'tsx', 'scripts/tools/check.ts', 'launch'],
    { env: { ...process.env, SITE_URL: 'preview.acme.test' }, encoding: 'utf8' },
  )
  expect([status, stderr]).toEqual([1, expect.stringMatching(/^SITE_URL is .*\n$/)])
})
