import { openHydrated } from './support/islands'
import { islandPages } from './support/site'
import { expect, test } from './support/test'

for (const path of islandPages) {
  test(
    `${path} is restored from the back/forward cache`,
    { tag: '@full-browser' },
    async ({ page }) => {
      await openHydrated(page, path)
      await page.evaluate(() => {
        window.addEventListener('pageshow', ({ persisted }) => {
          document.documentElement.dataset.persisted = String(persisted)
        })
      })
      await page.goto('/privacy-policy')
      await page.goBack({ waitUntil: 'commit' })
      await expect(page.locator('html')).toHaveAttribute('data-persisted', 'true')
    },
  )
}
