// Lists all that must be fixed before the site goes live. `--json` lists it for programs.
import '../build/environment'
import { findLaunchProblems } from './preflight/launch-problems'
import { listReport } from './preflight/report'

const { isReady, output } = listReport(await findLaunchProblems(), {
  isForPrograms: process.argv.includes('--json'),
})
console.log(output)
if (!isReady) process.exitCode = 1
