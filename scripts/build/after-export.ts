// The steps of a build that follow the export.
import '../site/environment'
import { runChecks } from '../checks/run'
import { writeAdmin } from '../editor/admin'
import { exportFolder, letEverybodyRead, localFolder } from '../site/exported-files'
import { finishSite } from './finish'
import { writeLicenses } from './write-licenses'
import { writeSitemap } from './write-sitemap'
import { company } from '@/lib/site/company'

const { editor } = company()

const steps = [
  finishSite,
  () => writeAdmin(editor ? exportFolder : localFolder, editor),
  writeSitemap,
  writeLicenses,
  () => import('./write-host-rules'),
  () => letEverybodyRead(exportFolder),
  () => runChecks('publish', { isBuild: true }),
]
for (const run of steps) {
  await run()
  if (process.exitCode) break
}
