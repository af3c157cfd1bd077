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
    ? policyOfFinishedSite(pageOfEachKind(out, files), {
        estimateEndpoint: process.env.NEXT_PUBLIC_ESTIMATE_ENDPOINT,
      })
    : policyOfPlainExport()
  return { files, policy }
}

/**
 * A page with an island, and one without: finishing makes sure that pages of a kind hold the same inline pieces.
 *
 * @param {string} out
 * @param {readonly string[]} files
 */
function pageOfEachKind(out, files) {
  /** @type {Map<boolean, string>} */
  const found = new Map()
  for (const file of files.filter((file) => file.endsWith('.html'))) {
    const html = readFileSync(join(out, file), 'utf8')
    found.set(html.includes('data-island='), html)
    if (found.size === 2) break
  }
  return [...found.values()]
}
