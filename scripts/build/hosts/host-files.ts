/** Files of the exported site by which hosts find their rules. */
export const hostFiles = [
  '/_headers',
  '/_redirects',
  '/vercel.json',
  '/.vercelignore',
  '/.assetsignore',
  '/.nojekyll',
] as const

export type HostFile = (typeof hostFiles)[number]

/** Files with the rules for hosts that look for them beside the exported site. */
export const filesBesideTheSite = ['firebase.json', 'nginx.conf']
