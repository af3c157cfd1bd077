// Lists all problems in content/ without a build, and fails when there are any. With `--build` it prints nothing when
// there are none.
import '../site/environment'
import { publicProblems } from '../checks/before/public-problems'
import { unreadablePhotos } from '../checks/before/unreadable-photos'
import { problemLines } from '@/lib/content/problems'
import { photosWithoutProblem } from '@/lib/images/photo-problem'
import { loadContent } from '@/lib/site/site-content'

const isBuild = process.argv.includes('--build')
const { problems: contentProblems, lookup } = loadContent()
const problems = [
  ...contentProblems,
  ...(await unreadablePhotos(photosWithoutProblem())),
  ...publicProblems(lookup.isPath),
]
for (const line of problemLines(problems)) console.log(line)
if (problems.length > 0) {
  console.log(`${problems.length} ${problems.length === 1 ? 'thing' : 'things'} to fix.`)
  process.exitCode = 1
} else if (!isBuild) {
  console.log('Content is ready to build: nothing to fix.')
}
