// The steps of a build that follow the export, in one process, which starts and reads the content once.
import '../site/environment'
import { runChecks } from '../checks/run'
import { writeAdmin } from '../editor/admin'
import { exportFolder, localFolder } from '../site/exported-files'
import { writeSitemap } from './write-sitemap'
import { company } from '@/lib/site/company'

const { editor } = company()

const steps = [
  () => import('./finish'),
  () => writeAdmin(editor ? exportFolder : localFolder, editor),
  writeSitemap,
  () => import('./write-host-rules'),
  () => runChecks('publish', { isBuild: true }),
]
for (const run of steps) {
  await run()
  if (process.exitCode) break
}
