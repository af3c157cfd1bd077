import { isDeepStrictEqual } from 'node:util'
import * as firstScreen from './rules/first-screen'
import * as focus from './rules/focus'
import * as layout from './rules/layout'
import { nextFrame, type LoadedFile, type Rule, type Visit } from './rules/rule'
import * as structure from './rules/structure'
import * as texts from './rules/texts'
import * as weight from './rules/weight'
import { loadAxeWithPages } from './support/accessibility'
import {
  everyPath,
  fullLongAndShortPages,
  kindsOfPages,
  longestGuidePages,
  missingPage,
  services,
} from './support/site'
import { expect, holdBack, test, type Page, type Request } from './support/test'

// Which rule is for which pages, here and in e2e/html.spec.ts:
// - What needs no layout reads the files of the site without a browser.
// - What a text or a picture can break is checked on every page.
// - What only a template can break is checked on one page of each kind, which has the most on it; where the amount of text
//   matters, too, also on the longest and the shortest page of a folder. Only on those of each kind the heading font comes
//   late, which takes twice as long as to open a page.
// - axe runs once for each kind on a phone, then on a desktop for contrast alone, and in e2e/accessible-states.spec.ts for each state.

/** A page is opened on a phone and resized: no rule looks at what styles do only for a pointer. */
const screens = {
  phone: { width: 390, height: 844 },
  'narrow phone': { width: 320, height: 640 },
  'small phone': { width: 360, height: 740 },
  'very small phone': { width: 360, height: 640 },
  'small tablet': { width: 700, height: 1000 },
  /** The narrowest screen with the columns of a wide one. */
  tablet: { width: 832, height: 1112 },
  /** The narrowest screen that shows the header in one line. */
  laptop: { width: 1152, height: 800 },
  desktop: { width: 1280, height: 800 },
  /** Header and call bar scroll away there. */
  'laptop at 400 %': { width: 320, height: 256 },
}

const everyPage = everyPath()
const kinds = everyPage.filter((path) => [...kindsOfPages, missingPage].includes(path))
const otherPages = everyPage.filter((path) => !kinds.includes(path))
const fullLongAndShort = fullLongAndShortPages()
const servicePaths = services.map(({ slug }) => `/${slug}`)
const fullLongAndShortCities = fullLongAndShort.filter((path) => path.startsWith('/locations/'))

/** The screen and the pages that a rule applies to. */
type Scope = { on: keyof typeof screens; of: readonly string[] }

/**
 * Rules about loaded files and layout shifts come first, because later rules change both, and those about the focus last,
 * because it scrolls. Each change of the screen lays the page out anew.
 */
const rules: [Scope, Rule[]][] = [
  [{ on: 'phone', of: kinds }, [layout.swapsInTheHeadingFont]],
  [{ on: 'phone', of: fullLongAndShort }, [weight.keepsItsBudget]],
  [
    { on: 'phone', of: everyPage },
    [
      layout.keepsItsLayout,
      firstScreen.showsFirstWhatVisitorsCameFor,
      firstScreen.staysShort,
      layout.fitsANarrowColumn,
      layout.hasNoEmptyBlocks,
      texts.separatesTexts,
      texts.linksOneNameToOnePlace,
    ],
  ],
  [{ on: 'phone', of: longestGuidePages() }, [layout.printsOnFewSheets]],
  [
    { on: 'phone', of: fullLongAndShort },
    [
      layout.fitsTheScreen,
      layout.hasLargeTargets,
      structure.loadsItsPictures,
      structure.showsSignsOfFolds,
      structure.hidesMarkersOfBrowsers,
      texts.findsWhatIsFolded,
      texts.namesPicturesOnce,
    ],
  ],
  [
    { on: 'phone', of: kinds },
    [
      weight.loadsCalendarLate,
      texts.callsNoFieldInvalidYet,
      layout.fitsTheScreenWithLargerText,
      structure.isAccessible,
      layout.hasOneFilledCallButtonOnEachScreen,
      layout.allowsTextSpacing,
    ],
  ],
  [{ on: 'narrow phone', of: fullLongAndShort }, [layout.fitsTheScreen]],
  [{ on: 'small phone', of: kinds }, [layout.fitsTheScreenWithDoubledText]],
  [
    { on: 'very small phone', of: Object.keys(firstScreen.placesByPath) },
    [firstScreen.namesItsPlaceAtOnce],
  ],
  [{ on: 'small tablet', of: kinds }, [layout.fitsTheScreen, layout.keepsTextsApart]],
  [{ on: 'tablet', of: kinds }, [layout.fitsTheScreen, layout.keepsTextsApart]],
  [{ on: 'laptop', of: kinds }, [layout.allowsTextSpacing]],
  [
    { on: 'desktop', of: kinds },
    [
      layout.fitsTheScreen,
      layout.hasNoEmptyBlocks,
      layout.respectsReducedMotion,
      structure.hasContrast,
      layout.fitsTheScreenTurnedAround,
      layout.showsControlsAndPicturesInForcedColors,
      structure.readsInOrderWithoutStyle,
      texts.linksOneNameToOnePlace,
      focus.showsFocusBack,
    ],
  ],
  [{ on: 'desktop', of: fullLongAndShortCities }, [firstScreen.fillsTheColumnsOfACity]],
  [{ on: 'desktop', of: servicePaths }, [firstScreen.showsButtonsOnADesktop]],
  [{ on: 'laptop at 400 %', of: kinds }, [focus.showsFocusBack]],
  [{ on: 'phone', of: kinds }, [focus.showsFocusForward]],
]

const pageMilliseconds = 30_000

/** Several pages in one tab take half the time, and all in one would keep a worker for minutes. */
const tabs = [...inGroups(kinds, 6), ...inGroups(otherPages, 20)]

test.use({
  // Rules would otherwise measure colors and scroll positions in the middle of a transition.
  contextOptions: { reducedMotion: 'reduce' },
  expectedConsole: /status of 404 .*\/no-such-page/,
})

for (const pages of tabs) {
  test(
    `the pages from ${pages[0]} to ${pages.at(-1)} keep every rule for pages [spec: Route table; Location pages]`,
    { tag: '@phone' },
    async ({ page }) => {
      test.setTimeout(pages.length * pageMilliseconds)
      await page.addInitScript(pauseThankYouRedirect)
      if (kinds.includes(String(pages[0]))) await loadAxeWithPages(page)
      const problems: string[] = []
      for (const path of pages) {
        const visit = await test.step(path, () => open(page, path))
        for (const { on, rule } of rulesFor(path)) {
          await showOn(page, on)
          const found = await confirmedProblems(rule, visit)
          problems.push(...found.map((problem) => `${path} on a ${on} ${rule.name}: ${problem}`))
        }
      }
      expect(problems).toEqual([])
    },
  )
}

function inGroups(paths: readonly string[], size: number): string[][] {
  return paths.length > 0 ? [paths.slice(0, size), ...inGroups(paths.slice(size), size)] : []
}

async function showOn(page: Page, screen: Scope['on']) {
  if (isDeepStrictEqual(page.viewportSize(), screens[screen])) return
  await page.setViewportSize(screens[screen])
  // The site's script looks at the new size.
  await nextFrame(page)
}

/** Checks twice, because a layout may take a frame to settle after a rule has resized the page. */
async function confirmedProblems(rule: Rule, visit: Visit) {
  const found = await rule(visit)
  if (found.length === 0) return found
  await nextFrame(visit.page)
  return rule(visit)
}

async function open(page: Page, path: string): Promise<Visit> {
  await page.setViewportSize(screens.phone)
  const files = fullLongAndShort.includes(path) ? collectFiles(page) : () => []
  const headingsBeforeFont = kinds.includes(path) ? await openWithLateFont(page, path) : ''
  if (!kinds.includes(path)) await page.goto(path)
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

function rulesFor(path: string) {
  return rules.flatMap(([{ on, of }, some]) =>
    of.includes(path) ? some.map((rule) => ({ on, rule })) : [],
  )
}

/** The thank-you page redirects after five visible seconds, and the rules may take longer. */
function pauseThankYouRedirect() {
  if (location.pathname === '/thank-you') Object.defineProperty(document, 'hidden', { value: true })
}

/** The browser requests icons for its tab, at any time. */
const tabIcon = /\/(icon\.svg|favicon\.ico)/

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
  return response ? [{ type: request.resourceType(), url: request.url() }] : []
}
