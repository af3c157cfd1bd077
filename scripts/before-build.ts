// Stops a build that would fail visitors: one that sends their estimate requests nowhere, and one that a
// host is about to publish although preflight has findings.
import { loadEnvironment } from './environment'
import { readSite } from './preflight/content'
import { buildReport } from './preflight/report'
import { endpointAddress } from '@/lib/estimate/endpoint-address'

loadEnvironment()

try {
  endpointAddress(process.env.NEXT_PUBLIC_ESTIMATE_ENDPOINT)
} catch (error) {
  console.error((error as Error).message)
  process.exit(1)
}
const { isReady, error } = buildReport(await readSite(), process.env)
if (error) console.error(error)
if (!isReady) process.exitCode = 1
