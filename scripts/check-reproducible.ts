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
  const first = build(join(folder, 'first'))
  const difference = firstDifference(first, build(join(folder, 'a-second-one')))
  if (difference) {
    console.error(`Two builds of the same commit differ, first in ${difference}.`)
    process.exitCode = 1
  } else {
    console.log(`Two builds of the same commit are the same: ${first.size} files.`)
  }
} finally {
  rmSync(folder, { recursive: true, force: true })
}

/** What was built, by name. */
function build(copy: string) {
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

function firstDifference(first: Map<string, Buffer>, second: Map<string, Buffer>) {
  const names = [...new Set([...first.keys(), ...second.keys()])].sort()
  return names.find((name) => !second.get(name)?.equals(first.get(name) ?? Buffer.alloc(0)))
}

function run(command: string, options: readonly string[], cwd?: string) {
  console.log(`> ${command} ${options.join(' ')}`)
  const { status, stdout, stderr } = spawnSync(command, options, {
    cwd,
    encoding: 'utf8',
    shell: process.platform === 'win32',
  })
  if (status !== 0) throw new Error(`${command} ${options.join(' ')}\n${stdout}${stderr}`)
  return stdout
}
