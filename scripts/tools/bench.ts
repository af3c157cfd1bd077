// Measures a page of each kind of the built site beside bench/floor.html, a page written by hand, on a phone whose line
// and processor are slowed down. Wants a machine that does nothing else.
// `npm run bench -- --rounds=1 / /contact` measures these two once.
import { execFile } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { parseArgs, promisify } from 'node:util'
import { findBrowser } from './browser'
import { answer, listen, readServeConfig } from './site-server'

/** The last release that supports Node 20. Fetched when needed: it brings far more than the site is built with. */
const lighthouse = 'lighthouse@12.8.2'
const maxReportBytes = 100_000_000
/** Now and then a browser does not start, or its trace is not complete. */
const attempts = 3

/** What is read of Lighthouse's report, and the order of the figures of a visit. */
const audits = ['largest-contentful-paint', 'total-blocking-time', 'cumulative-layout-shift']

const { values, positionals } = parseArgs({
  options: { rounds: { type: 'string', default: '5' } },
  allowPositionals: true,
})

const site = readServeConfig()
const floorPath = '/floor'
const floorConfig = { public: 'bench', cleanUrls: true, headers: [] }
const { origin, close } = await listen((request, response) =>
  answer(request, response, request.url === floorPath ? floorConfig : site),
)
const paths = [floorPath, ...(positionals.length > 0 ? positionals : pageOfEachKind())]
const runs = new Map(paths.map((path) => [path, [] as number[][]]))
// In turn, so that what slows the machine down for a while slows down all of them.
for (let round = 1; round <= Number(values.rounds); round += 1) {
  for (const [path, measured] of runs) {
    const measures = await visit(path)
    measured.push(measures)
    console.error(`Round ${round}, ${path}: ${JSON.stringify(measures)}`)
  }
}
close()

const [floorPaint = NaN] = medians(runs.get(floorPath) ?? [])
const rows = [...runs].map(([path, measured]) => {
  const [paint = NaN, blocking = NaN, shift = NaN] = medians(measured)
  const [paintMs, blockingMs] = [paint, blocking].map(Math.round)
  const ofFloor = (paint / floorPaint).toFixed(2)
  return { path, paintMs, ofFloor, blockingMs, shift: shift.toFixed(3) }
})
console.table(rows)

/** The first page of each folder of the sitemap, and every page that is in none. */
function pageOfEachKind() {
  const sitemap = readFileSync('out/sitemap.xml', 'utf8')
  const kinds = new Map<string, string>()
  for (const [, address = ''] of sitemap.matchAll(/<loc>([^<]*)<\/loc>/g)) {
    const { pathname } = new URL(address)
    const [, folder = '', name] = pathname.split('/')
    const kind = name ? `${folder}/` : folder
    if (!kinds.has(kind)) kinds.set(kind, pathname)
  }
  return kinds.values()
}

/**
 * One visit of a phone on a slow 4G connection.
 *
 * @throws When the page cannot be measured.
 */
async function visit(path: string): Promise<number[]> {
  // For root, as in a container, no browser starts in its sandbox.
  const flags = `--headless=new ${process.getuid?.() === 0 ? '--no-sandbox' : ''}`
  const options = ['--quiet', '--output=json', '--only-categories=performance']
  for (let attempt = 1; ; attempt += 1) {
    try {
      const { stdout } = await promisify(execFile)(
        'npx',
        [
          ...['--yes', lighthouse, origin + path, ...options],
          ...['--throttling-method=devtools', `--chrome-flags=${flags}`],
        ],
        { env: { ...process.env, CHROME_PATH: findBrowser() }, maxBuffer: maxReportBytes },
      )
      const report = JSON.parse(stdout) as Report
      if (report.runtimeError) throw new Error(report.runtimeError.message)
      return audits.map((id) => report.audits[id]?.numericValue ?? NaN)
    } catch (error) {
      if (attempt === attempts) throw error
      console.error(`${path}: once more, after ${error}`)
    }
  }
}

type Report = {
  runtimeError?: { message: string }
  audits: Record<string, { numericValue?: number }>
}

/** Of each figure of several visits. */
function medians(visits: readonly number[][]) {
  return audits.map((_, figure) => {
    const sorted = visits.map((visit) => visit[figure] ?? NaN).sort((a, b) => a - b)
    return sorted[Math.floor(sorted.length / 2)]
  })
}
