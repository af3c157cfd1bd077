import { isOnHost } from '../hosts/host-files'
import { siteProblems } from './finished-site'
import { launchProblems } from './launch/launch-problems'
import { photoProblems } from './photo-problems'
import { publicProblems } from './public-problems'
import type { Company } from '@/lib/company/company-schema'
import { problemLines, type Problem } from '@/lib/content/problems'
import { siteAddress, type Environment } from '@/lib/seo/site-address'
import { company } from '@/lib/site/company'
import { photosIn } from '@/lib/site/photos'
import { loadContent } from '@/lib/site/site-content'

/** Checks run before a build, before the site goes live, and before the finished site is published. */
export type Moment = 'build' | 'launch' | 'publish'

/** Runs the checks before a moment, prints what they find, and fails when there is something to fix. */
export async function runChecks(moment: Moment, { isBuild }: { isBuild: boolean }) {
  if (isBuild && moment === 'launch' && !isLaunch(company(), process.env)) return
  const problems = await findProblems(moment)
  const { isReady, output } = report(moment, problems, isBuild ? process.env : undefined)
  if (output) console.log(output)
  if (!isReady) process.exitCode = 1
}

/** The problems before a moment, in the order of files and lines. What must not go live is looked for in valid content only. */
export async function findProblems(moment: Moment): Promise<readonly Problem[]> {
  if (moment === 'publish') {
    return siteProblems(siteAddress(company().siteUrl, process.env).siteUrl)
  }
  const loaded = loadContent()
  const found = [
    ...loaded.problems,
    ...(await photoProblems(photosIn(loaded.content))),
    ...publicProblems(loaded.lookup.isPath),
  ]
  if (moment === 'launch' && found.every(({ isHint }) => isHint)) {
    found.push(...launchProblems(loaded, process.env, new Date()))
  }
  return found.sort((a, b) => a.file.localeCompare(b.file) || a.line - b.line)
}

/** Whether visitors will see what a build makes: no preview, and not the sample company on a computer of its own. */
export function isLaunch(
  { siteUrl, sample }: Pick<Company, 'siteUrl' | 'sample'>,
  environment: Environment,
): boolean {
  return !siteAddress(siteUrl, environment).isPreview && (!sample || isOnHost(environment))
}

type Report = { isReady: boolean; output: string }

const override = 'LAUNCH_DESPITE_PREFLIGHT'
const alternatives = `npm run build:draft builds the site to look at. SITE_URL with another address makes a preview. ${override}=1 lets the build pass as it is.`

/**
 * The problems before a moment, one line that counts them, and the hints.
 *
 * @param build The environment of a build that runs the checks. Until the site could go live it says nothing when nothing was found.
 */
export function report(moment: Moment, all: readonly Problem[], build?: Environment): Report {
  const problems = all.filter(({ isHint }) => !isHint)
  const hints = problemLines(all.filter(({ isHint }) => isHint))
  const isReady = problems.length === 0
  const summary = isReady
    ? `Ready to ${moment}: nothing to fix.`
    : `Not ready to ${moment}: ${problems.length} ${problems.length === 1 ? 'thing' : 'things'} to fix.`
  const lines = [...problemLines(problems), summary]
  if (hints.length > 0) lines.push('', 'Worth a look, and no obstacle:', ...hints)
  const output = lines.join('\n')
  if (!build) return { isReady, output }
  if (moment !== 'launch') return { isReady, output: all.length > 0 ? output : '' }
  const isForced = build[override] === '1'
  const note = isForced ? `${override} is set: the build passes all the same.` : alternatives
  return { isReady: isReady || isForced, output: isReady ? output : `${output}\n\n${note}` }
}
