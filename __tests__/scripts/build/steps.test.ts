import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { folderWith } from '../../support/content-folder'

const tsx = pathToFileURL(require.resolve('tsx')).href

/** Runs a step of the build in a folder with these files. */
function run(script: string, files: Record<string, string>, environment: object = {}) {
  const folder = folderWith(files)
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    ['--import', tsx, join(process.cwd(), 'scripts/build', script)],
    { cwd: folder, env: { ...process.env, ...environment }, encoding: 'utf8' },
  )
  return { folder, status, stdout, stderr }
}

test('a build fails when next-sitemap has written no files, although it exits with 0', () => {
  const { folder, status, stderr } = run('write-sitemap.ts', {
    'node_modules/next-sitemap/bin/next-sitemap.mjs': 'process.exitCode = 0',
    'out/sitemap.xml': 'of the build before',
  })
  expect(status).toBe(1)
  expect(stderr).toBe('next-sitemap has not written out/sitemap.xml and out/robots.txt\n')
  expect(existsSync(join(folder, 'out/sitemap.xml'))).toBe(false)
})

test('a build runs with NODE_ENV=production, and exits as Next does', () => {
  const next = 'console.log(process.env.NODE_ENV, process.argv[2]); process.exitCode = 3'
  const files = { 'node_modules/next/dist/bin/next': next }
  const { status, stdout } = run('export.ts', files, { NODE_ENV: 'development' })
  expect([status, stdout]).toEqual([3, 'production build\n'])
})
