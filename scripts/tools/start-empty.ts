// Puts the smallest company in place of the sample in content/. `npm run start-empty -- --keep` keeps the sample's articles
// and animals.
import '../site/environment'
import { spawnSync } from 'node:child_process'
import { startEmpty } from './start-empty/start-empty'
import { getEntry } from '@/lib/site/site-content'

const folder = 'content'
const keepOption = '--keep'
const words = process.argv.slice(2)
const keepsPests = words.includes(keepOption)
const problem = findProblem()
if (problem) {
  console.error(problem)
  process.exitCode = 1
} else {
  startEmpty(folder, { keepsPests })
  console.log(
    [
      `content/ now has the smallest company: one service, one place${keepsPests ? ', the sample’s articles and animals' : ''}, and the sample’s words for buttons and forms.`,
      'What only you know is marked TODO: npm run preflight lists it. To go back: first git restore content, then git clean -fd content',
      'Next: docs/new-company.md, from step 1.',
    ].join('\n'),
  )
}

function findProblem() {
  const unknown = words.find((word) => word !== keepOption)
  if (unknown) {
    return `“${unknown}” is not known here, so nothing was changed. Write: npm run start-empty, or npm run start-empty -- --keep`
  }
  const { status, stdout } = spawnSync('git', ['status', '--porcelain'], { encoding: 'utf8' })
  if (status !== 0 || stdout) {
    return 'Nothing was changed, because there would be no way back to the sample: first commit everything with git (`git init && git add . && git commit -m Sample`).'
  }
  if (!getEntry('company').sample) {
    return 'content/ is not the sample any more (company.yaml has no sample: true), so nothing was changed.'
  }
  return undefined
}
