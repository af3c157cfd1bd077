// `npm run check:content` and `npm run preflight`: lists what is wrong, and fails when something has to be fixed. A
// build runs the second one with `--build`.
import '../site/environment'
import { runChecks, type Moment } from '../checks/run'

const [moment, ...options] = process.argv.slice(2)
await runChecks(moment as Moment, { isBuild: options.includes('--build') })
