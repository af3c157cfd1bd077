import { readFileSync, readdirSync } from 'node:fs'
import { join, relative, sep } from 'node:path'
import { contentSecurityPolicy, type LetIn } from './security-headers'

/** Written into the exported folder for hosts to read. They are no part of the site. */
export const filesForHosts = ['/_headers', '/_redirects', '/vercel.json', '/.nojekyll']

/**
 * The files of the exported site, each with a slash before it, and the Content-Security-Policy of its pages.
 *
 * @param letIn What else the owner lets pages talk to.
 */
export function readExportedSite(out: string, letIn: LetIn = {}) {
  const files = readdirSync(out, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => `/${relative(out, join(entry.parentPath, entry.name)).split(sep).join('/')}`)
    .filter((file) => !filesForHosts.includes(file))
    .sort()
  const pages = files
    .filter((file) => file.endsWith('.html'))
    .map((file) => readFileSync(join(out, file), 'utf8'))
  return {
    files,
    policy: contentSecurityPolicy(pages, letIn),
    hasThirdPartyScript: Boolean(letIn.thirdPartyScript),
  }
}
