import { chromium, expect, test } from '@playwright/test'
import { openHydrated } from './support/islands'
import { islandPages } from './support/site'
import { findFullBrowser } from '@/scripts/browser'

/** The headless shell, which runs all other tests, has no such cache. */
const fullBrowser = findFullBrowser()

test('pages are restored from the back/forward cache, with their menus closed', async ({
  baseURL,
  launchOptions,
}) => {
  test.skip(!fullBrowser, 'No Chromium or Chrome with a back/forward cache is installed.')
  const browser = await chromium.launch({
    ...launchOptions,
    executablePath: fullBrowser,
    // Playwright turns off the back/forward cache, which visitors' browsers have.
    ignoreDefaultArgs: ['--disable-back-forward-cache'],
  })
  const page = await browser.newPage({ baseURL })
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
  }
  await page.goto('/privacy-policy')
  for (const path of islandPages.toReversed()) {
    await page.goBack({ waitUntil: 'commit' })
    await expect(page).toHaveURL(path)
    await expect(page.locator('html'), path).toHaveAttribute('data-persisted', 'true')
    await expect(menu).not.toHaveAttribute('open')
  }
  await browser.close()
})
