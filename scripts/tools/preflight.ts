// Lists all that must be fixed before the site goes live. A build ends with it: `--build` lets previews pass.
import '../build/environment'
import { launchProblems } from './preflight/launch-problems'
import { pageProblems, staleProblems } from './preflight/pages'
import { positionProblems } from './preflight/photos'
import { buildReport, listReport } from './preflight/report'
import { getEntry } from '@/lib/content/content'
import { contentFolder, loadContent } from '@/lib/content/load'
import type { Problem } from '@/lib/content/problems'

const { isReady, output } = process.argv.includes('--build')
  ? await buildReport(getEntry('company'), process.env, findLaunchProblems)
  : listReport(await findLaunchProblems())
if (output) console.log(output)
if (!isReady) process.exitCode = 1

async function findLaunchProblems(): Promise<readonly Problem[]> {
  const { content, problems } = loadContent()
  const broken = problems.filter(({ isClockDependent }) => !isClockDependent)
  if (broken.length > 0) return broken
  const positions = await positionProblems()
  const launch = launchProblems(content, process.env, new Date())
  const stale = staleProblems('out', contentFolder())
  return [...launch, ...pageProblems('out'), ...stale, ...positions]
}
