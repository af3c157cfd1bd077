import type { Page } from './test'

/**
 * Collects the mailto: addresses that a page hands over. Headless Chromium has no mail program, but
 * its debugger says what was asked for, by script or by a native form.
 */
export async function collectMail(page: Page): Promise<readonly string[]> {
  const addresses: string[] = []
  const session = await page.context().newCDPSession(page)
  session.on('Page.frameRequestedNavigation', ({ url }) => {
    if (url.startsWith('mailto:')) addresses.push(url)
  })
  await session.send('Page.enable')
  return addresses
}
