// Checks, builds and visits the companies of __tests__/fixtures, as if each had this repository for its own. `--quick`
// visits each page of theirs on a desk, and leaves out the other browser tests.
import { spawnSync } from 'node:child_process'
import { readdirSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { company } from '@/lib/company/company'
import { getLocations } from '@/lib/locations/locations'

const isQuick = process.argv.includes('--quick')

const steps = [
  'npx jest --silent --selectProjects content',
  'npm run -s build:draft',
  `npm run -s test:e2e --${isQuick ? ' --project=desktop /pages.spec sending-forms counting' : ''}`,
]

const failed = readdirSync('__tests__/fixtures').flatMap((name) => {
  const folder = `__tests__/fixtures/${name}`
  // What follows a failed build would tell of another company.
  const failure = steps.find((step) => !isPassed(step, folder)) ?? ''
  const words = failure ? [] : foreignWords(folder)
  return failure || words.length > 0 ? [[name, failure, ...words].join('\n  ')] : []
})
// What is left is of the last company. `npm run serve` then asks for a build.
for (const built of ['out', 'firebase.json']) rmSync(built, { recursive: true, force: true })
console.log(failed.join('\n') || 'All companies: green.')
if (failed.length > 0) process.exitCode = 1

/** Runs a command for the company of a folder, and shows what it printed where it failed. */
function isPassed(command: string, folder: string) {
  const env = { ...process.env, CONTENT: folder }
  const { status, stdout, stderr } = spawnSync(command, { shell: true, encoding: 'utf8', env })
  console.log(`${status === 0 ? 'passed' : 'FAILED'}  ${folder}  ${command}`)
  if (status !== 0) console.log(stdout, stderr)
  return status === 0
}

/** Names of the company of content/ that are in the finished site of another, each with its file. */
function foreignWords(folder: string) {
  const { name, phone, email, address, region } = company
  const places = getLocations().map(({ city }) => city)
  const names = [name, phone.display, email, address.street, region.name, region.city, ...places]
  const own = textsBelow(folder, /\.(md|yaml)$/).map(({ text }) => text)
  const foreign = names.filter((word) => !own.some((text) => text.includes(word)))
  return textsBelow('out', /\.(html|xml|txt|json|js)$/).flatMap(({ file, text }) =>
    foreign.filter((word) => text.includes(word)).map((word) => `${file} says ${word}`),
  )
}

function textsBelow(folder: string, names: RegExp) {
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' })
  const read = (file: string) => ({ file, text: readFileSync(join(folder, file), 'utf8') })
  return files.filter((file) => names.test(file)).map(read)
}
