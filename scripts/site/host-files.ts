/** Files of the exported site with the rules of hosts. */
export const hostFiles = [
  '/_headers',
  '/_redirects',
  '/.htaccess',
  '/vercel.json',
  '/.vercelignore',
  '/.assetsignore',
  '/.nojekyll',
] as const

export type HostFile = (typeof hostFiles)[number]

/** Files with the rules of hosts that expect them beside the exported site. */
export const filesBesideTheSite = ['firebase.json', 'nginx.conf']
