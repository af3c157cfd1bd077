// Measures one page of each kind and compares it with bench/floor.html, a page written by hand. Connection and processor
// are throttled to those of a phone. Exits with 1 when a page exceeds a limit. Run it on an otherwise idle machine.
// `npm run bench -- --rounds=1 / /contact` measures these two pages once.
// `--origin=https://www.example.com` measures the live site, with the floor page of this machine.
import { execFile } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { parseArgs, promisify } from 'node:util'
import { contentSecurityPolicy, securityHeaders } from '../build/security-headers'
import { findBrowser } from './browser'
import { answer, listen, readServeConfig } from './site-server'

/** The last release that supports Node 20. It is fetched on demand, because it is larger than all other dependencies. */
const lighthouse = 'lighthouse@12.8.2'
const maxReportBytes = 100_000_000

/** Limits: largest contentful paint as a multiple of the floor page's, blocking time in ms, layout shift. */
const limits = {
  static: { ofFloor: 1.12, blocking: 50, shift: 0.01 },
  island: { ofFloor: 1.3, blocking: 150, shift: 0.01 },
}

/** The audits of Lighthouse that are measured. The figures of a visit are in this order. */
const audits = ['largest-contentful-paint', 'total-blocking-time', 'cumulative-layout-shift']

const { values, positionals } = parseArgs({
  options: { rounds: { type: 'string', default: '5' }, origin: { type: 'string' } },
  allowPositionals: true,
})

const site = readServeConfig()
const floorPath = '/floor'
const floorConfig = {
  public: 'bench',
  cleanUrls: true,
  headers: [{ source: '**', headers: floorHeaders() }],
}
const { origin, close } = await listen((request, response) =>
  answer(request, response, request.url === floorPath ? floorConfig : site),
)
const paths = [floorPath, ...(positionals.length > 0 ? positionals : pageOfEachKind())]
const runs = new Map(paths.map((path) => [path, [] as number[][]]))
// All pages in each round, so that a slow phase of the machine affects all of them.
for (let round = 1; round <= Number(values.rounds); round += 1) {
  for (const [path, measured] of runs) {
    const measures = await visit(path).catch((error: Error) => error.message)
    console.error(`Round ${round}, ${path}: ${String(measures)}`)
    if (typeof measures !== 'string') measured.push(measures)
  }
}
close()

const [floorPaint = NaN] = medians(runs.get(floorPath) ?? [])
const rows = [...runs].map(([path, measured]) => {
  const [paint = NaN, blocking = NaN, shift = NaN] = medians(measured)
  const ofFloor = paint / floorPaint
  const limit = limits[hasIsland(path) ? 'island' : 'static']
  const isOver = ofFloor > limit.ofFloor || blocking > limit.blocking || shift > limit.shift
  const [paintMs, blockingMs] = [paint, blocking].map(Math.round)
  return { path, paintMs, ofFloor: ofFloor.toFixed(2), blockingMs, shift: shift.toFixed(3), isOver }
})
console.table(rows)
if (rows.some(({ isOver }) => isOver)) process.exitCode = 1

/** Paths from the sitemap: the first page of each folder, and every page without a folder. */
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

function hasIsland(path: string) {
  const file = `out${path === '/' ? '/index' : path}.html`
  return existsSync(file) && readFileSync(file, 'utf8').includes(' data-island="')
}

function floorHeaders() {
  const policy = contentSecurityPolicy([readFileSync('bench/floor.html', 'utf8')])
  return Object.entries(securityHeaders(policy)).map(([key, value]) => ({ key, value }))
}

/**
 * One visit of a phone on a slow 4G connection.
 *
 * @returns The figures of `audits`.
 * @throws When the browser doesn't start, or the page can't be measured.
 */
async function visit(path: string): Promise<number[]> {
  // Chrome's sandbox doesn't work for root, the user of containers.
  const flags = `--headless=new ${process.getuid?.() === 0 ? '--no-sandbox' : ''}`
  const command = [
    '--yes',
    lighthouse,
    (path === floorPath ? origin : (values.origin ?? origin)) + path,
    '--quiet',
    '--output=json',
    '--throttling-method=devtools',
    '--only-categories=performance',
    `--chrome-flags=${flags}`,
  ]
  const env = { ...process.env, CHROME_PATH: findBrowser() }
  const { stdout } = await promisify(execFile)('npx', command, { env, maxBuffer: maxReportBytes })
  const report = JSON.parse(stdout) as { audits: Record<string, { numericValue?: number }> }
  return audits.map((id) => report.audits[id]?.numericValue ?? NaN)
}

/** The median of each figure over several visits. */
function medians(visits: readonly number[][]) {
  return audits.map((_, figure) => {
    const sorted = visits.map((visit) => visit[figure] ?? NaN).sort((a, b) => a - b)
    return sorted[Math.floor(sorted.length / 2)]
  })
}
