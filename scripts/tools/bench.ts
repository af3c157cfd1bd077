// Measures five kinds of pages and compares them with the floor page: the words and pictures of one place with the style of
// bench/floor.css, without scripts and fonts. Connection and processor are throttled to those of a phone. Exits with 1 when
// a page exceeds a limit. Run it on an otherwise idle machine.
// `npm run bench -- --rounds=1 / /contact` measures these two pages once.
// `--origin=https://www.example.com` measures the live site, with the floor page of this machine.
import { execFile } from 'node:child_process'
import { existsSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs, promisify } from 'node:util'
import { contentSecurityPolicy, securityHeaders } from '../build/security-headers'
import { findFullBrowser } from './browser'
import { answer, listen, readServeConfig } from './site-server'

/** The last release that supports Node 20. It is fetched on demand, because it is larger than all other dependencies. */
const lighthouse = 'lighthouse@12.8.2'
const maxReportBytes = 100_000_000

/** Limits: largest contentful paint as a multiple of the floor page's, milliseconds of blocking above its, layout shift. */
const limits = {
  static: { ofFloor: 1.1, blocking: 50, shift: 0.01 },
  island: { ofFloor: 1.2, blocking: 50, shift: 0.01 },
}

type Report = { audits: Record<string, { numericValue?: number; details?: unknown }> }

/** The audits of Lighthouse that are measured. The figures of a visit are in this order. */
const audits = ['largest-contentful-paint', 'total-blocking-time', 'cumulative-layout-shift']

const { values, positionals } = parseArgs({
  options: {
    rounds: { type: 'string', default: '5' },
    origin: { type: 'string' },
  },
  allowPositionals: true,
})

if (!existsSync('out/sitemap.xml')) {
  console.error('There is no built site to measure: run `npm run build` first.')
  process.exit(1)
}
const site = readServeConfig()
const floorPath = '/floor'
const floorConfig = writeFloor()
const { origin, close } = await listen((request, response) =>
  answer(request, response, request.url === floorPath ? floorConfig : site),
)
const chosen = positionals.length > 0 ? positionals : fiveKinds()
const paths = [floorPath, ...chosen]
const runs = new Map(paths.map((path) => [path, [] as number[][]]))
const largest = new Map<string, string>()
// All pages in each round, so that a slow phase of the machine affects all of them, each time in another order.
for (let round = 1; round <= Number(values.rounds); round += 1) {
  for (const path of [
    ...paths.slice(round % paths.length),
    ...paths.slice(0, round % paths.length),
  ]) {
    const measures = await visit(path).catch((error: Error) => error.message)
    console.error(`Round ${round}, ${path}: ${String(measures)}`)
    if (typeof measures !== 'string') runs.get(path)?.push(measures)
  }
}
close()

const [floorPaint = NaN, floorBlocking = NaN] = medians(runs.get(floorPath) ?? [])
const rows = [...runs].map(([path, measured]) => {
  const [paint = NaN, blocking = NaN, shift = NaN] = medians(measured)
  const ofFloor = paint / floorPaint
  const limit = limits[hasIsland(path) ? 'island' : 'static']
  const isOver =
    ofFloor > limit.ofFloor || blocking - floorBlocking > limit.blocking || shift > limit.shift
  const [paintMs, blockingMs] = [paint, blocking].map(Math.round)
  return {
    path,
    paintMs,
    ofFloor: ofFloor.toFixed(2),
    blockingMs,
    shift: shift.toFixed(3),
    isOver,
    largest: largest.get(path),
  }
})
console.table(rows)
if (rows.some(({ isOver }) => isOver)) process.exitCode = 1

/** Home, the services, a place, an article and a form. */
function fiveKinds() {
  const folders = ['/', '/services', '/locations/', '/blog/', '/contact']
  return folders.flatMap((start) => {
    const isFolder = start.length > 1 && start.endsWith('/')
    return sitemap().find((path) => (isFolder ? path.startsWith(start) : path === start)) ?? []
  })
}

function sitemap() {
  const addresses = readFileSync('out/sitemap.xml', 'utf8').matchAll(/<loc>([^<]*)<\/loc>/g)
  return [...addresses].map(([, address = '']) => new URL(address).pathname)
}

function hasIsland(path: string) {
  const file = `out${path === '/' ? '/index' : path}.html`
  return existsSync(file) && readFileSync(file, 'utf8').includes(' data-island="')
}

/** Writes the floor page, and returns the rules by which it is served. */
function writeFloor() {
  const [place = '/'] = sitemap().filter((path) => path.startsWith('/locations/'))
  const html = readFileSync(`out${place === '/' ? '/index' : place}.html`, 'utf8')
    .replace(/<(style|script)\b.*?<\/\1>|<link rel="(preload|expect)"[^>]*>/gs, '')
    .replace(/ (class|data-[\w-]+)="[^"]*"/g, '')
    .replace('</head>', `<style>${readFileSync('bench/floor.css', 'utf8')}</style></head>`)
  const folder = mkdtempSync(join(tmpdir(), 'floor-'))
  writeFileSync(join(folder, 'floor.html'), html)
  const headers = Object.entries(securityHeaders(contentSecurityPolicy([html])))
  return {
    public: folder,
    cleanUrls: true,
    headers: [{ source: '**', headers: headers.map(([key, value]) => ({ key, value })) }],
  }
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
  // Visitors' browsers have windows, and paint later than one without.
  const env = { ...process.env, CHROME_PATH: findFullBrowser() }
  const { stdout } = await promisify(execFile)('npx', command, { env, maxBuffer: maxReportBytes })
  const report = JSON.parse(stdout) as Report
  const found = JSON.stringify(report.audits['largest-contentful-paint-element']?.details ?? '')
  largest.set(
    path,
    /"selector":"([^"]*)"/.exec(found)?.[1]?.split(' > ').slice(-2).join(' > ') ?? '',
  )
  return audits.map((id) => report.audits[id]?.numericValue ?? NaN)
}

/** The median of each figure over several visits. */
function medians(visits: readonly number[][]) {
  return audits.map((_, figure) => {
    const sorted = visits.map((visit) => visit[figure] ?? NaN).sort((a, b) => a - b)
    return sorted[Math.floor(sorted.length / 2)]
  })
}
