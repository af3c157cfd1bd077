// Makes another company of a copy of this repository, by content alone, and runs everything there. `--quick` leaves out
// what does not depend on content, and most browser tests; `--keep` leaves the copy where it is, to look at.
import { spawnSync } from 'node:child_process'
import { rmSync } from 'node:fs'
import { copyRepository } from './rehearsal/copy-repository'
import { makeOtherCompany } from './rehearsal/other-company'
import { sampleWordsIn } from './rehearsal/sample-words'
import { company } from '@/lib/company/company'

type Step = { name: string; command: string }

const isQuick = process.argv.includes('--quick')

const steps: readonly Step[] = [
  { name: 'content', command: 'npm run -s check:content' },
  ...(isQuick
    ? []
    : [
        { name: 'format', command: 'npx prettier --check .' },
        { name: 'lint', command: 'npm run -s lint' },
        { name: 'types', command: 'npm run -s types' },
      ]),
  {
    name: 'unit tests',
    // Those of scripts/ run on fixtures of their own.
    command: `npx jest --silent${isQuick ? ' --testPathIgnorePatterns __tests__/scripts' : ''}`,
  },
  { name: 'build', command: 'npm run -s build' },
  { name: 'preflight', command: 'npm run -s preflight' },
  {
    name: 'browser',
    command: isQuick
      ? 'npm run -s test:e2e -- --project=desktop pages.spec sending-forms counting'
      : 'npm run -s test:e2e',
  },
]

if (!company.sample) {
  console.log('Nothing to rehearse: the content is not the sample company’s any more.')
  process.exit()
}

const sample = process.cwd()
const copy = copyRepository(sample)
makeOtherCompany(copy)
const failed = steps.filter(runStep).map(({ name }) => name)
const left = sampleWordsIn(`${copy}/out`)
for (const line of left) console.log(line)
if (left.length > 0) failed.push('words of the sample')
console.log(failed.length === 0 ? 'Another company: all green.' : `Failed: ${failed.join(', ')}.`)
if (process.argv.includes('--keep')) console.log(copy)
else rmSync(copy, { recursive: true, force: true })
if (failed.length > 0) process.exitCode = 1

/** @returns Whether it failed. What it printed is shown then only. */
function runStep({ name, command }: Step) {
  const start = Date.now()
  const { status, stdout, stderr } = spawnSync('sh', ['-c', command], {
    cwd: copy,
    encoding: 'utf8',
    maxBuffer: 64_000_000,
  })
  const seconds = Math.round((Date.now() - start) / 1_000)
  console.log(`${status === 0 ? 'passed' : 'FAILED'}  ${name} (${seconds} s)`)
  if (status !== 0) console.log(stdout, stderr)
  return status !== 0
}
