import { expect, test } from './support/test'
import { everyPage } from '@/lib/site/page-copy'

test.use({ viewport: { width: 390, height: 844 } })

test.beforeEach(async ({ page }) => {
  // The visitor's browser setting, which scales every rem.
  const session = await page.context().newCDPSession(page)
  await session.send('Page.setFontSizes', { fontSizes: { standard: 32 } })
})

test('with text at 200 % the header covers no text, the call bar shows the number, and both take at most a quarter of a phone', async ({
  page,
}) => {
  await page.goto('/')
  const header = await page.getByRole('banner').boundingBox()
  const first = await page.getByRole('main').locator('p, h1').first().boundingBox()
  expect((header?.y ?? 0) + (header?.height ?? 0)).toBeLessThanOrEqual(first?.y ?? 0)
  const bar = page.locator('[data-call-bar]')
  await expect(bar.locator('a').first()).toBeInViewport()
  const { height = Infinity } = (await bar.boundingBox()) ?? {}
  expect((header?.height ?? Infinity) + height).toBeLessThanOrEqual(844 / 4)
})

test('with text at 200 % the badge of a review stays on its card', async ({ page }) => {
  await page.goto('/')
  const badges = page.locator('figure').getByText(everyPage().reviews.verified)
  for (const badge of await badges.all()) {
    const beyond = await badge.evaluate((element) => {
      element.append(' (Nextdoor)')
      const card = element.closest('figure')?.getBoundingClientRect().right ?? 0
      return element.getBoundingClientRect().right - card
    })
    expect(beyond).toBeLessThanOrEqual(0)
  }
})
