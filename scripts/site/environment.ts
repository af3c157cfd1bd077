// Loads the same .env files as Next, without its messages. Must be imported first, because other modules read content
// and environment variables while they are imported. Ends a script with a line where it would fail after minutes, with a
// message that helps nobody.
import nextEnv from '@next/env'
import { siteUrlProblem } from '@/lib/seo/site-address'

nextEnv.loadEnvConfig(process.cwd(), false, { info() {}, error: console.error })

const problem =
  nodeProblem(process.versions.node) ?? folderProblem(process.cwd()) ?? siteUrlProblem(process.env)
if (problem) {
  console.error(problem)
  process.exit(1)
}

// A reader such as `head` closes the output before the end.
process.stdout.on('error', () => process.exit(1))

/** Of a version older than the one that package.json asks for. */
function nodeProblem(version: string) {
  const [major = 0, minor = 0] = version.split('.').map(Number)
  if (major > 20 || (major === 20 && minor >= 9)) return undefined
  return `Node ${version} is too old: install Node 24 (20.9 or newer works, too)`
}

/** Of a path in which Next and Tailwind would take what follows for a part of an address. */
function folderProblem(path: string) {
  return /[#?]/.test(path) ? `${path}: rename the folder that has a # or ? in its name` : undefined
}
