import { untilHydrated } from './support/islands'
import { fullestArticle } from './support/site'
import { expect, test } from './support/test'
import { dayOf, longDate } from '@/lib/dates'

/** One moment, on two sides of the date line and of a new year, long after the build. */
const moment = '2031-01-01T05:00:00Z'

const places = [
  { timezoneId: 'Pacific/Kiritimati', year: '2031', date: 'January 1, 2031' },
  { timezoneId: 'Pacific/Honolulu', year: '2030', date: 'December 31, 2030' },
]

for (const { timezoneId, year, date } of places) {
  const [month = ''] = date.split(' ')

  test.describe(`in ${timezoneId}`, () => {
    test.use({ timezoneId })
    test.beforeEach(({ page }) => page.clock.setFixedTime(moment))

    test(`the year is ${year}, with React in the page and without [spec: Shared footer]`, async ({
      page,
    }) => {
      for (const path of ['/', '/estimate']) {
        await page.goto(path)
        if (path === '/estimate') await untilHydrated(page)
        await expect(page.getByRole('contentinfo')).toContainText(`© ${year}`)
      }
    })

    test(`the legal pages are of ${date} [spec: Legal pages]`, async ({ page }) => {
      for (const path of ['/privacy-policy', '/terms-of-service']) {
        await page.goto(path)
        const time = page.getByRole('main').getByRole('time')
        await expect(time).toHaveText(date)
        await expect(time).toHaveAttribute('datetime', /^\d{4}-\d\d-\d\d$/)
      }
    })

    test(`the calendar opens on ${date}`, async ({ page }) => {
      const main = page.getByRole('main')
      await page.goto('/estimate')
      await untilHydrated(page)
      await main.getByLabel('Pest type').selectOption('Bed Bugs')
      await main.getByRole('button', { name: /^Preferred treatment date/ }).click()
      await expect(main.getByRole('grid')).toHaveAccessibleName(`${month} ${year}`)
      await expect(main.getByRole('button', { name: date })).toBeFocused()
    })

    test('an article keeps its day', async ({ page }) => {
      await page.goto('/articles')
      await untilHydrated(page)
      const article = page.getByRole('article').filter({ hasText: fullestArticle.title })
      await expect(article.getByRole('time').first()).toHaveText(
        longDate(dayOf(fullestArticle.date)),
      )
    })
  })
}
