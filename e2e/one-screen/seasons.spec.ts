import { expect, test, type Page } from '../support/test'
import { seasons } from '@/lib/content/texts'

test('the season of the visitor’s day is marked as now, and no other', async ({ page }) => {
  await page.clock.setFixedTime('2031-02-28T12:00:00-05:00')
  await page.goto('/')
  await expect(markedSeasons(page)).toHaveCount(1)
  await expect(markedSeasons(page).getByRole('heading')).toContainText(
    seasons.find(({ months }) => months.some((month) => month === 2))?.name ?? '',
  )
})

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
