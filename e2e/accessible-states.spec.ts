import { hasLargeTargets } from './rules/layout'
import { findViolations } from './support/accessibility'
import { fullestLocation, headerWords, lastService, locationPath } from './support/site'
import { expect, screens, test } from './support/test'
import { findHouse } from '@/lib/content/houses'
import { everyPage } from '@/lib/content/pages'

// Rules would otherwise measure colors in the middle of a transition.
test.use({ contextOptions: { reducedMotion: 'reduce' } })

for (const screen of screens) {
  test(
    `on a ${screen} open menus, and the open place of a house, are accessible, with large targets`,
    { tag: `@${screen}` },
    async ({ page, isMobile }) => {
      const expectAccessible = async () => {
        expect.soft(await findViolations(page)).toEqual([])
        if (isMobile) expect.soft(await hasLargeTargets({ page })).toEqual([])
      }
      await page.goto(locationPath)
      if (findHouse(fullestLocation.house)) {
        await page.locator('details[name=house] > summary').first().press('Enter')
        await expect(page.locator('details[name=house][open] li').first()).toBeVisible()
        await expectAccessible()
      }
      await page.evaluate(() => window.scrollTo(0, 600))
      const header = page.getByRole('banner')
      if (isMobile) await header.locator('summary', { hasText: everyPage().header.menu }).click()
      await header.locator('summary', { hasText: headerWords.services }).click()
      await expect(header.getByRole('link', { name: lastService.name })).toBeVisible()
      await expectAccessible()
    },
  )
}
