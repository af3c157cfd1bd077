import { readFileSync } from 'node:fs'
import { gzipSync } from 'node:zlib'
import { islandScripts } from '../support/islands'
import { htmlFileOf, islandPages } from '../support/site'
import type { LoadedFile, Rule, Visit } from './rule'

/** Those that no page can do without, and the drawing of its first screen. */
const requests = 4

/**
 * What a phone may load before any interaction: requests, and bytes after gzip -9, a little more than the largest page has. Ten
 * kB of a page are the style sheet of the site. The scripts of an island come after all this, and count apart (`fetched`).
 */
const budgets = {
  static: { html: 23_000, script: 1_800, all: 55_000, requests, blocking: 0, fetched: 0 },
  island: { html: 23_000, script: 1_800, all: 55_000, requests, blocking: 0, fetched: 98_000 },
}

/** What is a little above only prints a warning, so that no text is shortened for a few bytes. */
const tolerance = 1.05

/** The drawing of a house with its animals. */
const homePage = { all: 70_000 }

/** The list shows all animals. */
const fieldGuidePage = { html: 27_500, all: 121_000 }

/** All pictures of the list are within reach of its first screen. */
const articlesPage = { all: 64_000 }

/** The pictures of all services are within reach of its first screen. */
const servicesPage = { all: 65_000 }

/** For a page with a photo on its first screen. */
const staticWithPhoto = { all: 120_000 }

type Measure = keyof typeof budgets.static

export const keepsItsBudget: Rule = async (visit) => {
  const sizes = await sizesOf(visit)
  const budget = budgetOf(visit)
  const above = (Object.keys(sizes) as Measure[])
    .filter((measure) => sizes[measure] > budget[measure])
    .map((measure) => ({
      line: `${measure}: ${sizes[measure]}, not ${budget[measure]}`,
      isFarAbove: sizes[measure] > budget[measure] * tolerance,
    }))
  for (const { line } of above) console.warn(`${visit.path} ${line}`)
  return above.filter(({ isFarAbove }) => isFarAbove).map(({ line }) => line)
}

/** The calendar loads only when it is needed. */
export const loadsCalendarLate: Rule = (visit) => {
  const code = ownFilesOf(visit).map((file) => readFile(file, visit.path).toString())
  return ['month_caption'].filter((name) => code.join().includes(name))
}

export const htmlBudgetOf = (path: string) => budgetOf({ path, files: [] }).html

function budgetOf({ path, files }: Pick<Visit, 'path' | 'files'>) {
  if (islandPages.includes(path)) {
    return { ...budgets.island, ...(path === '/articles' && articlesPage) }
  }
  const hasPhoto = files.some(({ url }) => url.includes('/photos/'))
  return {
    ...budgets.static,
    ...(path === '/' && homePage),
    ...(path === '/services' && servicesPage),
    ...(path === '/field-guide' && fieldGuidePage),
    ...(hasPhoto && staticWithPhoto),
  }
}

/** From the built site, as the browser has no text of what it only fetches. */
const readFile = ({ type, url }: LoadedFile, path: string) =>
  readFileSync(type === 'document' ? htmlFileOf(path) : `out${new URL(url).pathname}`)

const ownFilesOf = ({ page, files }: Visit) =>
  files.filter(({ url }) => url.startsWith(new URL(page.url()).origin))

async function sizesOf(visit: Visit) {
  const { page, path, files } = visit
  const fetched = files.filter(({ url }) => islandScripts.test(url))
  const loaded = ownFilesOf(visit).filter((file) => !fetched.includes(file))
  const bytes = (some: readonly LoadedFile[]) =>
    some
      .map((file) => {
        const body = readFile(file, path)
        // Fonts are compressed already.
        return file.type === 'font' ? body.length : gzipSync(body, { level: 9 }).length
      })
      .reduce((sum, length) => sum + length, 0)
  const lazy = await page.evaluate(() =>
    [...document.querySelectorAll<HTMLImageElement>('img[loading="lazy"]')].map(
      ({ src, currentSrc }) => currentSrc || src,
    ),
  )
  return {
    html: bytes(loaded.filter(({ type }) => type === 'document')),
    script: bytes(loaded.filter(({ type }) => type === 'script')),
    all: bytes(loaded),
    fetched: bytes(fetched),
    // How far below the screen a lazy picture loads differs between browsers and connections.
    requests: files.filter((file) => !fetched.includes(file) && !lazy.includes(file.url)).length,
    // Files that block the first paint, other than the page itself.
    blocking: await page.evaluate(
      () =>
        performance
          .getEntriesByType('resource')
          .filter((entry) => 'renderBlockingStatus' in entry)
          .filter((entry) => entry.renderBlockingStatus === 'blocking').length,
    ),
  }
}
