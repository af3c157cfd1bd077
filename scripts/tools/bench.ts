// Compares each kind of page with the floor page, the words and pictures of one place with the style of bench/floor.css,
// by Lighthouse with the connection and processor of a phone. Exits with 1 when a page exceeds a limit. Run it on an
// otherwise idle machine.
// `npm run bench -- --rounds=1 / /contact` measures these two pages once.
import { execFile } from 'node:child_process'
import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs, promisify } from 'node:util'
import { findFullBrowser } from './browser'
import { answer, builtSite, listen } from './site-server'

/** The last release that supports Node 20. It is fetched on demand, because it is larger than all other dependencies. */
const lighthouse = 'lighthouse@12.8.2'
const maxReportBytes = 100_000_000

/** Largest contentful paint as a multiple of the floor page's, milliseconds of blocking above its, layout shift, Lighthouse's score. */
const limits = { ofFloor: 1.1, blocking: 50, shift: 0.01, score: 97 }

const measured = ['largest-contentful-paint', 'total-blocking-time', 'cumulative-layout-shift']

type Report = {
  audits: Record<string, { numericValue?: number }>
  categories: { performance: { score: number } }
}

/** A page of each kind. With a slash at the end: the first one below it. */
const kinds = ['/', '/services', '/locations/', '/field-guide/', '/blog/', '/articles', '/contact']

const floorPath = '/floor'
const options = { rounds: { type: 'string', default: '5' } } as const
const { values, positionals } = parseArgs({ options, allowPositionals: true })
const site = builtSite()
const floor = { ...site, folders: [writeFloor()] }
const { origin, close } = await listen((request, response) =>
  answer(request, response, request.url === floorPath ? floor : site),
)
const paths = positionals.length > 0 ? positionals : kinds.flatMap((kind) => firstPage(kind) ?? [])
const visits = new Map([floorPath, ...paths].map((path) => [path, [] as number[][]]))
// All pages in each round, so that a slow phase of the machine affects all of them.
for (let round = 1; round <= Number(values.rounds); round += 1) {
  for (const [path, figures] of visits) figures.push(await visit(path))
}
close()

const [floorPaint = NaN, floorBlocking = NaN] = medians(visits.get(floorPath) ?? [])
const rows = [...visits].map(([path, figures]) => {
  const [paint = NaN, blocking = NaN, shift = NaN, score = NaN] = medians(figures)
  const [ofFloor, above] = [paint / floorPaint, blocking - floorBlocking]
  const isSlow = ofFloor > limits.ofFloor || above > limits.blocking
  const isOver = isSlow || shift > limits.shift || score < limits.score
  const [paintMs, blockingMs] = [paint, blocking].map(Math.round)
  return {
    path,
    paintMs,
    ofFloor: ofFloor.toFixed(2),
    blockingMs,
    shift: shift.toFixed(3),
    score,
    isOver,
  }
})
console.table(rows)
if (rows.some(({ isOver }) => isOver)) process.exitCode = 1

function firstPage(kind: string) {
  const addresses = readFileSync('out/sitemap.xml', 'utf8').matchAll(/<loc>([^<]*)<\/loc>/g)
  return [...addresses]
    .map(([, address = '']) => new URL(address).pathname)
    .find((path) => path === kind || (kind !== '/' && kind.endsWith('/') && path.startsWith(kind)))
}

/** Writes the floor page, and returns its folder. */
function writeFloor() {
  const html = readFileSync(`out${firstPage('/locations/') ?? '/index'}.html`, 'utf8')
    .replace(/<(style|script)\b.*?<\/\1>|<link rel="(preload|expect)"[^>]*>/gs, '')
    .replace(/ (class|data-[\w-]+)="[^"]*"/g, '')
    .replace('</head>', `<style>${readFileSync('bench/floor.css', 'utf8')}</style></head>`)
  const folder = mkdtempSync(join(tmpdir(), 'floor-'))
  writeFileSync(join(folder, 'floor.html'), html)
  return folder
}

/** The figures of `measured` and the score on one visit of a phone with a slow 4G connection. */
async function visit(path: string): Promise<number[]> {
  // Chrome's sandbox doesn't work for root, the user of containers.
  const flags = `--headless=new ${process.getuid?.() === 0 ? '--no-sandbox' : ''}`
  const settings = ['--throttling-method=devtools', '--only-categories=performance']
  const command = ['--yes', lighthouse, origin + path, '--quiet', '--output=json', ...settings]
  // Visitors' browsers have windows, and paint later than one without.
  const env = { ...process.env, CHROME_PATH: findFullBrowser() }
  const { stdout } = await promisify(execFile)('npx', [...command, `--chrome-flags=${flags}`], {
    env,
    maxBuffer: maxReportBytes,
  })
  const { audits, categories } = JSON.parse(stdout) as Report
  const figures = measured.map((id) => audits[id]?.numericValue ?? NaN)
  figures.push(100 * categories.performance.score)
  console.error(path, ...figures.map((figure) => figure.toFixed(2)))
  return figures
}

function medians([first = [], ...others]: readonly number[][]) {
  return first.map((figure, index) => {
    const sorted = [figure, ...others.map((figures) => figures[index] ?? NaN)].sort((a, b) => a - b)
    return sorted[Math.floor(sorted.length / 2)]
  })
}
