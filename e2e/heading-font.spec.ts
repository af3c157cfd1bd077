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
      const before = await headings.evaluateAll(widthOfTexts)
      letCome()
      await page.evaluate(() => document.fonts.ready)
      expect(await headings.evaluateAll(widthOfTexts)).not.toBe(before)
      expect(await layoutShift(page)).toBeLessThanOrEqual(mostShift)
    },
  )
}

function widthOfTexts(elements: Element[]) {
  return elements.reduce((sum, element) => {
    const range = document.createRange()
    range.selectNodeContents(element)
    return [...range.getClientRects()].reduce((all, { width }) => all + width, sum)
  }, 0)
}
