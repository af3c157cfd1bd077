import { untilHydrated } from './support/islands'
import { articlePath, categoryQuery } from './support/site'
import { expect, test } from './support/test'

test.describe('with the colors of the visitor’s own system', () => {
  test.use({ contextOptions: { forcedColors: 'active' } })

  for (const path of ['/', '/contact', `/articles${categoryQuery}`, articlePath]) {
    test(`${path} shows buttons and fields by their borders`, async ({ page }) => {
      await page.emulateMedia({ forcedColors: 'none' })
      await page.goto(path)
      const filled = await page.evaluateHandle(filledControls, controls)
      expect(await filled.evaluate(({ length }) => length)).toBeGreaterThan(0)
      await page.emulateMedia({ forcedColors: 'active' })
      expect(await filled.evaluate(withoutBorder)).toEqual([])
    })
  }

  test('the focus and the chosen day of the calendar can be seen', async ({ page }) => {
    await page.goto('/estimate')
    await untilHydrated(page)
    const main = page.getByRole('main')
    const dateButton = main.getByRole('button', { name: /^Preferred treatment date/ })
    await main.getByLabel('Pest type').selectOption('Bed Bugs')
    await dateButton.press('Enter')
    await page
      .getByRole('grid')
      .getByRole('button', { name: /^Today/ })
      .press('Enter')
    await expect(dateButton).toBeFocused()
    await expect(dateButton).toHaveCSS('outline-style', 'solid')
    await dateButton.press('Enter')
    await page.keyboard.press('ArrowRight')
    const chosen = page.getByRole('grid').getByRole('button', { name: /selected/ })
    await expect(chosen).not.toBeFocused()
    await expect(chosen).not.toHaveCSS('border-top-width', '0px')
  })
})

// The skip link shows with the ring of its focus.
const controls = 'a:not([href="#main"]), button, summary, input, select, textarea'

/** The controls that are told from the page by a background of their own. */
function filledControls(selector: string) {
  return [...document.querySelectorAll(selector)].filter(
    (control) =>
      control.checkVisibility() && getComputedStyle(control).backgroundColor !== 'rgba(0, 0, 0, 0)',
  )
}

function withoutBorder(filled: readonly Element[]) {
  return filled
    .filter((control) => control.isConnected)
    .filter((control) => parseFloat(getComputedStyle(control).borderTopWidth) === 0)
    .map(({ outerHTML }) => outerHTML.slice(0, 80))
}
