import { openHydrated } from './support/islands'
import { islandPages } from './support/site'
import { expect, test } from './support/test'

test(
  'pages are restored from the back/forward cache, with their menus closed',
  { tag: '@full-browser' },
  async ({ page }) => {
    const menu = page.locator('[data-menu=services]')
    for (const path of islandPages) {
      await openHydrated(page, path)
      // By keyboard, because a pointer that leaves the menu closes it.
      await menu.locator('summary').press('Enter')
      await expect(menu).toHaveAttribute('open')
      await page.evaluate(() => {
        window.addEventListener('pageshow', ({ persisted }) => {
          document.documentElement.dataset.persisted = String(persisted)
        })
      })
      await page.goto('/privacy-policy')
      await page.goBack({ waitUntil: 'commit' })
      await expect(page.locator('html')).toHaveAttribute('data-persisted', 'true')
      await expect(menu).not.toHaveAttribute('open')
    }
  },
)
