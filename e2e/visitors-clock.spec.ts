import { openHydrated } from './support/islands'
import { fullestArticle, fullestPest } from './support/site'
import { expect, main, test } from './support/test'
import { estimate } from '@/lib/content/pages'
import { dayOf, longDate } from '@/lib/dates'

/** One moment on two sides of the date line, in two years, long after the build. */
const moment = '2031-01-01T05:00:00Z'

for (const [timezoneId, date, datetime] of [
  ['Pacific/Kiritimati', 'January 1, 2031', '2031-01-01'],
  ['Pacific/Honolulu', 'December 31, 2030', '2030-12-31'],
] as const) {
  test.describe(`in ${timezoneId}`, () => {
    test.use({ timezoneId })

    test(`footer, legal pages and calendar show ${date}, and an article keeps its date [spec: Shared footer; Legal pages]`, async ({
      page,
    }) => {
      const expectYear = () =>
        expect(page.getByRole('contentinfo')).toContainText(`© ${datetime.slice(0, 4)} `)
      await page.clock.setFixedTime(moment)
      await page.goto('/privacy-policy')
      await expectYear()
      await expect(main(page).getByRole('time')).toHaveText(date)
      await expect(main(page).getByRole('time')).toHaveAttribute('datetime', datetime)

      await openHydrated(page, '/estimate')
      await expectYear()
      if (fullestPest.asksForRooms) {
        await main(page)
          .getByLabel(estimate().fields.pestType.label)
          .selectOption(fullestPest.value)
        await main(page)
          .getByRole('button', { name: estimate().fields.treatmentDate.label })
          .click()
        const month = date.replace(/ \d+,/, '')
        await expect(main(page).getByRole('grid')).toHaveAccessibleName(month)
        const today = main(page).getByRole('button', { name: date })
        await expect(today).toBeFocused()
        const weeks = main(page).getByRole('row')
        await expect(weeks.filter({ visible: true }).first()).toContainText(
          (await today.textContent()) ?? 'a number',
        )
      }

      await openHydrated(page, '/articles')
      const article = page.getByRole('article').filter({ hasText: fullestArticle.title })
      await expect(article.getByRole('time').first()).toHaveText(
        longDate(dayOf(fullestArticle.date)),
      )
    })
  })
}
