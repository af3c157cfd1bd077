import type { Page } from '@playwright/test'

/** The scripts of React and of the islands. */
export const islandScripts = /\/_next\/static\/islands\/.*\.js/

/** Opens a page, and waits until React has hydrated its island: React marks each element that it takes over. */
export async function openHydrated(page: Page, path: string) {
  await page.goto(path)
  await page.waitForFunction(() => {
    const control = document.querySelector('[data-island] :is(input, select)')
    const isMarked = control && Object.keys(control).some((key) => key.startsWith('__reactProps'))
    return isMarked && !document.querySelector('[data-island] .shown-late')
  })
}
