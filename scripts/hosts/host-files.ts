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

/** Environment variables of builds on the machines of hosts. */
const hostMachines = {
  CF_PAGES: 'Cloudflare',
  WORKERS_CI: 'Cloudflare',
  NETLIFY: 'Netlify',
  VERCEL: 'Vercel',
  GITHUB_PAGES: 'GitHub Pages',
} as const

/** The host on whose machine the build runs. Undefined on any other machine. */
export function hostOf(environment: Environment) {
  return Object.entries(hostMachines).find(([name]) => environment[name])?.[1]
}
