import { layoutShift } from './support/layout-shift'
import { kindsOfPages } from './support/site'
import { expect, holdBack, test } from './support/test'

/** No heading of the first screen gets another number of lines, which would move what follows by 0.03. */
const mostShift = 0.01

for (const path of kindsOfPages) {
  test(
    `${path} shows the headings’ font also when it comes after the first paint, and stays where it is`,
    { tag: '@every-screen' },
    async ({ page }) => {
      const letCome = await holdBack(page, '**/*.woff2')
      await page.goto(path, { waitUntil: 'commit' })
      await page.waitForFunction(
        () => performance.getEntriesByName('first-contentful-paint').length > 0,
      )
      const headings = page.getByRole('heading')
      const before = await headings.evaluateAll(widths)
      letCome()
      // `document.fonts.ready` may be of the time before the font was asked for.
      await expect.poll(() => headings.evaluateAll(widths)).not.toEqual(before)
      expect(await layoutShift(page)).toBeLessThanOrEqual(mostShift)
    },
  )
}

/** Of the lines of each: all of them together may happen to be as wide in both fonts. */
function widths(elements: Element[]) {
  return elements.map((element) => {
    const range = document.createRange()
    range.selectNodeContents(element)
    return [...range.getClientRects()].map(({ width }) => width)
  })
}
