// Lists all that must be mended before the site goes live. `--json` lists it for programs.
// `--before-build` looks only where a host is about to publish what it builds, and then stops the build.
import { loadEnvironment } from './environment.mjs'
import { buildReport, listReport } from './preflight/report.mjs'

loadEnvironment()

const options = process.argv.slice(2)
const { isReady, output, error } = options.includes('--before-build')
  ? buildReport('.', process.env)
  : listReport('.', process.env, { isForPrograms: options.includes('--json') })
if (output) console.log(output)
if (error) console.error(error)
if (!isReady) process.exitCode = 1
