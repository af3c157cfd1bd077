// Builds copies of the site with more and more cities, and prints what that costs. All four builds take some
// minutes: `npm run bench:scale 20 500` makes the first two. For Linux, where /proc tells of memory.
import { spawnSync } from 'node:child_process'
import { cpSync, existsSync, mkdtempSync, readdirSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { addCities } from './bench/generated-cities.mjs'
import { machine } from './bench/machine.mjs'
import { markdownTable } from './bench/markdown-table.mjs'
import { measuredRun } from './bench/measured-run.mjs'

const usualCounts = [20, 500, 2_000, 5_000]

const asked = process.argv.slice(2).map(Number)
const counts = asked.length > 0 ? asked : usualCounts

/** @type {Awaited<ReturnType<typeof costOf>>[]} */
const builds = []
for (const count of counts) {
  const build = await costOf(count)
  console.error(`${count} cities took ${build.seconds.toFixed()} s`)
  builds.push(build)
}
const headings = ['Cities', 'Pages', 'Time', 'A page more', 'Peak memory', 'Files', 'Bytes']
console.log(`${machine()}\n`)
console.log(markdownTable(headings, builds.map(cellsOf)))

/** @param {Awaited<ReturnType<typeof costOf>>} build @param {number} index */
function cellsOf(build, index) {
  const { cities, pages, seconds, peakBytes, files, bytes } = build
  const smaller = builds[index - 1]
  return [
    cities.toLocaleString('en-US'),
    pages.toLocaleString('en-US'),
    `${seconds.toFixed(1)} s`,
    smaller ? milliseconds((seconds - smaller.seconds) / (pages - smaller.pages)) : '',
    megabytes(peakBytes),
    files.toLocaleString('en-US'),
    megabytes(bytes),
  ]
}

/** @param {number} cities */
async function costOf(cities) {
  const folder = copyOfSite()
  try {
    addCities(join(folder, 'content/locations'), cities)
    return { cities, ...(await measuredRun('npm run build', folder)), ...sizeOf(`${folder}/out`) }
  } finally {
    rmSync(folder, { recursive: true })
  }
}

/** A folder with this repository's files as they are now, and its packages. */
function copyOfSite() {
  const folder = mkdtempSync(join(tmpdir(), 'site-'))
  for (const file of filesOfRepository()) cpSync(file, join(folder, file))
  // Turbopack refuses packages that are linked from outside; hard links it takes for files of their own.
  const isLinked =
    spawnSync('cp', ['-al', 'node_modules', folder], { stdio: 'ignore' }).status === 0
  if (!isLinked) cpSync('node_modules', join(folder, 'node_modules'), { recursive: true })
  return folder
}

function filesOfRepository() {
  const list = ['ls-files', '-z', '--cached', '--others', '--exclude-standard']
  const { stdout } = spawnSync('git', list, { encoding: 'utf8' })
  return stdout.split('\0').filter((file) => file !== '' && existsSync(file))
}

/** @param {string} folder */
function sizeOf(folder) {
  const files = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
  return {
    pages: files.filter((file) => file.endsWith('.html')).length,
    files: files.length,
    bytes: files.reduce((sum, file) => sum + statSync(file).size, 0),
  }
}

/** @param {number} seconds */
function milliseconds(seconds) {
  return `${(seconds * 1_000).toFixed(1)} ms`
}

/** @param {number} bytes */
function megabytes(bytes) {
  return `${Math.round(bytes / 1_000_000).toLocaleString('en-US')} MB`
}
