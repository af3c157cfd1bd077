import { gzipSync } from 'node:zlib'
import { expect, test, type Page } from '@playwright/test'
import { untilHydrated } from '../support/islands'
import { aliases, readSitemap, services } from '../support/site'
import { company } from '@/lib/content/company'
import { getGuideKey } from '@/lib/content/guide-key'

/** What an owner asks for beyond the contract may add this much to the site script. */
const optionalScript =
  company.openNow || company.closures.length > 0 || company.counting ? 1_000 : 0

/** Each service brings the drawings of its list. */
const requests = 5 + services.length

/** What a phone may load before the visitor touches anything: bytes after gzip -9, and requests. */
const budgets = {
  static: { html: 24_000, script: 2_000 + optionalScript, all: 60_000, requests, blocking: 0 },
  island: { html: 20_000, script: 95_000, all: 140_000, requests: Infinity, blocking: 0 },
}

/** Of the page whose first question is answered by tapping a drawing. */
const guideKey = { requests: 5 + getGuideKey().start.options.length }

/** Of a page whose first screen shows a photo. */
const staticWithPhoto = { all: 120_000, requests: 12 }

type Measure = keyof typeof budgets.static

/** The browser asks for an icon when it likes, for its tab and not for the page. Vitals are measured once a page has loaded. */
const later = /\/(icons\/|favicon\.ico|_next\/static\/vitals\.)/

const island = ['/contact', '/estimate', '/articles']
const all = [...readSitemap(), ...Object.keys(aliases), '/thank-you', '/no-such-page']
const pages = { static: all.filter((path) => !island.includes(path)), island }

test.use({ viewport: { width: 412, height: 823 } })
test.skip(({ browserName }) => browserName !== 'chromium', 'Bytes are the same everywhere.')

for (const kind of ['static', 'island'] as const) {
  for (const path of pages[kind]) {
    test(`${path} stays within the budgets of ${kind} pages`, async ({ page }) => {
      const load = await loadPage(page, path)
      const sizes = { ...sizesOf(load), blocking: await countBlockingFiles(page) }
      const hasPhoto = kind === 'static' && load.some(({ url }) => url.includes('/photos/'))
      const budget = {
        ...budgets[kind],
        ...(path === '/field-guide' && guideKey),
        ...(hasPhoto && staticWithPhoto),
      }
      const exceeded = (Object.keys(sizes) as Measure[]).filter(
        (measure) => sizes[measure] > budget[measure],
      )
      expect(exceeded, JSON.stringify(sizes)).toEqual([])
    })
  }
}

test('the calendar and the checks of the estimate form wait for the visitor', async ({ page }) => {
  const load = await loadPage(page, '/estimate')
  const code = load.map(({ body }) => body.toString()).join()
  expect(code).not.toContain('month_caption')
  expect(code).not.toContain('ZodMini')
})

type Loaded = { type: string; url: string; body: Buffer }

/** Opens a page and waits until it has loaded all that it loads by itself. */
async function loadPage(page: Page, path: string): Promise<Loaded[]> {
  const loaded: Promise<Loaded>[] = []
  page.on('response', (response) => {
    const request = response.request()
    if (later.test(request.url())) return
    const described = { type: request.resourceType(), url: request.url() }
    loaded.push(response.body().then((body) => ({ ...described, body })))
  })
  await page.goto(path)
  if (pages.island.includes(path)) await untilHydrated(page)
  await page.waitForLoadState('networkidle')
  return Promise.all(loaded)
}

function sizesOf(load: readonly Loaded[]) {
  const bytes = (type?: string) =>
    load
      .filter((file) => type === undefined || file.type === type)
      .reduce((sum, file) => sum + transferBytes(file), 0)
  return {
    html: bytes('document'),
    script: bytes('script'),
    all: bytes(),
    requests: load.length,
  }
}

function transferBytes({ type, body }: Loaded) {
  // Fonts are compressed already.
  return type === 'font' ? body.length : gzipSync(body, { level: 9 }).length
}

/** Files that the first paint waits for, beside the page itself. */
function countBlockingFiles(page: Page) {
  return page.evaluate(
    () =>
      performance
        .getEntriesByType('resource')
        .filter((entry) => 'renderBlockingStatus' in entry)
        .filter((entry) => entry.renderBlockingStatus === 'blocking').length,
  )
}
