import { readCompany } from './company'
import type { Finding, Site } from './content'
import { launchFindings } from './launch-findings'
import { productionHost } from './production-host'

const override = 'LAUNCH_DESPITE_PREFLIGHT'

/** What is printed, and where. */
export type Report = { isReady: boolean; output?: string; error?: string }

type Environment = Readonly<Record<string, string | undefined>>

/**
 * Lists all that must be fixed before the site goes live.
 *
 * @param options Whether the list is JSON, with each finding by itself. Otherwise what repeats in a file is one line.
 */
export function listReport(
  site: Site,
  environment: Environment,
  { isForPrograms }: { isForPrograms: boolean },
): Report {
  const all = findingsIn(site, environment)
  const findings = all.filter(({ isHint }) => !isHint)
  const hints = linesOf(all.filter(({ isHint }) => isHint))
  return {
    isReady: findings.length === 0,
    output: isForPrograms
      ? JSON.stringify(all, null, 2)
      : [
          ...linesOf(findings),
          summaryOf(findings.length),
          ...(hints.length > 0 ? ['', 'Worth a look, and no obstacle:', ...hints] : []),
        ].join('\n'),
  }
}

/** Lets every build pass but the one that visitors are about to see. */
export function buildReport(site: Site, environment: Environment): Report {
  const host = productionHost(readCompany(site.content).company.siteUrl, environment)
  const findings = host ? findingsIn(site, environment).filter(({ isHint }) => !isHint) : []
  if (findings.length === 0) return { isReady: true }
  const isOverridden = Boolean(environment[override])
  const verdict = isOverridden
    ? `${override} is set: ${host} publishes the site as it is.`
    : `${host} does not publish this. Fix the above, or set ${override}=1 to publish it as it is.`
  return { isReady: isOverridden, error: [...linesOf(findings), verdict].join('\n') }
}

function findingsIn(site: Site, environment: Environment) {
  return launchFindings(site, environment.NEXT_PUBLIC_ESTIMATE_ENDPOINT, new Date())
}

/** One line for each problem of a file, with the first place where it stands. */
function linesOf(findings: readonly Finding[]) {
  const isAlike = (a: Finding) => (b: Finding) => a.file === b.file && a.problem === b.problem
  return findings.flatMap((finding, index) => {
    if (findings.findIndex(isAlike(finding)) < index) return []
    const { file, line, problem, fix } = finding
    const count = findings.filter(isAlike(finding)).length
    return `${file}:${line}${count > 1 ? ` (${count} times)` : ''}  ${problem} ${fix}`
  })
}

function summaryOf(count: number) {
  if (count === 0) return 'Ready to launch: nothing to fix.'
  return `Not ready to launch: ${count} ${count === 1 ? 'thing' : 'things'} to fix.`
}
