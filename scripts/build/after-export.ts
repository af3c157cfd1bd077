// The steps of a build that follow the export, in one process, which starts and reads the content once.
import '../site/environment'
import { chmodSync, readdirSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { runChecks } from '../checks/run'
import { writeAdmin } from '../editor/admin'
import { exportFolder, localFolder } from '../site/exported-files'
import { finishSite } from './finish'
import { writeLicenses } from './write-licenses'
import { writeSitemap } from './write-sitemap'
import { company } from '@/lib/site/company'

const { editor } = company()

/** A server runs as another user, who may not read the files of somebody with a strict umask. */
function letEverybodyRead() {
  for (const name of readdirSync(exportFolder, { recursive: true, encoding: 'utf8' })) {
    const path = join(exportFolder, name)
    chmodSync(path, statSync(path).isDirectory() ? 0o755 : 0o644)
  }
}

const steps = [
  finishSite,
  () => writeAdmin(editor ? exportFolder : localFolder, editor),
  writeSitemap,
  writeLicenses,
  () => import('./write-host-rules'),
  letEverybodyRead,
  () => runChecks('publish', { isBuild: true }),
]
for (const run of steps) {
  await run()
  if (process.exitCode) break
}
