import { untilHydrated } from './support/islands'
import { fullestPest } from './support/site'
import { expect, test } from './support/test'

test.use({ contextOptions: { forcedColors: 'active' } })

// Where no pest asks for a day there is no calendar.
if (fullestPest.asksForRooms) {
  test('with the colors of the visitor’s own system the focus and the chosen day of the calendar can be seen', async ({
    page,
  }) => {
    await page.goto('/estimate')
    await untilHydrated(page)
    const main = page.getByRole('main')
    const dateButton = main.getByRole('button', { name: /^Preferred treatment date/ })
    await main.getByLabel('Pest type').selectOption(fullestPest.value)
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
}
