import { problemLine, type Problem } from '@/lib/content/read'

/** Prints problems, and lets the process fail where there are any. */
export function report(problems: readonly Problem[]) {
  for (const problem of problems) console.error(problemLine(problem))
  if (problems.length > 0) process.exitCode = 1
}
