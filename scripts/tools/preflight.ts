// Lists everything that must be fixed before the site goes live. Builds run it with `--build`, which accepts previews.
import '../site/environment'
import { launchProblems } from '../checks/launch/launch-problems'
import { buildReport, listReport } from '../checks/report'
import type { Problem } from '@/lib/content/problems'
import { getEntry, loadContent } from '@/lib/site/site-content'

const { isReady, output } = process.argv.includes('--build')
  ? buildReport(getEntry('company'), process.env, findLaunchProblems)
  : listReport(findLaunchProblems())
if (output) console.log(output)
if (!isReady) process.exitCode = 1

function findLaunchProblems(): readonly Problem[] {
  const loaded = loadContent()
  return loaded.problems.length > 0
    ? loaded.problems
    : launchProblems(loaded, process.env, new Date())
}
