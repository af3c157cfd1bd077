import type { Page } from './test'

/**
 * Collects the mailto: addresses that a page opens by script or by a form. Headless Chromium has no mail program, but
 * its debugger reports them.
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
