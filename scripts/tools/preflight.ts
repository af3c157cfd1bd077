// Lists all that must be fixed before the site goes live. A build ends with it: `--build` lets previews pass.
import '../build/environment'
import { findLaunchProblems } from './preflight/launch-problems'
import { buildReport, listReport } from './preflight/report'
import { getEntry } from '@/lib/content/content'

const { isReady, output } = process.argv.includes('--build')
  ? await buildReport(getEntry('company'), process.env, findLaunchProblems)
  : listReport(await findLaunchProblems())
if (output) console.log(output)
if (!isReady) process.exitCode = 1
