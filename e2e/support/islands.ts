import type { Page } from '@playwright/test'

/** The scripts of React and of the islands. */
export const islandScripts = /\/_next\/static\/islands\/.*\.js/

/** Opens a page whose islands React has hydrated. */
export async function openHydrated(page: Page, path: string) {
  await page.goto(path)
  await hydrate(page)
}

/** Touches an island, which moves no focus, and waits until React has hydrated it. */
export async function hydrate(page: Page) {
  const island = page.locator('[data-island]').first()
  await island.locator('select').first().dispatchEvent('pointerdown')
  await page.locator('[data-island][data-state=hydrated]').first().waitFor()
}
