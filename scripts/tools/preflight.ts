// Lists all that must be fixed before the site goes live. A build ends with it: `--build` lets previews pass.
import '../build/environment'
import { readdirSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { launchProblems } from './preflight/launch-problems'
import { pageProblems } from './preflight/pages'
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
  return [...launch, ...pageProblems('out'), ...staleProblems(), ...positions]
}

/** Pages are those of the last build. */
function staleProblems(): Problem[] {
  const files = readdirSync(contentFolder(), { recursive: true, encoding: 'utf8' })
  const changed = files.map((file) => statSync(join(contentFolder(), file)).mtimeMs)
  const built = statSync('out/index.html', { throwIfNoEntry: false })?.mtimeMs ?? Infinity
  if (built >= Math.max(...changed)) return []
  const message = 'The content has changed since these pages were built: run npm run build:draft'
  return [{ file: 'out', line: 1, message, isHint: true }]
}
