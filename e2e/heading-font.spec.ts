import { mostShift } from './rules/layout'
import { layoutShift, watchLayoutShift } from './support/layout-shift'
import { articlePath, locationPath } from './support/site'
import { expect, test } from './support/test'

/** Where a first visit begins. */
const landingPages = ['/', '/services', articlePath, locationPath, '/field-guide']

for (const path of landingPages) {
  test(
    `${path} shows the headings’ font also when it comes after the first paint, and stays where it is`,
    { tag: '@every-screen' },
    async ({ page }) => {
      await watchLayoutShift(page)
      let letCome = () => {}
      const isPainted = new Promise<void>((resolve) => {
        letCome = resolve
      })
      await page.route('**/*.woff2', async (route) => {
        await isPainted
        await route.continue()
      })
      await page.goto(path, { waitUntil: 'commit' })
      await page.waitForFunction(
        () => performance.getEntriesByName('first-contentful-paint').length > 0,
      )
      const before = await page.getByRole('heading', { level: 1 }).first().evaluate(widthOfText)
      letCome()
      await page.evaluate(() => document.fonts.ready)
      const after = await page.getByRole('heading', { level: 1 }).first().evaluate(widthOfText)
      expect(after).not.toBe(before)
      expect(await layoutShift(page)).toBeLessThanOrEqual(mostShift)
    },
  )
}

function widthOfText(element: Element) {
  const range = document.createRange()
  range.selectNodeContents(element)
  return [...range.getClientRects()].reduce((sum, { width }) => sum + width, 0)
}
