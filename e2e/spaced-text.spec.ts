import { spaceTexts } from './rules/layout'
import { fullestArticle } from './support/site'
import { expect, main, test, type Page } from './support/test'

// A reader's own style, of WCAG 1.4.12.

const header = (page: Page) => page.getByRole('banner')

const bottomOfHeader = (page: Page) =>
  header(page).evaluate((element) => element.getBoundingClientRect().bottom)

test('no control of the header leaves the screen', async ({ page }) => {
  await page.goto('/about')
  await spaceTexts(page)
  for (const width of [320, 360, 375, 390, 640, 832, 1024, 1152, 1280, 1366]) {
    await page.setViewportSize({ width, height: 700 })
    for (const control of await header(page).locator('a:visible, summary:visible').all()) {
      const { x = -1, width: wide = 0 } = (await control.boundingBox()) ?? {}
      const name = `${await control.textContent()} at ${width}`
      expect(x, name).toBeGreaterThanOrEqual(0)
      expect(x + wide, name).toBeLessThanOrEqual(width)
    }
  }
})

test('headings that a link leads to come to rest below the header', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  for (const path of [`/blog${fullestArticle.slug}`, '/services']) {
    for (const width of [320, 768, 1152, 1280, 1366]) {
      await page.setViewportSize({ width, height: 700 })
      await page.goto(path)
      await spaceTexts(page)
      const ids = await main(page)
        .locator('a[href*="#"]')
        .evaluateAll((links: HTMLAnchorElement[]) =>
          links.flatMap(({ pathname, hash }) =>
            pathname === window.location.pathname ? [hash.slice(1)] : [],
          ),
        )
      expect(ids.length).toBeGreaterThan(0)
      for (const id of ids) {
        await page.evaluate((id) => (window.location.hash = id), id)
        const top = () =>
          page.evaluate((id) => document.getElementById(id)?.getBoundingClientRect().top ?? 0, id)
        const gap = async () => (await top()) - (await bottomOfHeader(page))
        await expect.poll(gap, `${path}#${id} at ${width}`).toBeGreaterThanOrEqual(0)
      }
    }
  }
})
