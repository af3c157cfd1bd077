import type { Page } from '@playwright/test'

/** The files in which React and the islands come, of the finished site and of the plain export. */
export const islandScripts = /\/_next\/static\/(islands|chunks)\/.*\.js/

/** Waits until React has taken over the page's island. */
export async function untilAwake(page: Page) {
  await page.waitForFunction(() => {
    const controls = document.querySelectorAll('[data-island] button, [data-island] select')
    return [...controls].some((control) =>
      Object.keys(control).some((key) => key.startsWith('__reactProps$')),
    )
  })
}
