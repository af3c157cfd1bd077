import type { Environment } from '@/lib/seo/site-address'

/** Files of the exported site with the rules of hosts, which no host shows to visitors. */
export const hostFiles = [
  '/_headers',
  '/_redirects',
  '/.htaccess',
  '/vercel.json',
  '/.vercelignore',
  '/.assetsignore',
  '/.nojekyll',
] as const

/** nginx reads its file beside the exported site. */
export type HostFile = (typeof hostFiles)[number] | 'nginx.conf'

/** Whether a build runs on a machine of Cloudflare, Netlify, Vercel, or GitHub Pages. */
export function isOnHost(environment: Environment) {
  const variables = ['CF_PAGES', 'WORKERS_CI', 'NETLIFY', 'VERCEL', 'GITHUB_PAGES']
  return variables.some((name) => environment[name])
}
