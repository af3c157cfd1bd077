import { checks, type Check, type CheckInput, type Moment } from './checks'
import { isLaunch, report } from './report'
import { cached } from '@/lib/content/cached'
import type { Problem } from '@/lib/content/problems'
import { siteAddress } from '@/lib/seo/site-address'
import { company } from '@/lib/site/company'
import { loadContent } from '@/lib/site/site-content'

/** Runs the checks before a moment, prints what they find, and fails when there is something to fix. */
export async function runChecks(moment: Moment, { isBuild }: { isBuild: boolean }) {
  if (isBuild && moment === 'launch' && !isLaunch(company(), process.env)) return
  const problems = await findProblems(checks[moment], {
    content: cached(() => loadContent()),
    siteUrl: () => siteAddress(company().siteUrl, process.env).siteUrl,
    environment: process.env,
    today: new Date(),
  })
  const { isReady, output } = report(moment, problems, isBuild ? process.env : undefined)
  if (output) console.log(output)
  if (!isReady) process.exitCode = 1
}

/** The problems of the first list that has any, in the order of files and lines. */
export async function findProblems(
  [list, ...later]: readonly (readonly Check[])[],
  input: CheckInput,
): Promise<readonly Problem[]> {
  if (!list) return []
  const found = (await Promise.all(list.map((check) => check(input)))).flat()
  if (found.every(({ isHint }) => isHint)) found.push(...(await findProblems(later, input)))
  return found.sort((a, b) => a.file.localeCompare(b.file) || a.line - b.line)
}
