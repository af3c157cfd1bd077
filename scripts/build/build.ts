// A build of the site, in one process, which starts and reads the content once. What reads it while it is imported is
// imported after the check.
import '../site/environment'
import { runChecks } from '../checks/run'
import { exportFolder, letEverybodyRead } from '../site/exported-files'
import { finishSite } from './finish'
import { writeLicenses } from './write-licenses'

const steps = [
  () => runChecks('build', { isBuild: true }),
  () => import('./before-pages'),
  () => import('./export'),
  async () => (await import('./draw-files')).drawFiles(),
  finishSite,
  async () => (await import('./write-sitemap')).writeSitemap(),
  writeLicenses,
  () => import('./write-host-rules'),
  () => letEverybodyRead(exportFolder),
  () => runChecks('publish', { isBuild: true }),
]
for (const run of steps) {
  await run()
  if (process.exitCode) break
}
