import { openHydrated } from './support/islands'
import { fullestArticle, fullestPest } from './support/site'
import { expect, main, test } from './support/test'
import { dayOf, isWithin, longDate } from '@/lib/dates'
import { getSeasons } from '@/lib/guide/seasons'
import { estimate, fieldGuide } from '@/lib/site/page-copy'

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
        await expect(main(page).getByRole('button', { name: date })).toBeFocused()
      }

      await openHydrated(page, '/articles')
      const article = page.getByRole('article').filter({ hasText: fullestArticle.title })
      await expect(article.getByRole('time').first()).toHaveText(
        longDate(dayOf(fullestArticle.date)),
      )
    })
  })
}

test('home and the guide show what animals do in the visitor’s week', async ({ page }) => {
  const seasons = getSeasons()
  test.skip(!fieldGuide().week || seasons.length === 0, 'No animal has a season.')
  for (const day of ['2031-01-15T12:00:00', '2031-06-15T12:00:00']) {
    await page.clock.setFixedTime(day)
    const now = seasons.filter(({ days }) => isWithin(days, day.slice(0, 10)))
    // Home shows only what asks for something.
    for (const [path, expected] of [
      ['/', now.filter(({ isAct }) => isAct)],
      ['/field-guide', now],
    ] as const) {
      await page.goto(path)
      const week = page.getByRole('region', { name: fieldGuide().week?.heading })
      await expect(week).toBeVisible({ visible: expected.length > 0 })
      await expect(week.getByRole('listitem')).toHaveText(expected.map(({ text }) => text))
    }
  }
})
