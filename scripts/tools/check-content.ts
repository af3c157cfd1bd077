// Lists all that is wrong in content/ at once, without a build, and fails while anything is left. A build runs it with
// `--build`, which says nothing where nothing is left.
import '../build/environment'
import { loadContent } from '@/lib/content/load'
import { problemLine, type Problem } from '@/lib/content/problems'

const isBuild = process.argv.includes('--build')
try {
  list(loadContent().problems)
} catch (error) {
  // FORMS_ENDPOINT, which texts name, is no address.
  console.error((error as Error).message)
  process.exitCode = 1
}

function list(problems: readonly Problem[]) {
  for (const problem of problems) console.log(problemLine(problem))
  const { length: count } = problems
  if (count > 0) console.log(`${count} ${count === 1 ? 'thing' : 'things'} to fix.`)
  else if (!isBuild) console.log('Content is ready to build: nothing to fix.')
  if (count > 0) process.exitCode = 1
}
