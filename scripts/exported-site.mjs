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
    ? policyOfFinishedSite(pageOfEachStyle(out, files), {
        estimateEndpoint: process.env.NEXT_PUBLIC_ESTIMATE_ENDPOINT,
      })
    : policyOfPlainExport()
  return { files, policy }
}

/**
 * One of the pages that share a style. Pages with the same style hold the same inline scripts too.
 *
 * @param {string} out
 * @param {readonly string[]} files
 */
function pageOfEachStyle(out, files) {
  /** @type {Map<string, string>} */
  const pages = new Map()
  for (const file of files.filter((file) => file.endsWith('.html'))) {
    const html = readFileSync(join(out, file), 'utf8')
    const style = styleOf(html)
    if (!pages.has(style)) pages.set(style, html)
  }
  return [...pages.values()]
}

/** @param {string} html */
function styleOf(html) {
  return html.slice(html.indexOf('<style>'), html.indexOf('</style>'))
}
