// Lists all that must be fixed before the site goes live. `--json` lists it for programs.
import './environment'
import { readSite } from './preflight/content'
import { launchFindings } from './preflight/launch-findings'
import { listReport } from './preflight/report'

const endpoint = process.env.FORMS_ENDPOINT
const findings = launchFindings(await readSite(), endpoint, new Date())
const { isReady, output } = listReport(findings, {
  isForPrograms: process.argv.includes('--json'),
})
console.log(output)
if (!isReady) process.exitCode = 1
