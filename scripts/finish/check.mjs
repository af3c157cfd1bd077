import { attribute, elementsOf } from './tree.mjs'

/**
 * The scripts of a finished page are the ones that were decided on, and no other.
 *
 * @param {import('./page.mjs').Page} page
 * @param {Pick<import('./finish-page.mjs').Site, 'siteScript' | 'loader'>} site
 * @throws Naming the file.
 */
export function checkPage({ file, document, islands, scripts }, { siteScript, loader }) {
  const isIslandPage = islands.length > 0
  const elements = elementsOf(document)
  const running = elements.filter(
    (element) => element.tagName === 'script' && !scripts.data.includes(element),
  )
  const rules = running.filter((script) => attribute(script, 'type') === 'speculationrules')
  const sources = running
    .filter((script) => !rules.includes(script) && !scripts.beforePaint.includes(script))
    .map(
      (script) => attribute(script, 'src') ?? attribute(script, 'data-src') ?? 'an inline script',
    )

  const expected = isIslandPage ? [siteScript.src, loader.src] : [siteScript.src]
  for (const src of expected) {
    if (!sources.includes(src)) throw new Error(`${file}: has lost ${src}`)
  }
  const unexpected = sources.find((src) => !expected.includes(src))
  if (unexpected) throw new Error(`${file}: has kept ${unexpected}`)
  if (sources.length > expected.length) throw new Error(`${file}: loads a script twice`)
  if (!isIslandPage && scripts.beforePaint.length > 0) {
    throw new Error(`${file}: has an inline script but no island that needs it`)
  }
  const unsafe = running.find(
    (script) => attribute(script, 'src') && !attribute(script, 'integrity'),
  )
  if (unsafe) throw new Error(`${file}: ${attribute(unsafe, 'src')} is loaded without integrity`)
  if (elements.some((element) => attribute(element, 'style') !== undefined)) {
    throw new Error(`${file}: has a style attribute, which the Content-Security-Policy refuses`)
  }
}

/**
 * What only the pages together can tell.
 *
 * @param {readonly Pick<import('./finish-page.mjs').FinishedPage, 'file' | 'islands' | 'styleSheet' | 'runtime'>[]} pages
 * @throws Naming the file.
 */
export function checkPagesTogether(pages) {
  checkStyle(pages)
  checkUnmarkedIslands(pages.filter(({ islands }) => islands.length === 0))
}

/** One policy goes with all pages, and allows one style. @param {readonly { file: string, styleSheet: string }[]} pages */
function checkStyle(pages) {
  const other = pages.find(({ styleSheet }) => styleSheet !== pages[0]?.styleSheet)
  if (other) {
    throw new Error(`${other.file}: has ${other.styleSheet}, others have ${pages[0]?.styleSheet}`)
  }
}

/**
 * Next loads a file of its own for each island. Finished without its mark, the island would be dead.
 *
 * @param {readonly { file: string, runtime: readonly string[] }[]} staticPages
 */
function checkUnmarkedIslands(staticPages) {
  const shared = staticPages
    .map(({ runtime }) => runtime)
    .reduce(
      (common, runtime) => common.filter((src) => runtime.includes(src)),
      staticPages[0]?.runtime ?? [],
    )
  for (const { file, runtime } of staticPages) {
    const own = runtime.find((src) => !shared.includes(src))
    if (own) {
      throw new Error(
        `${file}: loads ${own}, which other pages do not. Does it hold an island without data-island?`,
      )
    }
  }
}
