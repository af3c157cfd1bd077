// Lists all that must be mended before the site goes live. `--json` lists it for programs.
// `--before-build` looks only where a host is about to publish what it builds, and then stops the build.
import { readdirSync, readFileSync } from 'node:fs'
import { loadEnvironment } from './environment.mjs'
import { siteUrlOf } from './preflight/company.mjs'
import { launchFindings } from './preflight/launch-findings.mjs'
import { literalsOf } from './preflight/literals.mjs'
import { productionHost } from './preflight/production-host.mjs'

const override = 'LAUNCH_DESPITE_PREFLIGHT'

loadEnvironment()

const content = readdirSync('content', { recursive: true, encoding: 'utf8' })
  .filter((path) => /\.(ts|md)$/.test(path))
  .map((path) => source(`content/${path}`))

const options = process.argv.slice(2)
if (options.includes('--before-build')) guardBuild()
else listFindings(options.includes('--json'))

/** Lets every build pass but the one that visitors are about to see. */
function guardBuild() {
  const host = productionHost(siteUrlOf(content.flatMap(literalsOf)), process.env)
  const findings = host ? check() : []
  if (findings.length === 0) return
  console.error(findings.map(lineOf).join('\n'))
  if (process.env[override]) {
    console.error(`${override} is set: ${host} publishes the site as it is.`)
    return
  }
  console.error(
    `${host} does not publish this. Mend the above, or set ${override}=1 to publish it as it is.`,
  )
  process.exitCode = 1
}

/** @param {boolean} isForPrograms */
function listFindings(isForPrograms) {
  const findings = check()
  if (isForPrograms) console.log(JSON.stringify(findings, null, 2))
  else console.log([...findings.map(lineOf), summaryOf(findings.length)].join('\n'))
  if (findings.length > 0) process.exitCode = 1
}

function check() {
  return launchFindings({
    content,
    endpointSource: source('lib/estimate-endpoint.ts'),
    endpoint: process.env.NEXT_PUBLIC_ESTIMATE_ENDPOINT,
    today: new Date(),
  })
}

/** @param {import('./preflight/finding.mjs').Finding} finding */
function lineOf({ file, line, problem, mend }) {
  return `${file}:${line}  ${problem} ${mend}`
}

/** @param {number} count */
function summaryOf(count) {
  if (count === 0) return 'Ready to launch: nothing to mend.'
  return `Not ready to launch: ${count} ${count === 1 ? 'thing' : 'things'} to mend.`
}

/** @param {string} file */
function source(file) {
  return { file, text: readFileSync(file, 'utf8') }
}
