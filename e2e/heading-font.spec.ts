import { layoutShift } from './support/layout-shift'
import { kindsOfPages } from './support/site'
import { expect, holdBack, test } from './support/test'

/** A heading that wraps differently would shift the page by 0.03; an early paint, before the last tile of a row, by 0.01. */
const maxLayoutShift = 0.02

for (const path of kindsOfPages) {
  test(
    `${path} swaps in the heading font after the first paint without a layout shift`,
    { tag: '@every-screen' },
    async ({ page }) => {
      const loadFont = await holdBack(page, '**/*.woff2')
      await page.goto(path, { waitUntil: 'commit' })
      await page.waitForFunction(
        () => performance.getEntriesByName('first-contentful-paint').length > 0,
      )
      const headings = page.getByRole('heading')
      const before = await headings.evaluateAll(lineWidths)
      loadFont()
      // `document.fonts.ready` may already be resolved before the font is requested.
      await expect.poll(() => headings.evaluateAll(lineWidths)).not.toEqual(before)
      expect(await layoutShift(page)).toBeLessThanOrEqual(maxLayoutShift)
    },
  )
}

/** The widths of single lines, since a whole heading may have the same width in both fonts. */
function lineWidths(elements: Element[]) {
  return elements.map((element) => {
    const range = document.createRange()
    range.selectNodeContents(element)
    return [...range.getClientRects()].map(({ width }) => width)
  })
}
