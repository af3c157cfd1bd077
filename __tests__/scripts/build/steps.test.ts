import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { folderWith } from '../../support/content-folder'

const tsx = pathToFileURL(require.resolve('tsx')).href

function exportIn(cwd: string, env: Partial<NodeJS.ProcessEnv>) {
  const script = join(process.cwd(), 'scripts/build/export.ts')
  const TSX_TSCONFIG_PATH = join(process.cwd(), 'tsconfig.json')
  return spawnSync(process.execPath, ['--import', tsx, script], {
    cwd,
    env: { ...process.env, TSX_TSCONFIG_PATH, ...env },
    encoding: 'utf8',
  })
}

test('a build runs with NODE_ENV=production, and exits as Next does', () => {
  const next = 'console.log(process.env.NODE_ENV, process.argv[2]); process.exitCode = 3'
  const folder = folderWith({ 'node_modules/next/dist/bin/next': next })
  const { status, stdout } = exportIn(folder, { NODE_ENV: 'development' })
  expect([status, stdout]).toEqual([3, 'production build\n'])
})

test.each([
  ['SITE_URL is wrong', 'site', 'preview.acme.test', /^SITE_URL is .*\n$/],
  ['a folder has a # in its name', 'site #1', '', /^.*site #1: rename .*\n$/],
])('a script ends with one line when %s', (_, folder, SITE_URL, line) => {
  const parent = folderWith({ [`${folder}/package.json`]: '{}' })
  const { status, stderr } = exportIn(join(parent, folder), { SITE_URL })
  expect([status, stderr]).toEqual([1, expect.stringMatching(line)])
})
