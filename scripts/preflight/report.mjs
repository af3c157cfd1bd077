import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { siteUrlOf } from './company.mjs'
import { launchFindings } from './launch-findings.mjs'
import { literalsOf } from './literals.mjs'
import { productionHost } from './production-host.mjs'

const override = 'LAUNCH_DESPITE_PREFLIGHT'

/** @typedef {{ isReady: boolean, output?: string, error?: string }} Report What is printed, and where. */

/**
 * Lists all that must be mended before the site goes live.
 *
 * @param {string} folder Of the site.
 * @param {NodeJS.ProcessEnv} environment
 * @param {{ isForPrograms: boolean }} options Whether the list is JSON.
 * @returns {Report}
 */
export function listReport(folder, environment, { isForPrograms }) {
  const findings = findingsOf(readSite(folder), environment)
  return {
    isReady: findings.length === 0,
    output: isForPrograms
      ? JSON.stringify(findings, null, 2)
      : [...findings.map(lineOf), summaryOf(findings.length)].join('\n'),
  }
}

/**
 * Lets every build pass but the one that visitors are about to see.
 *
 * @param {string} folder Of the site.
 * @param {NodeJS.ProcessEnv} environment Tells whether a host is about to publish what it builds.
 * @returns {Report}
 */
export function buildReport(folder, environment) {
  const site = readSite(folder)
  const host = productionHost(siteUrlOf(site.content.flatMap(literalsOf)), environment)
  const findings = host ? findingsOf(site, environment) : []
  if (findings.length === 0) return { isReady: true }
  const isOverridden = Boolean(environment[override])
  const verdict = isOverridden
    ? `${override} is set: ${host} publishes the site as it is.`
    : `${host} does not publish this. Mend the above, or set ${override}=1 to publish it as it is.`
  return { isReady: isOverridden, error: [...findings.map(lineOf), verdict].join('\n') }
}

/** @param {string} folder */
function readSite(folder) {
  /** @param {string} file */
  const source = (file) => ({ file, text: readFileSync(join(folder, file), 'utf8') })
  const content = readdirSync(join(folder, 'content'), { recursive: true, encoding: 'utf8' })
    .filter((path) => /\.(ts|md)$/.test(path))
    .map((path) => source(`content/${path}`))
  return { content, endpointSource: source('app/estimate/page.tsx') }
}

/** @param {ReturnType<typeof readSite>} site @param {NodeJS.ProcessEnv} environment */
function findingsOf(site, environment) {
  return launchFindings({
    ...site,
    endpoint: environment.NEXT_PUBLIC_ESTIMATE_ENDPOINT,
    today: new Date(),
  })
}

/** @param {import('./finding.mjs').Finding} finding */
function lineOf({ file, line, problem, mend }) {
  return `${file}:${line}  ${problem} ${mend}`
}

/** @param {number} count */
function summaryOf(count) {
  if (count === 0) return 'Ready to launch: nothing to mend.'
  return `Not ready to launch: ${count} ${count === 1 ? 'thing' : 'things'} to mend.`
}
