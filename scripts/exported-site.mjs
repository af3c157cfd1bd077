import { readFileSync, readdirSync } from 'node:fs'
import { join, relative, sep } from 'node:path'
import { policyOfFinishedSite, policyOfPlainExport } from './security-headers.mjs'

/** Written into the exported folder for hosts to read. They are no part of the site. */
export const filesForHosts = ['/_headers', '/_redirects', '/vercel.json', '/.nojekyll']

/**
 * What the host rules are made from.
 *
 * @param {string} out Folder of the exported site.
 * @param {{ isFinished: boolean }} state Whether scripts/finish.mjs has been over it.
 */
export function readExportedSite(out, { isFinished }) {
  const files = readdirSync(out, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => `/${relative(out, join(entry.parentPath, entry.name)).split(sep).join('/')}`)
    .filter((file) => !filesForHosts.includes(file))
    .sort()
  const policy = isFinished
    ? policyOfFinishedSite(readFileSync(join(out, 'index.html'), 'utf8'), {
        estimateEndpoint: process.env.NEXT_PUBLIC_ESTIMATE_ENDPOINT,
      })
    : policyOfPlainExport()
  return { files, policy }
}
