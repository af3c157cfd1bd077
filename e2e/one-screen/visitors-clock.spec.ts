import { untilHydrated } from '../support/islands'
import { fullestArticle } from '../support/site'
import { expect, test } from '../support/test'
import { dayOf, longDate } from '@/lib/dates'

/** One moment, on two sides of the date line and of a new year. */
const moment = '2031-01-01T05:00:00Z'

const places = [
  {
    timezoneId: 'Pacific/Kiritimati',
    year: '2031',
    date: 'January 1, 2031',
    month: 'January 2031',
  },
  {
    timezoneId: 'Pacific/Honolulu',
    year: '2030',
    date: 'December 31, 2030',
    month: 'December 2030',
  },
]

for (const { timezoneId, year, date, month } of places) {
  test.describe(`in ${timezoneId}`, () => {
    test.use({ timezoneId })
    test.beforeEach(({ page }) => page.clock.setFixedTime(moment))

    test(`the year is ${year} and the terms are of ${date}`, async ({ page }) => {
      await page.goto('/terms-of-service')
      await expect(page.getByRole('contentinfo')).toContainText(`© ${year}`)
      await expect(page.getByRole('main').getByRole('time')).toHaveText(date)
    })

    test(`the calendar opens on ${date}`, async ({ page }) => {
      const main = page.getByRole('main')
      await page.goto('/estimate')
      await untilHydrated(page)
      await main.getByLabel('Pest type').selectOption('Bed Bugs')
      await main.getByRole('button', { name: /^Preferred treatment date/ }).click()
      await expect(main.getByRole('grid')).toHaveAccessibleName(month)
      await expect(main.getByRole('button', { name: `${date}` })).toBeFocused()
    })

    test('an article keeps its day', async ({ page }) => {
      await page.goto('/articles')
      await untilHydrated(page)
      const article = page.getByRole('article').filter({ hasText: fullestArticle.title })
      await expect(article.getByRole('time')).toHaveText(longDate(dayOf(fullestArticle.date)))
    })
  })
}
