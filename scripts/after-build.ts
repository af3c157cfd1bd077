// Ends a build with what preflight says of the site.
import './environment'
import { readCompany } from './preflight/company'
import { readSite } from './preflight/content'
import { launchFindings } from './preflight/launch-findings'
import { buildReport } from './preflight/report'

const site = await readSite()
const { isReady, output } = buildReport(readCompany(site.content).company, process.env, () =>
  launchFindings(site, process.env.FORMS_ENDPOINT, new Date()),
)
if (output) console.log(output)
if (!isReady) process.exitCode = 1
