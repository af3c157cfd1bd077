// A build of the site, in one process, which starts and reads the content once.
import '../site/environment'
import { runChecks } from '../checks/run'

const steps = [
  () => runChecks('build', { isBuild: true }),
  () => import('./before-pages'),
  () => import('./export'),
  () => import('./after-export'),
]
for (const run of steps) {
  await run()
  if (process.exitCode) break
}
