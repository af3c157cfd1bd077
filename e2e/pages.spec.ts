import { existsSync, statSync } from 'node:fs'
import { dirname } from 'node:path'
import * as firstScreen from './rules/first-screen'
import * as focus from './rules/focus'
import * as layout from './rules/layout'
import type { LoadedFile, Rule, Visit } from './rules/rule'
import * as structure from './rules/structure'
import * as texts from './rules/texts'
import * as weight from './rules/weight'
import { aliases, kindsOfPages, readSitemap, unlistedPages } from './support/site'
import { expect, holdBack, test, type Page, type Request } from './support/test'
import { company } from '@/lib/site/company'

// Which rule is for which pages: what a text or a picture can break is checked on every page. What only a template can
// break is checked on one page of each kind, which has the most on it; where the amount of text matters, too, also on the
// longest and the shortest page of a folder. axe runs once for each kind, and in e2e/accessible-states.spec.ts on both
// screens for each state.

/** The screen and the pages that a rule applies to. */
type Scope = {
  on: 'phone' | 'desktop'
  of: 'every page' | 'one page of each kind' | 'full, long and short pages' | 'the guide'
}

/** Rules that some names and headings of another company may break, where nothing of the page is lost. */
const ofTheSample = (...rules: Rule[]) => (company().sample ? rules : [])

/** Rules about loaded files and layout shifts come first, because later rules change both. */
const rules: [Scope, Rule[]][] = [
  [{ on: 'phone', of: 'one page of each kind' }, ofTheSample(layout.swapsInTheHeadingFont)],
  [
    { on: 'phone', of: 'every page' },
    [
      weight.keepsItsBudget,
      layout.keepsItsLayout,
      firstScreen.showsFirstWhatVisitorsCameFor,
      firstScreen.staysShort,
      firstScreen.fillsTheColumnBesideACity,
      layout.fitsTheScreen,
      layout.fitsTheNarrowestScreen,
      layout.hasNoEmptyBlocks,
      structure.isValidHtml,
      structure.hasNoGaps,
      structure.namesPricesOnlyWithFigures,
      structure.loadsItsPictures,
      texts.keepsSourceMarksApart,
      texts.keepsStepsInReaders,
      texts.separatesTexts,
      texts.findsWhatIsFolded,
      texts.namesPicturesOnce,
      texts.hasShortLinkNames,
      ...ofTheSample(texts.linksOneNameToOnePlace),
    ],
  ],
  [{ on: 'phone', of: 'the guide' }, [layout.printsOnFewSheets]],
  [
    { on: 'phone', of: 'full, long and short pages' },
    [layout.hasLargeTargets, structure.showsSignsOfFolds, texts.hidesMessagesWithoutStyle],
  ],
  [
    { on: 'phone', of: 'one page of each kind' },
    [
      weight.loadsFormScriptsLate,
      texts.callsNoFieldInvalidYet,
      layout.fitsTheScreenWithDoubledText,
      structure.isAccessible,
      layout.hasOneFilledCallButtonOnEachScreen,
      layout.allowsTextSpacing,
      focus.showsFocusForward,
    ],
  ],
  [
    { on: 'desktop', of: 'one page of each kind' },
    [
      ...ofTheSample(layout.swapsInTheHeadingFont),
      layout.fitsTheScreen,
      layout.hasNoEmptyBlocks,
      layout.respectsReducedMotion,
      layout.keepsPicturesOnLightGroundInForcedColors,
      layout.showsControlsByBordersInForcedColors,
      layout.allowsTextSpacingOnALaptop,
      focus.showsFocusBack,
      focus.showsFocusAtFourfoldZoom,
      structure.readsInOrderWithoutStyle,
      ...ofTheSample(texts.linksOneNameToOnePlace),
    ],
  ],
]

const missingPage = '/no-such-page'
const kinds = [...kindsOfPages, missingPage]
const paths = [
  ...new Set([...readSitemap(), ...Object.keys(aliases), ...unlistedPages, missingPage]),
]

/** The longest and the shortest page of each folder, by their HTML. */
const extremes = [...new Set(paths.map((path) => dirname(path)))].flatMap((folder) => {
  const bySize = paths
    .filter((path) => dirname(path) === folder && existsSync(`out${path}.html`))
    .toSorted((a, b) => statSync(`out${a}.html`).size - statSync(`out${b}.html`).size)
  return [bySize[0], bySize.at(-1)]
})

const pageMilliseconds = 30_000

/** How many pages a test visits: several in one tab take half the time, and all in one would keep a worker for minutes. */
const pagesInTab = 15

test.use({
  // Rules would otherwise measure colors and scroll positions in the middle of a transition.
  contextOptions: { reducedMotion: 'reduce' },
  expectedConsole: /status of 404 .*\/no-such-page/,
})

for (const screen of ['phone', 'desktop'] as const) {
  const visited = paths.filter((path) => rulesFor(path, screen).length > 0)
  for (let first = 0; first < visited.length; first += pagesInTab) {
    const pages = visited.slice(first, first + pagesInTab)
    test(
      `on a ${screen} the pages from ${pages[0]} to ${pages.at(-1)} keep every rule for pages [spec: Route table]`,
      screen === 'phone' ? { tag: '@phone' } : {},
      async ({ page }) => {
        test.setTimeout(pages.length * pageMilliseconds)
        await page.addInitScript(pauseThankYouRedirect)
        const problems: string[] = []
        for (const path of pages) {
          const visit = await test.step(path, () => open(page, path))
          for (const rule of rulesFor(path, screen)) {
            const found = await test.step(`${path} ${rule.name}`, () =>
              confirmedProblems(rule, visit))
            problems.push(...found.map((problem) => `${path} ${rule.name}: ${problem}`))
          }
        }
        expect(problems).toEqual([])
      },
    )
  }
}

/** Checks twice, because a layout may take a frame to settle after a rule has resized the page. */
async function confirmedProblems(rule: Rule, visit: Visit) {
  const found = await rule(visit)
  if (found.length === 0) return found
  await nextFrame(visit.page)
  return rule(visit)
}

const nextFrame = (page: Page) =>
  page.evaluate(
    () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))),
  )

/** Opens a page whose heading font comes after its first paint, as on a slow connection. */
async function open(page: Page, path: string): Promise<Visit> {
  const fonts = '**/*.woff2'
  const files = collectFiles(page)
  const letFontsCome = await holdBack(page, fonts)
  const response = await page.goto(path, { waitUntil: 'commit' })
  expect(response?.status(), path).toBe(path === missingPage ? 404 : 200)
  await page.waitForFunction(
    () => performance.getEntriesByName('first-contentful-paint').length > 0,
  )
  const headingsBeforeFont = await layout.headingLines(page)
  letFontsCome()
  await page.waitForLoadState()
  await page.evaluate(() => Promise.allSettled([...document.fonts].map((font) => font.load())))
  await page.unroute(fonts)
  const html = (await response?.text()) ?? ''
  return { page, path, html, headingsBeforeFont, files: await files() }
}

function rulesFor(path: string, screen: Scope['on']) {
  const isIn = {
    'every page': true,
    'one page of each kind': kinds.includes(path),
    'full, long and short pages': kinds.includes(path) || extremes.includes(path),
    'the guide': path.startsWith('/field-guide/'),
  }
  return rules.flatMap(([{ on, of }, names]) => (on === screen && isIn[of] ? names : []))
}

/** The thank-you page redirects after five visible seconds, and the rules may take longer. */
function pauseThankYouRedirect() {
  if (location.pathname === '/thank-you') Object.defineProperty(document, 'hidden', { value: true })
}

/** The browser requests icons for its tab, at any time. */
const tabIcon = /\/(icons\/|favicon\.ico)/

/** @returns A function that waits until the page requests no more files, and returns them all. */
function collectFiles(page: Page) {
  const requests: Request[] = []
  const collect = (request: Request) => {
    // Drops the last requests of the previous page, whose files can no longer be read.
    if (request.isNavigationRequest()) requests.length = 0
    if (!tabIcon.test(request.url())) requests.push(request)
  }
  page.on('request', collect)
  return async () => {
    let files: LoadedFile[]
    let count: number
    do {
      count = requests.length
      files = (await Promise.all(requests.map(loadedFile))).flat()
      await nextFrame(page)
    } while (requests.length > count)
    page.off('request', collect)
    return files
  }
}

async function loadedFile(request: Request): Promise<LoadedFile[]> {
  const response = await request.response()
  const described = { type: request.resourceType(), url: request.url() }
  return response ? [{ ...described, body: await response.body() }] : []
}
