import { applyStyle, applyTextSpacing } from './rules/layout'
import { expect, main, test, type Page } from './support/test'
import { shortPhone } from '@/lib/content/company'
import { everyPage } from '@/lib/content/pages'

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

test('the header fits the screen at every width, also with text spacing, in one line where it has a menu button, and a wide one shows the number', async ({
  page,
}) => {
  const rowWidth = 1152
  const oneLinePixels = 70
  const call = header(page).getByRole('link', { name: words.call })
  const showOn = async (width: number) => {
    await page.setViewportSize({ width, height: 700 })
    const controls = await header(page)
      .locator('a:visible, summary:visible')
      .evaluateAll((all) => all.map((control) => control.getBoundingClientRect()))
    expect(Math.min(...controls.map(({ left }) => left)), `at ${width}`).toBeGreaterThanOrEqual(0)
    expect(Math.max(...controls.map(({ right }) => right)), `at ${width}`).toBeLessThanOrEqual(
      width,
    )
  }
  await page.goto('/about')
  for (const width of [320, 360, 640, 667, 831, 832, 1151, rowWidth, 1280]) {
    await showOn(width)
    const { height = 0 } = (await header(page).boundingBox()) ?? {}
    expect(height, `height at ${width}`).toBeLessThan(oneLinePixels)
    await expect(call.getByText(shortPhone())).toBeVisible({ visible: width >= rowWidth })
  }
  await applyTextSpacing(page)
  for (const width of [320, 390, 640, 832, rowWidth, 1366]) await showOn(width)
})

test('on a phone held sideways the header stays in view, and with the call bar covers at most a quarter of any screen, also with text that an app or an extension enlarges', async ({
  page,
}) => {
  const covered = () =>
    page
      .locator('body > header, [data-call-bar]')
      .evaluateAll((bars) =>
        bars
          .map((bar) => (getComputedStyle(bar).position === 'fixed' ? bar.clientHeight : 0))
          .reduce((sum, pixels) => sum + pixels),
      )
  await page.setViewportSize({ width: 667, height: 375 })
  await page.goto('/about')
  await page.mouse.wheel(0, 900)
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(0)
  await expect(header(page)).toBeInViewport({ ratio: 1 })
  for (const style of [
    '',
    'body * { font-size: 27px !important }',
    'body * { font-size: max(1em, 24px) !important }',
    'body * { letter-spacing: 0.2em !important; word-spacing: 0.4em !important }',
    'html { font-size: 200% !important }',
  ]) {
    await applyStyle(page, style)
    for (const [width, height] of [
      // A desktop at 400 % zoom.
      [320, 256],
      [360, 640],
      [390, 844],
      [667, 375],
      [1440, 900],
    ] as const) {
      await page.setViewportSize({ width, height })
      await expect.poll(covered, `${style} ${width} by ${height}`).toBeLessThanOrEqual(height / 4)
    }
  }
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
