// Loads the same .env files as Next, without its messages. Must be imported first, because other modules read content
// and environment variables while they are imported. Ends a script with a line for each thing that keeps it from working.
import nextEnv from '@next/env'
import { machineProblems } from './machine-problems'
import { problemText } from '@/lib/content/problems'

nextEnv.loadEnvConfig(process.cwd(), false, { info() {}, error: console.error })

const problems = machineProblems({
  folder: process.cwd(),
  nodeVersion: process.versions.node,
  environment: process.env,
})
for (const problem of problems) console.error(problemText(problem))
if (problems.length > 0) process.exit(1)

// A reader such as `head` closes the output before the end.
process.stdout.on('error', () => process.exit(1))
