import type { Page } from '@playwright/test'

/** The scripts of React and of the islands. */
export const islandScripts = /\/_next\/static\/islands\/.*\.js/

/** Opens a page whose islands React has hydrated. */
export async function openHydrated(page: Page, path: string) {
  await page.goto(path)
  await untilHydrated(page)
}

/** Waits until React has hydrated the page's islands. */
export async function untilHydrated(page: Page) {
  await page.locator('[data-island][data-state=hydrated]').first().waitFor()
}
