// `npm run check:content`: prints what is wrong in content/, each with its file, line and field. A build begins with it.
import './environment'
import { contentProblems } from '@/lib/content/entries'
import { problemLine } from '@/lib/content/read'

const problems = contentProblems()
for (const problem of problems) console.error(problemLine(problem))
if (problems.length > 0) process.exit(1)
console.log('Nothing is wrong in content/.')
