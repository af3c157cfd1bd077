// Stops a host from publishing a site of which preflight says that it is not ready. Other builds pass.
import { loadEnvironment } from './environment'
import { readSite } from './preflight/content'
import { buildReport } from './preflight/report'

loadEnvironment()

const { isReady, error } = buildReport(await readSite(), process.env)
if (error) console.error(error)
if (!isReady) process.exitCode = 1
