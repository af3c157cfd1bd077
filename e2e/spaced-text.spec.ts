import { applyTextSpacing } from './rules/layout'
import { fullestArticle } from './support/site'
import { expect, main, test, type Page } from './support/test'

const header = (page: Page) => page.getByRole('banner')

const bottomOfHeader = (page: Page) =>
  header(page).evaluate((element) => element.getBoundingClientRect().bottom)

test('with text spacing all controls of the header stay on the screen', async ({ page }) => {
  await page.goto('/about')
  await applyTextSpacing(page)
  for (const width of [320, 390, 640, 832, 1152, 1366]) {
    await page.setViewportSize({ width, height: 700 })
    for (const control of await header(page).locator('a:visible, summary:visible').all()) {
      const { x = -1, width: wide = 0 } = (await control.boundingBox()) ?? {}
      const name = `${await control.textContent()} at ${width}`
      expect(x, name).toBeGreaterThanOrEqual(0)
      expect(x + wide, name).toBeLessThanOrEqual(width)
    }
  }
})

test('with text spacing a link to a heading shows it below the header', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  for (const path of [`/blog${fullestArticle.slug}`, '/services']) {
    for (const width of [320, 768, 1152, 1366]) {
      await page.setViewportSize({ width, height: 700 })
      await page.goto(path)
      await applyTextSpacing(page)
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
