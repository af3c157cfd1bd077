import { openHydrated } from './support/islands'
import { articlePath, fullestPest, locationPath } from './support/site'
import { expect, main, test } from './support/test'
import { estimate, forms } from '@/lib/content/pages'

test.use({ contextOptions: { forcedColors: 'active' } })

test('what a script of others hides is hidden', async ({ page }) => {
  for (const path of [locationPath, articlePath]) {
    await page.goto(path)
    const shown = await page.evaluate(() => {
      const all = [...document.body.querySelectorAll('*')]
      for (const element of all) element.setAttribute('hidden', '')
      return all
        .filter((element) => getComputedStyle(element).display !== 'none')
        .map(({ outerHTML }) => outerHTML.slice(0, 80))
    })
    expect(shown, path).toEqual([])
  }
})

// Where no pest asks for a day there is no calendar.
if (fullestPest.asksForRooms) {
  test('in forced colors the focus and the chosen day of the calendar are visible', async ({
    page,
  }) => {
    await openHydrated(page, '/estimate')
    const dateButton = main(page).getByRole('button', {
      name: estimate().fields.treatmentDate.label,
    })
    await main(page).getByLabel(estimate().fields.pestType.label).selectOption(fullestPest.value)
    await dateButton.press('Enter')
    await page
      .getByRole('grid')
      .getByRole('button', { name: forms().calendar.today })
      .press('Enter')
    await expect(dateButton).toBeFocused()
    await expect(dateButton).toHaveCSS('outline-style', 'solid')
    await dateButton.press('Enter')
    await page.keyboard.press('ArrowRight')
    const chosen = page.getByRole('grid').getByRole('button', { name: forms().calendar.chosen })
    await expect(chosen).not.toBeFocused()
    await expect(chosen).not.toHaveCSS('border-top-width', '0px')
  })
}
