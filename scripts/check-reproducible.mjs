// Builds the last commit in two clean copies and compares every file that a host gets. The pages carry
// the day of the build, so both are built on the same one.
import { spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, relative } from 'node:path'

const filesBesideTheSite = ['firebase.json', 'nginx.conf', 'serve.json']

// A commit that is made meanwhile must not become the second build.
const commit = run('git', ['rev-parse', 'HEAD']).trim()
const folder = mkdtempSync(join(tmpdir(), 'reproducible-'))
try {
  const [first, second] = ['first', 'a-second-one'].map((name) => build(join(folder, name)))
  const difference = first && second && firstDifference(first, second)
  if (difference) {
    console.error(`Two builds of the same commit differ, first in ${difference}.`)
    process.exitCode = 1
  } else {
    console.log(`Two builds of the same commit are the same: ${first?.size} files.`)
  }
} finally {
  rmSync(folder, { recursive: true, force: true })
}

/** @param {string} copy @returns {Map<string, Buffer>} What was built, by name. */
function build(copy) {
  run('git', ['clone', '--quiet', '--no-checkout', '.', copy])
  run('git', ['checkout', '--quiet', commit], copy)
  run('npm', ['ci', '--no-audit', '--no-fund'], copy)
  run('npm', ['run', 'build'], copy)
  const files = readdirSync(join(copy, 'out'), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => relative(copy, join(entry.parentPath, entry.name)))
  return new Map(
    [...files, ...filesBesideTheSite].sort().map((file) => [file, readFileSync(join(copy, file))]),
  )
}

/**
 * @param {Map<string, Buffer>} first
 * @param {Map<string, Buffer>} second
 */
function firstDifference(first, second) {
  const names = [...new Set([...first.keys(), ...second.keys()])].sort()
  return names.find((name) => !second.get(name)?.equals(first.get(name) ?? Buffer.alloc(0)))
}

/** @param {string} command @param {string[]} options @param {string} [cwd] @returns {string} */
function run(command, options, cwd) {
  console.log(`> ${command} ${options.join(' ')}`)
  const { status, stdout, stderr } = spawnSync(command, options, {
    cwd,
    encoding: 'utf8',
    shell: process.platform === 'win32',
  })
  if (status !== 0) throw new Error(`${command} ${options.join(' ')}\n${stdout}${stderr}`)
  return stdout
}
