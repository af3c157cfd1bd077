// Lists all that must be fixed before the site goes live. A build ends with it: `--build` lets previews pass.
import '../build/environment'
import { launchProblems } from './preflight/launch-problems'
import { buildReport, listReport } from './preflight/report'
import { getEntry } from '@/lib/content/content'
import { loadContent } from '@/lib/content/load'
import type { Problem } from '@/lib/content/problems'

const { isReady, output } = process.argv.includes('--build')
  ? buildReport(getEntry('company'), process.env, findLaunchProblems)
  : listReport(findLaunchProblems())
if (output) console.log(output)
if (!isReady) process.exitCode = 1

function findLaunchProblems(): readonly Problem[] {
  const { content, problems } = loadContent()
  return problems.length > 0 ? problems : launchProblems(content, process.env, new Date())
}
