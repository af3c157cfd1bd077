import { expect, test, type Page } from '../support/test'

const seasons = [
  { name: 'Spring', firstDay: '2031-03-01', lastDay: '2031-05-31' },
  { name: 'Summer', firstDay: '2031-06-01', lastDay: '2031-08-31' },
  { name: 'Fall', firstDay: '2031-09-01', lastDay: '2031-11-30' },
  { name: 'Winter', firstDay: '2031-12-01', lastDay: '2032-02-29' },
]

for (const { name, firstDay, lastDay } of seasons) {
  for (const day of [firstDay, lastDay]) {
    test(`${name} is marked as now on ${day}`, async ({ page }) => {
      await page.clock.setFixedTime(`${day}T12:00:00-05:00`)
      await page.goto('/')
      await expect(markedSeasons(page)).toHaveCount(1)
      await expect(markedSeasons(page).getByRole('heading')).toContainText(name)
    })
  }
}

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false })

  test('the seasons are listed and none is marked as now', async ({ page }) => {
    await page.goto('/')
    for (const { name } of seasons) {
      await expect(page.getByRole('heading', { name, exact: true })).toBeVisible()
    }
    await expect(markedSeasons(page)).toHaveCount(0)
  })
})

function markedSeasons(page: Page) {
  return page
    .getByRole('main')
    .getByRole('listitem')
    .filter({ has: page.getByText('Now', { exact: true }).filter({ visible: true }) })
}
