// Measures the finished site with Lighthouse beside a page written by hand, one page of each kind, and
// prints a table. `npm run bench` takes half an hour on a machine that should do nothing else;
// `npm run bench -- --rounds=1 / /contact` is for trying things out.
import { existsSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { choiceTimes } from './bench/choice-times.mjs'
import { runLighthouse } from './bench/lighthouse.mjs'
import { shortfalls } from './bench/limits.mjs'
import { machine } from './bench/machine.mjs'
import { medianRun } from './bench/median.mjs'
import { pages } from './bench/pages.mjs'
import { benchTable } from './bench/report.mjs'
import { floorPath, startSiteServer } from './bench/site-server.mjs'

/** Later than the first paint, and well within the time that Lighthouse watches. */
const lateFontMilliseconds = 1_000

if (!existsSync('serve.json')) {
  console.error('There is no built site to measure. Run `npm run build` first.')
  process.exit(1)
}
const { values, positionals } = parseArgs({
  options: { rounds: { type: 'string', default: '5' } },
  allowPositionals: true,
})
const chosen = pages.filter(({ path }) => positionals.length === 0 || positionals.includes(path))
const paths = [floorPath, ...chosen.map(({ path }) => path)]

const runs = await runRounds(Number(values.rounds), paths)
const lateFontRuns = await runRounds(1, paths, { fontDelayMilliseconds: lateFontMilliseconds })
const resultOf = (/** @type {string} */ path) => ({
  ...medianRun(runs.get(path) ?? []),
  lateFontCls: medianRun(lateFontRuns.get(path) ?? []).cls,
})

const { origin, close } = await startSiteServer()
const times = await choiceTimes(origin)
close()

const floor = resultOf(floorPath)
const results = chosen.map((page) => ({ page, measures: resultOf(page.path) }))
console.log(`${machine()}\n`)
console.log(benchTable(floor, results))
for (const { page, measures } of results) {
  for (const shortfall of shortfalls(page, measures, floor)) console.log(`- ${shortfall}`)
}

/**
 * Takes the pages in turn, so that what slows the machine down for a while slows down all of them.
 *
 * @param {number} rounds
 * @param {readonly string[]} paths
 * @param {Parameters<typeof startSiteServer>[0]} [options]
 */
async function runRounds(rounds, paths, options) {
  /** @type {Map<string, import('./bench/lighthouse.mjs').Measures[]>} */
  const runs = new Map(paths.map((path) => [path, []]))
  const { origin, close } = await startSiteServer(options)
  for (let round = 1; round <= rounds; round += 1) {
    for (const path of paths) {
      const measures = await runLighthouse(origin + path)
      runs.get(path)?.push(measures)
      // Said at once: a run that is broken off has measured something too.
      const said = Object.entries(measures).map(([name, value]) => `${name} ${+value.toFixed(3)}`)
      console.error(`Round ${round} of ${rounds}, ${path}: ${said.join(', ')}`)
    }
  }
  close()
  return runs
}
console.log('\nA choice among 500 articles, until its list is laid out:')
for (const { label, milliseconds } of times)
  console.log(`- ${label}: ${Math.round(milliseconds)} ms`)
