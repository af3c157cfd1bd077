// The steps of a build that follow the export, in one process, which starts and reads the content once.
import '../site/environment'
import { runChecks } from '../checks/run'

const steps = [
  () => import('./finish'),
  () => import('./write-admin'),
  () => import('./write-sitemap'),
  () => import('./write-host-rules'),
  () => runChecks('publish', { isBuild: true }),
]
for (const run of steps) {
  await run()
  if (process.exitCode) break
}
