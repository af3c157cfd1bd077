import type { Company } from '@/lib/company/company-schema'
import { problemText, type Problem } from '@/lib/content/problems'
import { siteAddress } from '@/lib/seo/site-address'

const override = 'LAUNCH_DESPITE_PREFLIGHT'

export type Report = { isReady: boolean; output?: string | undefined }

type Environment = Readonly<Record<string, string | undefined>>

/**
 * Lists all that must be fixed before the site goes live.
 *
 * @param options Whether the list is JSON, with each problem by itself. Otherwise what repeats in a file is one line.
 */
export function listReport(
  all: readonly Problem[],
  { isForPrograms = false }: { isForPrograms?: boolean } = {},
): Report {
  const problems = all.filter(({ isHint }) => !isHint)
  const hints = linesOf(all.filter(({ isHint }) => isHint))
  return {
    isReady: problems.length === 0,
    output: isForPrograms
      ? JSON.stringify(all, null, 2)
      : [
          ...linesOf(problems),
          summaryOf(problems.length),
          ...(hints.length > 0 ? ['', 'Worth a look, and no obstacle:', ...hints] : []),
        ].join('\n'),
  }
}

/**
 * How a build ends: with the verdict, where visitors may be about to see the site. Previews pass, and so does the
 * sample company on a machine that is no host.
 *
 * @param find Is not called for a build that passes.
 */
export async function buildReport(
  { siteUrl, sample }: Pick<Company, 'siteUrl' | 'sample'>,
  environment: Environment,
  find: () => Promise<readonly Problem[]>,
): Promise<Report> {
  const isHost = signsOfHosts.some((name) => environment[name])
  if (siteAddress(siteUrl, environment).isPreview || (sample && !isHost)) return { isReady: true }
  const { isReady, output } = listReport(await find())
  if (isReady) return { isReady, output }
  return isYes(environment[override])
    ? { isReady: true, output: `${output}\n\n${override} is set: the build passes all the same.` }
    : { isReady, output: `${output}\n\n${waysOn}` }
}

/** Set by Cloudflare Pages, Cloudflare Workers, Netlify, Vercel and GitHub Pages in the builds that they run. */
const signsOfHosts = ['CF_PAGES', 'WORKERS_CI', 'NETLIFY', 'VERCEL', 'GITHUB_PAGES']

const waysOn = `npm run build:draft builds the site to look at. SITE_URL with another address makes a preview. ${override}=1 lets the build pass as it is.`

function isYes(value = '') {
  return !['', '0', 'false', 'no'].includes(value.toLowerCase())
}

/** One line for each problem of a file, at the first line that has it. */
function linesOf(problems: readonly Problem[]) {
  return problems.flatMap((problem) => {
    const { file, message } = problem
    const alike = problems.filter((other) => other.file === file && other.message === message)
    if (alike[0] !== problem) return []
    const times = alike.length > 1 ? ` (${alike.length} times)` : ''
    return `${file}:${problem.line}${times}  ${problemText(problem)}`
  })
}

function summaryOf(count: number) {
  if (count === 0) return 'Ready to launch: nothing to fix.'
  return `Not ready to launch: ${count} ${count === 1 ? 'thing' : 'things'} to fix.`
}
