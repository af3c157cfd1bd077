import { expect, test } from '@playwright/test'
import { untilHydrated } from '../support/islands'

const islandPages = ['/contact', '/estimate', '/articles?category=Wildlife']

for (const path of [
  '/',
  '/services',
  '/blog/signs-of-bed-bugs',
  '/no-such-page',
  '/thank-you',
  ...islandPages,
]) {
  test(`${path} does nothing that its Content-Security-Policy refuses`, async ({ page }) => {
    const refused: string[] = []
    await page.exposeFunction('reportRefusal', (what: string) => refused.push(what))
    await page.addInitScript(() => {
      document.addEventListener('securitypolicyviolation', (event) => {
        window.reportRefusal(`${event.violatedDirective} ${event.blockedURI}`)
      })
    })
    const response = await page.goto(path)
    expect(response?.headers()['content-security-policy']).toContain("default-src 'none'")
    if (islandPages.includes(path)) await untilHydrated(page)
    await page.waitForLoadState('networkidle')
    expect(refused).toEqual([])
  })
}

declare global {
  interface Window {
    reportRefusal: (what: string) => void
  }
}
