// Builds copies of the site with more and more cities, and prints what that costs. All three builds take
// some minutes: `npm run bench:scale 20 500` makes the first two.
import { spawnSync } from 'node:child_process'
import {
  cpSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parse, stringify } from 'yaml'
import { machine, markdownTable } from './bench-report'

const usualCounts = [20, 500, 2_000]
type Build = ReturnType<typeof costOf>

const asked = process.argv.slice(2).map(Number)
const builds: Build[] = []
for (const count of asked.length > 0 ? asked : usualCounts) {
  const build = costOf(count)
  console.error(`${count} cities took ${build.seconds.toFixed()} s`)
  builds.push(build)
}
const headings = ['Cities', 'Pages', 'Time', 'A page more', 'Files', 'Bytes']
console.log(`${machine()}\n\n${markdownTable(headings, builds.map(cellsOf))}`)

function cellsOf({ cities, pages, seconds, files, bytes }: Build, index: number) {
  const smaller = builds[index - 1]
  const secondsAPage = smaller && (seconds - smaller.seconds) / (pages - smaller.pages)
  return [
    cities.toLocaleString('en-US'),
    pages.toLocaleString('en-US'),
    `${seconds.toFixed(1)} s`,
    secondsAPage ? `${(secondsAPage * 1_000).toFixed(1)} ms` : '',
    files.toLocaleString('en-US'),
    `${Math.round(bytes / 1_000_000)} MB`,
  ]
}

function costOf(cities: number) {
  const folder = copyOfSite()
  try {
    addCities(join(folder, 'content/locations'), cities)
    const started = performance.now()
    const options = { cwd: folder, shell: true, encoding: 'utf8' } as const
    const { status, stdout, stderr } = spawnSync('npm run build', options)
    if (status !== 0) throw new Error(`The build failed:\n${stdout}${stderr}`)
    const seconds = (performance.now() - started) / 1_000
    return { cities, seconds, ...sizeOf(`${folder}/out`) }
  } finally {
    rmSync(folder, { recursive: true })
  }
}

/** A folder with this repository's files as they are now, and its packages. */
function copyOfSite() {
  const folder = mkdtempSync(join(tmpdir(), 'site-'))
  const results = ['.git', '.next', 'node_modules', 'out']
  for (const name of readdirSync('.').filter((name) => !results.includes(name))) {
    cpSync(name, join(folder, name), { recursive: true })
  }
  // Turbopack refuses packages that are linked from outside; hard links it takes for files of their own.
  const isLinked =
    spawnSync('cp', ['-al', 'node_modules', folder], { stdio: 'ignore' }).status === 0
  if (!isLinked) cpSync('node_modules', join(folder, 'node_modules'), { recursive: true })
  return folder
}

function sizeOf(folder: string) {
  const files = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
  return {
    pages: files.filter((file) => file.endsWith('.html')).length,
    files: files.length,
    bytes: files.reduce((sum, file) => sum + statSync(file).size, 0),
  }
}

/** Writes copies of the cities of a folder under other names, until it holds the given number. */
function addCities(folder: string, total: number) {
  const models = readdirSync(folder).map((file) => readFileSync(join(folder, file), 'utf8'))
  for (let number = models.length + 1; number <= total; number += 1) {
    const [, frontMatter = '', body = ''] = models[number % models.length]?.split(/^---$/m) ?? []
    const fields = parse(frontMatter) as { city: string }
    const city = `${fields.city} ${number}`
    const slug = `city-${number}`
    const title = `Pest Control in ${city}`
    const copy = { ...fields, slug, city, title, order: number, group: 'more' }
    const text = `---\n${stringify(copy)}---\n${body.replaceAll(fields.city, city)}`
    writeFileSync(join(folder, `${slug}.md`), text)
  }
}
