import { siteAddress } from '@/lib/seo/site-address'

/**
 * The hosts that name themselves in the environment of a build, each as its documentation says. Of a
 * workflow, only the one that has set up GitHub Pages deploys: the tests run in workflows too.
 */
const hosts = [
  { name: 'Cloudflare Pages', variable: 'CF_PAGES', value: '1', branch: 'CF_PAGES_BRANCH' },
  { name: 'Cloudflare Workers', variable: 'WORKERS_CI', value: '1', branch: 'WORKERS_CI_BRANCH' },
  { name: 'Netlify', variable: 'NETLIFY', value: 'true' },
  { name: 'Vercel', variable: 'VERCEL', value: '1' },
  { name: 'GitHub Pages', variable: 'GITHUB_PAGES', value: 'true' },
]

/** Cloudflare tells the branch of a build, but not which branch is the live one. */
const liveBranches = ['main', 'master', 'production']

/**
 * The name of the host that is about to put this build before visitors. None for a preview, and on a
 * machine that is no known host.
 *
 * @param companySiteUrl The owner's address, from content/company.yaml.
 */
export function productionHost(
  companySiteUrl: string,
  environment: Readonly<Record<string, string | undefined>>,
): string | undefined {
  const host = hosts.find(({ variable, value }) => environment[variable] === value)
  if (!host || siteAddress(companySiteUrl, environment).isPreview) return undefined
  const branch = host.branch && environment[host.branch]
  return branch && !liveBranches.includes(branch) ? undefined : host.name
}
