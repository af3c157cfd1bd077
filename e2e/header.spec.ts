import { expect, main, test, type Page } from './support/test'
import { headerLetters, maxHeaderLetters } from '@/lib/pages/navigation'
import { everyPage } from '@/lib/site/page-copy'

const words = everyPage().header

const header = (page: Page) => page.getByRole('banner')

test('the header is transparent up to 10 pixels, opaque from 11 and after a reload further down, and stays in view [spec: Shared header; Business constants and limits]', async ({
  page,
}) => {
  const expectBackground = (color: string | RegExp) =>
    expect(header(page)).toHaveCSS('background-color', color)
  const transparent = 'rgba(0, 0, 0, 0)'
  const opaque = /^rgb\(/
  const scrollTo = (top: number) =>
    page.evaluate((top) => window.scrollTo({ top, behavior: 'instant' }), top)
  await page.goto('/about')
  await expectBackground(transparent)
  await scrollTo(11)
  await expectBackground(opaque)
  await scrollTo(10)
  await expectBackground(transparent)
  expect(await page.evaluate(() => window.scrollY)).toBe(10)
  await scrollTo(500)
  await expect(header(page).getByRole('link', { name: words.call })).toBeInViewport({ ratio: 1 })
  await page.reload()
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(500)
  await expectBackground(opaque)
})

test('the header fits the screen in one line at every width', async ({ page }) => {
  /** The menu is in the header from this width on. More letters, which the check names, take a second line. */
  const minMenuWidth = 1152
  const oneLinePixels = 70
  await page.goto('/about')
  for (const width of [320, 360, 640, 667, 831, 832, 1151, 1152, 1280]) {
    await page.setViewportSize({ width, height: 700 })
    const entries = await header(page).locator('a, summary').all()
    for (const box of await Promise.all(entries.map((entry) => entry.boundingBox()))) {
      expect(box ? box.x + box.width : 0, `right edge at ${width}`).toBeLessThanOrEqual(width)
    }
    const { height = 0 } = (await header(page).boundingBox()) ?? {}
    const mayWrap = width >= minMenuWidth && headerLetters() > maxHeaderLetters
    if (!mayWrap) expect(height, `height at ${width}`).toBeLessThan(oneLinePixels)
  }
})

test('on a phone held sideways the header stays in view', async ({ page }) => {
  await page.setViewportSize({ width: 667, height: 375 })
  await page.goto('/about')
  await page.mouse.wheel(0, 900)
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(0)
  await expect(header(page)).toBeInViewport({ ratio: 1 })
})

test('a header whose text an app has enlarged by half scrolls away on a small phone', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 640 })
  await page.goto('/about')
  await page.mouse.wheel(0, 900)
  await expect(header(page)).toBeInViewport()
  // As the apps of Android do it, which leave rem and media queries as they are.
  await page.locator('body *').evaluateAll((elements) => {
    const sizes = elements.map((element) => parseFloat(getComputedStyle(element).fontSize))
    for (const [index, element] of elements.entries()) {
      ;(element as HTMLElement).style.fontSize = `${1.5 * (sizes[index] ?? 0)}px`
    }
  })
  await expect(header(page)).not.toBeInViewport()
})

test('the skip link is the first focusable element and leads past the header', async ({ page }) => {
  await page.goto('/about')
  await page.keyboard.press('Tab')
  const skip = page.getByRole('link', { name: words.skip })
  await expect(skip).toBeFocused()
  await expect(skip).toBeInViewport({ ratio: 1 })
  await page.keyboard.press('Enter')
  await expect(main(page)).toBeFocused()
  await page.keyboard.press('Tab')
  await expect(page.locator('main :focus')).toHaveCount(1)
})

test(
  'where a browser can’t read the style, the header stays above the page',
  { tag: '@phone' },
  async ({ page }) => {
    await page.route('/about', async (route) => {
      const response = await route.fetch()
      const body = (await response.text()).replace(/<style>.*?<\/style>/s, '')
      await route.fulfill({ response, body })
    })
    await page.goto('/about')
    // The site script looks at the header after the next layout.
    await page.evaluate(
      () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))),
    )
    const box = await header(page).boundingBox()
    expect((await main(page).boundingBox())?.y).toBeGreaterThanOrEqual(
      (box?.y ?? 0) + (box?.height ?? 0),
    )
  },
)
