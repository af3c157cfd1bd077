// Loads the same .env files as Next, without its messages. Must be imported first, because other modules read content
// and environment variables while they are imported. Ends a script with one line when SITE_URL is wrong.
import nextEnv from '@next/env'
import { siteUrlProblem } from '@/lib/seo/site-address'

nextEnv.loadEnvConfig(process.cwd(), false, { info() {}, error: console.error })

const problem = siteUrlProblem(process.env)
if (problem) {
  console.error(problem)
  process.exit(1)
}

// A reader such as `head` closes the output before the end.
process.stdout.on('error', () => process.exit(1))
