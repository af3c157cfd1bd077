// Lists all that must be fixed before the site goes live. A build ends with it: `--build` lets previews pass.
import '../build/environment'
import { launchProblems } from './preflight/launch-problems'
import { buildReport, listReport } from './preflight/report'
import type { Problem } from '@/lib/content/problems'
import { getEntry } from '@/lib/site-content'
import { loadContent } from '@/lib/site-content'

const { isReady, output } = process.argv.includes('--build')
  ? buildReport(getEntry('company'), process.env, findLaunchProblems)
  : listReport(findLaunchProblems())
if (output) console.log(output)
if (!isReady) process.exitCode = 1

function findLaunchProblems(): readonly Problem[] {
  const { content, problems } = loadContent()
  return problems.length > 0 ? problems : launchProblems(content, process.env, new Date())
}
