import type { Page } from '@playwright/test'

/** The scripts of React and of the islands. */
export const islandScripts = /\/_next\/static\/islands\/.*\.js/

/** Opens a page, touches its first island, which moves no focus, and waits until React has hydrated it. */
export async function openHydrated(page: Page, path: string) {
  await page.goto(path)
  const island = page.locator('[data-island]').first()
  await island.locator('select').first().dispatchEvent('pointerdown')
  await page.locator('[data-island][data-state=hydrated]').first().waitFor()
}
