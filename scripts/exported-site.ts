import { readFileSync, readdirSync } from 'node:fs'
import { join, relative, sep } from 'node:path'
import { contentSecurityPolicy } from './security-headers'
import type { ThirdPartyScript } from '@/lib/content/third-party-script'

/** Written into the exported folder for hosts to read. They are no part of the site. */
export const filesForHosts = ['/_headers', '/_redirects', '/vercel.json', '/.nojekyll']

/**
 * The files of the exported site, each with a slash before it, and the Content-Security-Policy of its pages.
 *
 * @param thirdParty The script that the owner lets in.
 */
export function readExportedSite(out: string, thirdParty?: ThirdPartyScript) {
  const files = readdirSync(out, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => `/${relative(out, join(entry.parentPath, entry.name)).split(sep).join('/')}`)
    .filter((file) => !filesForHosts.includes(file))
    .sort()
  const pages = files
    .filter((file) => file.endsWith('.html'))
    .map((file) => readFileSync(join(out, file), 'utf8'))
  const endpoint = process.env.NEXT_PUBLIC_ESTIMATE_ENDPOINT
  return {
    files,
    policy: contentSecurityPolicy(pages, endpoint, thirdParty),
    hasThirdPartyScript: Boolean(thirdParty),
  }
}
