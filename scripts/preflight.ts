// Lists all that must be fixed before the site goes live. `--json` lists it for programs.
import { loadEnvironment } from './environment'
import { readSite } from './preflight/content'
import { listReport } from './preflight/report'

loadEnvironment()

const isForPrograms = process.argv.includes('--json')
const { isReady, output } = listReport(await readSite(), process.env, { isForPrograms })
console.log(output)
if (!isReady) process.exitCode = 1
