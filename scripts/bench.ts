// Measures the built site beside bench/floor.html, a page written by hand, and prints a table and what
// exceeds the limits. `npm run bench` takes half an hour on a machine that should do nothing else;
// `npm run bench -- --rounds=1 / /contact` is for trying things out.
import { execFile } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { setTimeout as sleep } from 'node:timers/promises'
import { parseArgs, promisify } from 'node:util'
import { chromium } from '@playwright/test'
import { layoutShift, watchLayoutShift } from '../e2e/support/layout-shift'
import {
  benchTable,
  machine,
  medianOf,
  shortfalls,
  type BenchPage,
  type Measures,
  type Result,
} from './bench-report'
import { findBrowser, sandboxFlags } from './browser'
import { contentSecurityPolicy, securityHeaders } from './security-headers'
import { answer, listen, readServeConfig } from './site-server'

/** The last release that supports Node 20. Fetched when needed: it brings far more than the site is built with. */
const lighthouse = 'lighthouse@12.8.2'
const maxReportBytes = 100_000_000
/** Now and then a browser does not start, or its trace is not complete. */
const attempts = 3

const widths = [360, 390, 768, 1024, 1280]
const fontDelaysSeconds = [0, 0.3, 2]
/** After the font is there, for what it moves. */
const settleMilliseconds = 1_000

const floorPage: BenchPage = { path: '/floor' }

/** One page of each kind. The floor page is written after the city page. */
const pages: readonly BenchPage[] = [
  { path: '/' },
  { path: '/about' },
  { path: '/services' },
  { path: '/pest-control' },
  { path: '/locations/dublin' },
  { path: '/blog/signs-of-bed-bugs' },
  { path: '/field-guide' },
  { path: '/field-guide/termite' },
  { path: '/privacy-policy' },
  { path: '/sitemap' },
  { path: '/thank-you', isUnlisted: true },
  { path: '/no-such-page', isUnlisted: true },
  { path: '/articles', hasIsland: true },
  { path: '/contact', hasIsland: true },
  { path: '/estimate', hasIsland: true },
]

const { values, positionals } = parseArgs({
  options: { rounds: { type: 'string', default: '5' } },
  allowPositionals: true,
})
const rounds = Number(values.rounds)
const chosen = pages.filter(({ path }) => positionals.length === 0 || positionals.includes(path))

const site = readServeConfig()
const floor = floorConfig()
let fontDelaySeconds = 0
const { origin, close } = await listen(async (request, response) => {
  const { url, headers } = request
  if (url?.endsWith('.woff2')) await sleep(fontDelaySeconds * 1_000)
  // The confirmation goes to the home page while Lighthouse is still looking at it. At an answer without
  // content the browser stays where it is.
  if (url === '/' && headers.referer?.endsWith('/thank-you')) response.writeHead(204).end()
  else answer(request, response, url === floorPage.path ? floor : site)
})
const [floorResult, ...results] = await measure([floorPage, ...chosen])
close()

if (!floorResult) throw new Error('The floor page was not measured')
console.log(`${machine()}\n\n${benchTable(floorResult, results)}\n`)
for (const result of results) {
  for (const shortfall of shortfalls(result, floorResult)) console.log(`- ${shortfall}`)
}

function floorConfig() {
  const policy = contentSecurityPolicy([readFileSync('bench/floor.html', 'utf8')])
  const headers = Object.entries(securityHeaders(policy)).map(([key, value]) => ({ key, value }))
  return { public: 'bench', cleanUrls: true, headers: [{ source: '**', headers }] }
}

/** Takes the pages in turn, so that what slows the machine down for a while slows down all of them. */
async function measure(pages: readonly BenchPage[]): Promise<Result[]> {
  const runs = pages.map(() => [] as Measures[])
  for (let round = 1; round <= rounds; round += 1) {
    for (const [index, { path }] of pages.entries()) {
      const measures = measuresOf(await runLighthouse(path, 'devtools'))
      runs[index]?.push(measures)
      // Printed at once: a run that is broken off has measured something too.
      console.error(`Round ${round} of ${rounds}, ${path}: ${JSON.stringify(measures)}`)
    }
  }
  const results: Result[] = []
  for (const [index, page] of pages.entries()) {
    results.push({
      page,
      measures: medianOf(runs[index] ?? []),
      scores: scoresOf(await runLighthouse(page.path, 'simulate')),
      fontShift: await largestFontShift(page.path),
    })
  }
  return results
}

/** The part of Lighthouse's report that is read here. */
type Report = {
  runtimeError?: { message: string }
  audits: Record<string, { numericValue?: number }>
  categories: Record<string, { score: number | null }>
}

/**
 * One visit of a phone on a slow 4G connection.
 *
 * @param throttling `devtools` slows line and processor down, `simulate` computes what that would do.
 * @throws When the page cannot be measured.
 */
async function runLighthouse(path: string, throttling: 'devtools' | 'simulate'): Promise<Report> {
  const options = ['--quiet', '--output=json', '--ignore-status-code']
  const flags = ['--headless=new', ...sandboxFlags].join(' ')
  for (let attempt = 1; ; attempt += 1) {
    try {
      const { stdout } = await promisify(execFile)(
        'npx',
        [
          ...['--yes', lighthouse, origin + path, ...options],
          ...[`--throttling-method=${throttling}`, `--chrome-flags=${flags}`],
        ],
        { env: { ...process.env, CHROME_PATH: findBrowser() }, maxBuffer: maxReportBytes },
      )
      const report = JSON.parse(stdout) as Report
      if (report.runtimeError) throw new Error(report.runtimeError.message)
      return report
    } catch (error) {
      if (attempt === attempts) throw error
      console.error(`${path}: once more, after ${error}`)
    }
  }
}

function measuresOf({ audits }: Report): Measures {
  const value = (id: string) => audits[id]?.numericValue ?? NaN
  return {
    lcp: value('largest-contentful-paint'),
    fcp: value('first-contentful-paint'),
    tbt: value('total-blocking-time'),
    cls: value('cumulative-layout-shift'),
    bytes: value('total-byte-weight'),
  }
}

function scoresOf({ categories }: Report) {
  const score = (id: string) => Math.round((categories[id]?.score ?? 0) * 100)
  return {
    performance: score('performance'),
    accessibility: score('accessibility'),
    bestPractices: score('best-practices'),
    seo: score('seo'),
  }
}

/** Visits a page for the first time, at each width with each delay of the font. */
async function largestFontShift(path: string) {
  const browser = await chromium.launch({ executablePath: findBrowser(), args: sandboxFlags })
  const shifts = []
  for (const delaySeconds of fontDelaysSeconds) {
    fontDelaySeconds = delaySeconds
    const visits = widths.map(async (width) => {
      const page = await browser.newPage({ viewport: { width, height: 800 } })
      await watchLayoutShift(page)
      await page.goto(origin + path)
      await sleep(delaySeconds * 1_000 + settleMilliseconds)
      return { cls: (await layoutShift(page)) ?? 0, width, delaySeconds }
    })
    shifts.push(...(await Promise.all(visits)))
  }
  fontDelaySeconds = 0
  await browser.close()
  return shifts.reduce((largest, shift) => (shift.cls > largest.cls ? shift : largest))
}
