// Lists all that is wrong in content/ at once, without a build, and fails while anything is left. A build runs it with
// `--build`, which lets pass what may be the fault of the computer's clock.
import '../build/environment'
import { readdirSync } from 'node:fs'
import { dirname, join, parse } from 'node:path'
import { contentFolder, loadContent, type Source } from '@/lib/content/load'
import { problemLine } from '@/lib/content/problems'

const isBuild = process.argv.includes('--build')
try {
  list(loadContent())
} catch (error) {
  // FORMS_ENDPOINT, which texts name, is no address.
  console.error((error as Error).message)
  process.exitCode = 1
}

function list({ content, problems }: ReturnType<typeof loadContent>) {
  for (const problem of problems) console.log(problemLine(problem))
  const count = problems.length
  if (count > 0) console.log(`${count} ${count === 1 ? 'thing' : 'things'} to fix.`)
  else if (!isBuild) console.log('Content is ready to build: nothing to fix.')
  if (problems.some(({ isClockDependent }) => !(isBuild && isClockDependent))) process.exitCode = 1
  // Drawings stay in public/, whichever folder the content is in: those of the fixtures' companies are few of them.
  if (isBuild || count > 0 || contentFolder() !== 'content') return
  const unused = unusedDrawings(Object.values(content).flatMap(({ sources }) => [...sources]))
  if (unused.length > 0)
    console.log(`No file names these drawings, which can go: ${unused.join(', ')}`)
}

function unusedDrawings(sources: readonly Source[]) {
  const texts = sources.map(({ values, body = '' }) => JSON.stringify(values) + body)
  const names = new Set(texts.join('\n').split(/[^\w-]+/))
  return readdirSync('public/images', { recursive: true, encoding: 'utf8' })
    .filter(
      (path) => path.endsWith('.svg') && dirname(path) !== '.' && !names.has(parse(path).name),
    )
    .map((path) => join('public/images', path))
}
