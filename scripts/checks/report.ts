import type { Company } from '@/lib/company/company-schema'
import { problemText, type Problem } from '@/lib/content/problems'
import { siteAddress } from '@/lib/seo/site-address'

export type Report = { isReady: boolean; output?: string }

/** The report of `npm run preflight`: all problems, then all hints. */
export function listReport(all: readonly Problem[]): Report {
  const problems = all.filter(({ isHint }) => !isHint)
  const hints = linesOf(all.filter(({ isHint }) => isHint))
  const isReady = problems.length === 0
  const summary = isReady
    ? 'Ready to launch: nothing to fix.'
    : `Not ready to launch: ${problems.length} ${problems.length === 1 ? 'thing' : 'things'} to fix.`
  const lines = [...linesOf(problems), summary]
  if (hints.length > 0) lines.push('', 'Worth a look, and no obstacle:', ...hints)
  return { isReady, output: lines.join('\n') }
}

/** Environment variables of builds on Cloudflare Pages, Cloudflare Workers, Netlify, Vercel and GitHub Pages. */
const hostVariables = ['CF_PAGES', 'WORKERS_CI', 'NETLIFY', 'VERCEL', 'GITHUB_PAGES']

const override = 'LAUNCH_DESPITE_PREFLIGHT'
const alternatives = `npm run build:draft builds the site to look at. SITE_URL with another address makes a preview. ${override}=1 lets the build pass as it is.`

/**
 * The report at the end of a build, which fails while a problem is left. Previews pass without a report, and so does the
 * sample company outside of hosts.
 *
 * @param find Finds all problems. Only called when there is a report.
 */
export function buildReport(
  { siteUrl, sample }: Pick<Company, 'siteUrl' | 'sample'>,
  environment: Readonly<Record<string, string | undefined>>,
  find: () => readonly Problem[],
): Report {
  const isHost = hostVariables.some((name) => environment[name])
  if (siteAddress(siteUrl, environment).isPreview || (sample && !isHost)) return { isReady: true }
  const { isReady, output } = listReport(find())
  const isForced = environment[override] === '1'
  const note = isForced ? `${override} is set: the build passes all the same.` : alternatives
  return { isReady: isReady || isForced, output: isReady ? output : `${output}\n\n${note}` }
}

/** One line for each problem of a file, with the number of the first line that has it. */
function linesOf(problems: readonly Problem[]) {
  return problems.flatMap((problem) => {
    const { file, message } = problem
    const alike = problems.filter(
      (other) => other.file === file && other.message === message && other.field === problem.field,
    )
    if (alike[0] !== problem) return []
    const times = alike.length > 1 ? ` (${alike.length} times)` : ''
    return `${file}:${problem.line}${times}  ${problemText(problem)}`
  })
}
