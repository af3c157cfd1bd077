import * as focus from './rules/focus'
import * as layout from './rules/layout'
import type { LoadedFile, Rule, Visit } from './rules/rule'
import * as structure from './rules/structure'
import * as weight from './rules/weight'
import { untilHydrated } from './support/islands'
import { aliases, islandPages, kindsOfPages, readSitemap, unlistedPages } from './support/site'
import { expect, test, type Page, type Request } from './support/test'

/** Whom a rule holds for, on which screen. */
type Scope = {
  on: 'phone' | 'desktop'
  of: 'every page' | 'one page of each kind' | 'the guide'
}

/** Every rule for pages. What counts loaded files or shifts comes first. */
const rules: [Scope, Rule[]][] = [
  [
    { on: 'phone', of: 'every page' },
    [
      weight.staysWithinItsBudget,
      weight.leavesLaterScriptsForLater,
      layout.keepsItsLayout,
      layout.fitsTheScreen,
      layout.fitsTheNarrowestScreen,
      layout.hasTargetsForAThumb,
    ],
  ],
  [
    { on: 'desktop', of: 'every page' },
    [
      structure.isValidHtml,
      structure.leavesNoPlaceholder,
      structure.namesPricesOnlyWithFigures,
      layout.fitsTheScreen,
      structure.hasItsPictures,
    ],
  ],
  // How a kind of page is made decides these, so one page of each will do.
  [
    { on: 'phone', of: 'one page of each kind' },
    [
      structure.isAccessible,
      layout.hasOneFilledCallButtonOnEachScreen,
      layout.keepsSpacedTextApart,
      focus.showsFocusForward,
    ],
  ],
  [
    { on: 'desktop', of: 'one page of each kind' },
    [
      structure.isAccessible,
      layout.standsStillWhereAsked,
      layout.hasFramesOnCardsInForcedColors,
      layout.showsControlsByBordersInForcedColors,
      layout.keepsSpacedTextApartOnALaptop,
      focus.showsFocusBack,
      focus.showsFocusAtFourfoldZoom,
      structure.readsInOrderWithoutStyle,
    ],
  ],
  [{ on: 'desktop', of: 'the guide' }, [layout.printsOnFewSheets]],
]

const missingPage = '/no-such-page'
const kinds = [...kindsOfPages, missingPage]
const paths = new Set([...readSitemap(), ...Object.keys(aliases), ...unlistedPages, missingPage])

/** By folder, since opening one page after the other in one tab takes half the time. */
const folders = new Map<string, string[]>()
for (const path of paths) {
  const folder = path.replace(/[^/]+$/, '')
  folders.set(folder, [...(folders.get(folder) ?? []), path])
}

const pageMilliseconds = 30_000

test.use({
  // Colors on their way to others would be measured in between, and a scrolling page is not yet where the focus is.
  contextOptions: { reducedMotion: 'reduce' },
  expectedConsole: /status of 404 .*\/no-such-page/,
})

for (const [folder, pages] of folders) {
  test(
    `every page in ${folder} keeps every rule for pages [spec: Route table]`,
    { tag: '@every-screen' },
    async ({ page, isMobile }) => {
      test.setTimeout(pages.length * pageMilliseconds)
      await page.addInitScript(keepTheConfirmationInTheBackground)
      const faults: string[] = []
      for (const path of pages) {
        const visit = await test.step(path, () => open(page, path))
        for (const rule of rulesFor(path, isMobile ? 'phone' : 'desktop')) {
          const found = await test.step(`${path} ${rule.name}`, () => rule(visit))
          faults.push(...found.map((fault) => `${path} ${rule.name}: ${fault}`))
        }
      }
      expect(faults).toEqual([])
    },
  )
}

async function open(page: Page, path: string): Promise<Visit> {
  // What the page before still asks for goes with it, and is not counted here. A blank page would take a second: for
  // another origin the browser starts a process.
  await page.goto('/robots.txt')
  const files = collectFiles(page)
  const response = await page.goto(path)
  expect(response?.status(), path).toBe(path === missingPage ? 404 : 200)
  if (islandPages.includes(path)) await untilHydrated(page)
  return { page, path, html: (await response?.text()) ?? '', files: await files() }
}

function rulesFor(path: string, screen: Scope['on']) {
  const isIn = {
    'every page': true,
    'one page of each kind': kinds.includes(path),
    'the guide': path.startsWith('/field-guide/'),
  }
  return rules.flatMap(([{ on, of }, names]) => (on === screen && isIn[of] ? names : []))
}

/** The confirmation goes home after five seconds in front, which a busy machine takes to look at it. */
function keepTheConfirmationInTheBackground() {
  if (location.pathname === '/thank-you') Object.defineProperty(document, 'hidden', { value: true })
}

/** The browser asks for an icon when it likes, for its tab and not for the page. */
const later = /\/(icons\/|favicon\.ico)/

/** @returns What gives all files that the page has loaded by itself, once it asks for no more. */
function collectFiles(page: Page) {
  const files: Promise<LoadedFile[]>[] = []
  const collect = (request: Request) => {
    if (!later.test(request.url())) files.push(loadedFile(request))
  }
  page.on('request', collect)
  return async () => {
    let asked: number
    do {
      asked = files.length
      await Promise.all(files)
      await page.evaluate(
        () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))),
      )
    } while (files.length > asked)
    page.off('request', collect)
    return (await Promise.all(files)).flat()
  }
}

async function loadedFile(request: Request): Promise<LoadedFile[]> {
  const response = await request.response()
  const described = { type: request.resourceType(), url: request.url() }
  return response ? [{ ...described, body: await response.body() }] : []
}
