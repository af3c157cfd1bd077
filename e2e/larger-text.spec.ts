import { expect, test } from './support/test'
import { everyPage, reviews } from '@/lib/content/pages'

test.use({ viewport: { width: 390, height: 844 } })

test('with text at 200 % the badge of a review stays on its card', async ({ page }) => {
  // The visitor's browser setting, which scales every rem.
  const session = await page.context().newCDPSession(page)
  await session.send('Page.setFontSizes', { fontSizes: { standard: 32 } })
  await page.goto('/')
  const badges = page.locator('figure').getByText(everyPage().reviews.verified)
  await expect(badges).toHaveCount(reviews().home.length)
  for (const badge of await badges.all()) {
    const beyond = await badge.evaluate((element) => {
      element.append(' (Nextdoor)')
      const card = element.closest('figure')?.getBoundingClientRect().right ?? 0
      return element.getBoundingClientRect().right - card
    })
    expect(beyond).toBeLessThanOrEqual(0)
  }
})
