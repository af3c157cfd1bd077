// Lists all that is wrong in content/ at once, without a build, and fails while anything is left. A build runs it with
// `--build`, which lets pass what may be the fault of the computer's clock. `--links` lists every link to another site
// instead, for somebody to open each once.
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { contentFolder, loadContent } from '@/lib/content/load'
import { problemLine } from '@/lib/content/problems'

if (process.argv.includes('--links')) listOutsideLinks(contentFolder())
else listProblems(process.argv.includes('--build'))

function listProblems(isBuild: boolean) {
  const { problems } = loadContent()
  for (const problem of problems) console.log(problemLine(problem))
  if (problems.length > 0 || !isBuild) console.log(summaryOf(problems.length))
  if (problems.some(({ isClockDependent }) => !(isBuild && isClockDependent))) process.exitCode = 1
}

function listOutsideLinks(root: string) {
  const files = readdirSync(root, { recursive: true, encoding: 'utf8' })
  for (const file of files.filter((name) => /\.(md|yaml)$/.test(name)).sort()) {
    const lines = readFileSync(join(root, file), 'utf8').split('\n')
    for (const [index, line] of lines.entries()) {
      for (const [link] of line.matchAll(/https?:\/\/[^\s'")>]+/g)) {
        console.log(`${root}/${file}:${index + 1}  ${link}`)
      }
    }
  }
}

function summaryOf(count: number) {
  if (count === 0) return 'Content is ready to build: nothing to fix.'
  return `${count} ${count === 1 ? 'thing' : 'things'} to fix.`
}
