import { showsFocusBack, showsFocusForward } from './rules/focus'
import { hasTargetsForAThumb } from './rules/layout'
import { findViolations } from './support/accessibility'
import { fillInquiry } from './support/inquiry'
import { untilHydrated } from './support/islands'
import {
  categoryQuery,
  fullestPest,
  headerWords,
  islandPages,
  lastService,
  locationPath,
} from './support/site'
import { expect, main, test, type Page } from './support/test'
import { formService } from '@/lib/forms/form-service'
import { articlesPage, contact, estimate, everyPage, forms } from '@/lib/pages/page-copy'

// Colors on their way to others would be measured in between.
test.use({ contextOptions: { reducedMotion: 'reduce' } })

/** What a page comes to by what the visitor does. Other states are looked at where their task is tested. */
const states: Record<string, [path: string, reach: (page: Page) => Promise<void>]> = {
  'a scrolled page with its menus open': [
    locationPath,
    async (page) => {
      await page.evaluate(() => window.scrollTo(0, 600))
      const header = page.getByRole('banner')
      const menu = header.locator('summary', { hasText: everyPage().header.menu })
      if (await menu.isVisible()) await menu.click()
      await header.locator('summary', { hasText: headerWords.services }).click()
      await expect(header.getByRole('link', { name: lastService.name })).toBeVisible()
    },
  ],
  'a filtered list': [
    `/articles${categoryQuery}`,
    async (page) => {
      await expect(
        main(page).getByRole('button', { name: articlesPage().list.clear }),
      ).toBeVisible()
    },
  ],
  'an estimate with errors, and with a chosen day and the calendar where it asks for one': [
    '/estimate',
    async (page) => {
      const { pestType, squareFootage, treatmentDate } = estimate().fields
      const dateButton = main(page).getByRole('button', { name: treatmentDate.label })
      await main(page).getByLabel(pestType.label).selectOption(fullestPest.value)
      if (fullestPest.asksForRooms) await main(page).getByLabel(squareFootage.label).fill('many')
      await main(page).getByRole('button', { name: estimate().button }).click()
      await expect(main(page).getByRole('heading', { name: forms().problems })).toBeVisible()
      if (!fullestPest.asksForRooms) return
      await dateButton.click()
      await main(page).getByRole('button', { name: forms().calendar.today }).click()
      await dateButton.click()
      await expect(main(page).getByRole('grid')).toBeVisible()
    },
  ],
  ...(!formService() && {
    'the thanks of the contact form': [
      '/contact',
      async (page) => {
        await fillInquiry(main(page))
        await main(page).getByRole('button', { name: contact().form.button }).click()
        await expect(main(page).getByText(contact().form.success)).toBeVisible()
      },
    ],
  }),
}

for (const [name, [path, reach]] of Object.entries(states)) {
  test(
    `${name} is accessible, can be pressed, and shows what has the focus`,
    { tag: '@every-screen' },
    async ({ page, isMobile }) => {
      await page.goto(path)
      if (islandPages.some((start) => path.startsWith(start))) await untilHydrated(page)
      await reach(page)
      expect.soft(await findViolations(page)).toEqual([])
      if (isMobile) expect.soft(await hasTargetsForAThumb({ page })).toEqual([])
      // The rest of the page is walked through without its states; menus close when the focus leaves them.
      if (path === '/estimate') {
        expect.soft(await showsFocusForward({ page })).toEqual([])
        expect.soft(await showsFocusBack({ page })).toEqual([])
      }
    },
  )
}
