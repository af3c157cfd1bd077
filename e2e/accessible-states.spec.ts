import { hiddenStops } from './rules/focus'
import { smallTargets } from './rules/layout'
import { findViolations } from './support/accessibility'
import { fillInquiry } from './support/inquiry'
import { untilHydrated } from './support/islands'
import { categoryQuery, fullestPest, headerWords, lastService, locationPath } from './support/site'
import { expect, test, type Page } from './support/test'
import { formService } from '@/lib/forms/current-service'
import { articlesPage, contact, estimate, everyPage, forms } from '@/lib/pages/page-copy'

// Colors on their way to others would be measured in between.
test.use({ contextOptions: { reducedMotion: 'reduce' } })

const main = (page: Page) => page.getByRole('main')

type State = { name: string; path: string; reach: (page: Page) => Promise<void> }

const unsentForms: State[] = [
  {
    name: 'the thanks of the contact form',
    path: '/contact',
    reach: async (page) => {
      await fillInquiry(main(page))
      await main(page).getByRole('button', { name: contact.form.button }).click()
      await expect(main(page).getByText(contact.form.success)).toBeVisible()
    },
  },
]

/** What a page comes to by what the visitor does. Other states are looked at where their task is tested. */
const states: State[] = [
  {
    name: 'a scrolled page with its menus open',
    path: locationPath,
    reach: async (page) => {
      await page.evaluate(() => window.scrollTo(0, 600))
      const header = page.getByRole('banner')
      const menu = header.locator('summary', { hasText: everyPage.header.menu })
      if (await menu.isVisible()) await menu.click()
      await header.locator('summary', { hasText: headerWords.services }).click()
      await expect(header.getByRole('link', { name: lastService.name })).toBeVisible()
    },
  },
  {
    name: 'a filtered list',
    path: `/articles${categoryQuery}`,
    reach: async (page) => {
      await expect(main(page).getByRole('button', { name: articlesPage.list.clear })).toBeVisible()
    },
  },
  {
    name: 'an estimate with errors, and with a chosen day and the calendar where it asks for one',
    path: '/estimate',
    reach: async (page) => {
      const { pestType, squareFootage, treatmentDate } = estimate.fields
      const dateButton = main(page).getByRole('button', { name: treatmentDate.label })
      await main(page).getByLabel(pestType.label).selectOption(fullestPest.value)
      if (fullestPest.asksForRooms) await main(page).getByLabel(squareFootage.label).fill('many')
      await main(page).getByRole('button', { name: estimate.button }).click()
      await expect(main(page).getByRole('heading', { name: forms.problems })).toBeVisible()
      if (!fullestPest.asksForRooms) return
      await dateButton.click()
      await main(page).getByRole('button', { name: forms.calendar.today }).click()
      await dateButton.click()
      await expect(main(page).getByRole('grid')).toBeVisible()
    },
  },
  ...(formService ? [] : unsentForms),
]

for (const { name, path, reach } of states) {
  test(
    `${name} is accessible, can be pressed, and shows what has the focus`,
    { tag: '@every-screen' },
    async ({ page, isMobile }) => {
      await page.goto(path)
      if (/^\/(contact|estimate|articles)/.test(path)) await untilHydrated(page)
      await reach(page)
      expect.soft(await findViolations(page)).toEqual([])
      if (isMobile) expect.soft(await smallTargets(page)).toEqual([])
      // The rest of the page is walked through without its states; menus close when the focus leaves them.
      if (path === '/estimate') {
        expect.soft(await hiddenStops(page, 'forward')).toEqual([])
        expect.soft(await hiddenStops(page, 'back')).toEqual([])
      }
    },
  )
}
