import * as firstScreen from './rules/first-screen'
import * as focus from './rules/focus'
import * as layout from './rules/layout'
import { nextFrame, type LoadedFile, type Rule, type Visit } from './rules/rule'
import * as structure from './rules/structure'
import * as texts from './rules/texts'
import * as weight from './rules/weight'
import {
  everyPath,
  fullLongAndShortPages,
  kindsOfPages,
  longestGuidePages,
  missingPage,
} from './support/site'
import { expect, holdBack, screens, test, type Page, type Request } from './support/test'
import { company } from '@/lib/site/company'

// Which rule is for which pages, here and in e2e/html.spec.ts:
// - What needs no layout reads the files of the site without a browser.
// - What a text or a picture can break is checked on every page.
// - What only a template can break is checked on one page of each kind, which has the most on it; where the amount of text
//   matters, too, also on the longest and the shortest page of a folder. Only on these, on a phone, the heading font comes
//   late, which takes as long as all else of a visit.
// - axe runs once for each kind, on a desktop for contrast alone, and in e2e/accessible-states.spec.ts for each state.

/** The screen and the pages that a rule applies to. */
type Scope = {
  on: (typeof screens)[number]
  of:
    | 'every page'
    | 'one page of each kind'
    | 'full, long and short pages'
    | 'the longest of the guide'
}

/** Rules that some names and headings of another company may break, where nothing of the page is lost. */
const ofTheSample = (...rules: Rule[]) => (company().sample ? rules : [])

/** Rules about loaded files and layout shifts come first, because later rules change both. */
const rules: [Scope, Rule[]][] = [
  [{ on: 'phone', of: 'one page of each kind' }, ofTheSample(layout.swapsInTheHeadingFont)],
  [{ on: 'phone', of: 'full, long and short pages' }, [weight.keepsItsBudget]],
  [
    { on: 'phone', of: 'every page' },
    [
      layout.keepsItsLayout,
      firstScreen.showsFirstWhatVisitorsCameFor,
      firstScreen.staysShort,
      layout.fitsANarrowColumn,
      layout.hasNoEmptyBlocks,
      texts.separatesTexts,
      ...ofTheSample(texts.linksOneNameToOnePlace),
    ],
  ],
  [{ on: 'phone', of: 'the longest of the guide' }, [layout.printsOnFewSheets]],
  [
    { on: 'phone', of: 'full, long and short pages' },
    [
      layout.fitsTheScreen,
      layout.fitsTheNarrowestScreen,
      firstScreen.fillsTheColumnBesideACity,
      layout.hasLargeTargets,
      structure.loadsItsPictures,
      structure.showsSignsOfFolds,
      texts.findsWhatIsFolded,
      texts.namesPicturesOnce,
      texts.hidesMessagesWithoutStyle,
    ],
  ],
  [
    { on: 'phone', of: 'one page of each kind' },
    [
      weight.loadsCalendarLate,
      texts.callsNoFieldInvalidYet,
      layout.fitsTheScreenWithDoubledText,
      layout.fitsTheScreenWithLargerText,
      structure.isAccessible,
      layout.hasOneFilledCallButtonOnEachScreen,
      layout.allowsTextSpacing,
      focus.showsFocusForward,
    ],
  ],
  [
    { on: 'desktop', of: 'one page of each kind' },
    [
      layout.fitsTheScreen,
      layout.hasNoEmptyBlocks,
      layout.respectsReducedMotion,
      structure.hasContrast,
      layout.fitsTheScreenTurnedAround,
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

const paths = everyPath()
const kinds = [...kindsOfPages, missingPage]
const fullLongAndShort = fullLongAndShortPages()
const longestOfGuide = longestGuidePages()

const pageMilliseconds = 30_000

/** How many pages a test visits: several in one tab take half the time, and all in one would keep a worker for minutes. */
const pagesInTab = 15

test.use({
  // Rules would otherwise measure colors and scroll positions in the middle of a transition.
  contextOptions: { reducedMotion: 'reduce' },
  expectedConsole: /status of 404 .*\/no-such-page/,
})

for (const screen of screens) {
  const visited = paths.filter((path) => rulesFor(path, screen).length > 0)
  for (let first = 0; first < visited.length; first += pagesInTab) {
    const pages = visited.slice(first, first + pagesInTab)
    test(
      `on a ${screen} the pages from ${pages[0]} to ${pages.at(-1)} keep every rule for pages [spec: Route table]`,
      { tag: `@${screen}` },
      async ({ page }) => {
        test.setTimeout(pages.length * pageMilliseconds)
        await page.addInitScript(pauseThankYouRedirect)
        const problems: string[] = []
        for (const path of pages) {
          const visit = await test.step(path, () => open(page, path, screen))
          for (const rule of rulesFor(path, screen)) {
            const found = await confirmedProblems(rule, visit)
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

async function open(page: Page, path: string, screen: Scope['on']): Promise<Visit> {
  if (screen === 'desktop' || !fullLongAndShort.includes(path)) {
    await page.goto(path)
    return { page, path, headingsBeforeFont: '', files: [] }
  }
  const files = collectFiles(page)
  const headingsBeforeFont = await openWithLateFont(page, path)
  return { page, path, headingsBeforeFont, files: await files() }
}

/** As on a slow connection, where the heading font comes after the first paint. */
async function openWithLateFont(page: Page, path: string) {
  const fonts = '**/*.woff2'
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
  return headingsBeforeFont
}

function rulesFor(path: string, screen: Scope['on']) {
  const isIn = {
    'every page': true,
    'one page of each kind': kinds.includes(path),
    'full, long and short pages': fullLongAndShort.includes(path),
    'the longest of the guide': longestOfGuide.includes(path),
  }
  return rules.flatMap(([{ on, of }, names]) => (on === screen && isIn[of] ? names : []))
}

/** The thank-you page redirects after five visible seconds, and the rules may take longer. */
function pauseThankYouRedirect() {
  if (location.pathname === '/thank-you') Object.defineProperty(document, 'hidden', { value: true })
}

/** The browser requests icons for its tab, at any time. */
const tabIcon = /\/(site-icons\/|favicon\.ico)/

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
  // A file that the previous page asked for as it was left can no longer be read.
  const body = await response?.body().catch(() => undefined)
  return body ? [{ type: request.resourceType(), url: request.url(), body }] : []
}
