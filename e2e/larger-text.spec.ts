import { findBrowser } from '../scripts/tools/browser'
import { fitsTheScreen } from './rules/layout'
import { kindsOfPages } from './support/site'
import { expect, test } from './support/test'

test.use({
  // The visitor's own setting, which scales every rem. A browser takes it when it starts.
  launchOptions: {
    executablePath: findBrowser(),
    args: ['--blink-settings=defaultFontSize=32'],
  },
  viewport: { width: 390, height: 844 },
})

test('with text of twice the size no kind of page scrolls sideways on a phone', async ({
  page,
}) => {
  for (const path of kindsOfPages) {
    await page.goto(path)
    await expect(page.locator('html')).toHaveCSS('font-size', '32px')
    expect(await fitsTheScreen({ page }), path).toEqual([])
  }
})

test('with text of twice the size the header covers nothing of what follows, and the call bar has the number', async ({
  page,
}) => {
  await page.goto('/')
  const header = await page.getByRole('banner').boundingBox()
  const first = await page.getByRole('main').locator('p, h1').first().boundingBox()
  expect((header?.y ?? 0) + (header?.height ?? 0)).toBeLessThanOrEqual(first?.y ?? 0)
  await expect(page.locator('[data-call-bar] a').first()).toBeInViewport()
})

test('on a screen as low as one that is zoomed in four times the header and the call bar give their room to the page', async ({
  page,
}) => {
  await page.setViewportSize({ width: 640, height: 512 })
  await page.goto('/')
  await page.mouse.wheel(0, 900)
  await expect(page.getByRole('banner')).not.toBeInViewport()
  await expect(page.locator('[data-call-bar]')).not.toBeInViewport()
})

test('with text of twice the size header and call bar take at most a quarter of a phone', async ({
  page,
}) => {
  await page.goto('/')
  const header = await page.getByRole('banner').boundingBox()
  const bar = await page.locator('[data-call-bar]').boundingBox()
  expect((header?.height ?? Infinity) + (bar?.height ?? Infinity)).toBeLessThanOrEqual(844 / 4)
})
