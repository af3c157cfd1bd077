// Puts the smallest company in place of the sample in content/: `npm run start-empty -- --keep=key,articles,animals`.
import '../site/environment'
import { spawnSync } from 'node:child_process'
import { keepable, startEmpty } from './start-empty/start-empty'
import { getEntry } from '@/lib/site/site-content'

const folder = 'content'
const keepOption = '--keep='
const words = process.argv.slice(2)
const keep = words.flatMap((word) => word.replace(keepOption, '').split(',')).filter(Boolean)
const problem = findProblem()
if (problem) {
  console.error(problem)
  process.exitCode = 1
} else {
  startEmpty(folder, keep.filter(isKeepable))
  console.log(
    [
      `content/ now has the smallest company: one service, one place${keep.map((name) => `, the sample’s ${name}`).join('')}, and the sample’s words for buttons and forms.`,
      'What only you know is marked TODO: npm run preflight lists it. To go back: first git restore content, then git clean -fd content',
      'Next: docs/new-company.md, from step 1.',
    ].join('\n'),
  )
}

function isKeepable(name: string): name is keyof typeof keepable {
  return Object.hasOwn(keepable, name)
}

function findProblem() {
  const unknownOption = words.find((word) => !word.startsWith(keepOption))
  if (unknownOption) {
    return `“${unknownOption}” is not known here, so nothing was changed. Write: npm run start-empty, or npm run start-empty -- --keep=articles,animals`
  }
  const unknown = keep.find((name) => !isKeepable(name))
  if (unknown) return `There is no “${unknown}” to keep: name ${Object.keys(keepable).join(', ')}.`
  const { status, stdout } = spawnSync('git', ['status', '--porcelain'], { encoding: 'utf8' })
  if (status !== 0) {
    return 'Without git there would be no way back to the sample, so nothing was changed: install git, run `git init && git add . && git commit -m Sample`, and try again.'
  }
  if (stdout) {
    return 'Git has changes that are not committed: commit or stash them first, so that nothing is lost.'
  }
  if (!getEntry('company').sample) {
    return 'content/ is not the sample any more (company.yaml has no sample: true), so nothing was changed.'
  }
  return undefined
}
