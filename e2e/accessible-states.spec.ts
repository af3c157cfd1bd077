import { showsFocusBack, showsFocusForward } from './rules/focus'
import { hasLargeTargets } from './rules/layout'
import { findViolations } from './support/accessibility'
import { fillInquiry } from './support/inquiry'
import { hydrate } from './support/islands'
import {
  categoryQuery,
  fullestLocation,
  fullestPest,
  headerWords,
  islandPages,
  lastService,
  locationPath,
} from './support/site'
import { expect, main, screens, test, type Page } from './support/test'
import { formService } from '@/lib/forms/form-service'
import { findHouse } from '@/lib/guide/houses'
import { articlesPage, contact, estimate, everyPage, forms } from '@/lib/site/page-copy'

// Rules would otherwise measure colors in the middle of a transition.
test.use({ contextOptions: { reducedMotion: 'reduce' } })

type State = {
  path: string
  /** It looks different on a desktop. What looks the same is tested on a phone, which has less room for it. */
  differs?: boolean
  enter: (page: Page) => Promise<void>
}

/** States that a page reaches by interaction. The specs of single tasks check others. */
const states: Record<string, State> = {
  'a scrolled page with its menus open': {
    path: locationPath,
    differs: true,
    async enter(page) {
      await page.evaluate(() => window.scrollTo(0, 600))
      const header = page.getByRole('banner')
      const menu = header.locator('summary', { hasText: everyPage().header.menu })
      if (await menu.isVisible()) await menu.click()
      await header.locator('summary', { hasText: headerWords.services }).click()
      await expect(header.getByRole('link', { name: lastService.name })).toBeVisible()
    },
  },
  'a filtered list': {
    path: `/articles${categoryQuery}`,
    async enter(page) {
      await expect(
        main(page).getByRole('button', { name: articlesPage().list.clear }),
      ).toBeVisible()
    },
  },
  'an estimate form with errors and an open calendar': {
    path: '/estimate',
    async enter(page) {
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
      await main(page).getByRole('gridcell', { selected: true }).hover()
    },
  },
}

if (findHouse(fullestLocation.house)?.pressable.length) {
  states['a house with an open place'] = {
    path: locationPath,
    differs: true,
    async enter(page) {
      await page.locator('details[name=house] > summary').first().press('Enter')
      await expect(page.locator('details[name=house][open] li').first()).toBeVisible()
    },
  }
}

if (!formService()) {
  states['the contact form’s confirmation'] = {
    path: '/contact',
    async enter(page) {
      await fillInquiry(main(page))
      await main(page).getByRole('button', { name: contact().form.button }).click()
      await expect(main(page).getByText(contact().form.success)).toBeVisible()
    },
  }
}

for (const [name, { path, differs, enter }] of Object.entries(states)) {
  for (const screen of screens.filter((screen) => differs || screen === 'phone')) {
    test(
      `on a ${screen} ${name} is accessible, with large targets and visible focus`,
      { tag: `@${screen}` },
      async ({ page, isMobile }) => {
        await page.goto(path)
        if (islandPages.some((start) => path.startsWith(start))) await hydrate(page)
        await enter(page)
        expect.soft(await findViolations(page)).toEqual([])
        if (isMobile) expect.soft(await hasLargeTargets({ page })).toEqual([])
        // Menus close when the focus leaves them, so only the form is checked with its state.
        if (path === '/estimate') {
          expect.soft(await showsFocusForward({ page })).toEqual([])
          expect.soft(await showsFocusBack({ page })).toEqual([])
        }
      },
    )
  }
}
