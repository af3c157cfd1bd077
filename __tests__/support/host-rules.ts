import { hostRules } from '@/scripts/build/host-rules'
import { securityHeaders } from '@/scripts/build/security-headers'

/** Files of a small exported site. */
export const siteFiles = [
  '/404.html',
  '/about.html',
  '/blog/ants.html',
  '/blog/wasps.html',
  '/feed.xml',
  '/index.html',
  '/services.html',
  '/services/bed-bugs.html',
  '/services/unknown.html',
  '/_next/static/site.0123.js',
]

export const rulesOf = (files: readonly string[] = siteFiles) =>
  hostRules(files, securityHeaders("default-src 'none'"))
