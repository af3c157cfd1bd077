import { existsSync } from 'node:fs'
import { layoutShift, watchLayoutShift } from './support/layout-shift'
import { expect, test, type Page } from './support/test'

const fonts = /\.woff2/

test.use({ expectedConsole: /net::ERR_FAILED/ })
test.skip(existsSync('out/site.js'), 'Next loads the face of a plain export as it likes.')

declare global {
  interface Window {
    /** What the page takes for the time since it was opened, in milliseconds. */
    elapsed?: number
  }
}

/** The patience of a page is half a second by its own clock, which stands still here until a test moves it. */
async function stopTheClock(page: Page) {
  await page.addInitScript(() => {
    performance.now = () => window.elapsed ?? 0
  })
}

const hasFace = (page: Page) =>
  page.evaluate(() =>
    [...document.fonts].some(
      ({ family, status }) => family === 'youngSerif' && status === 'loaded',
    ),
  )

for (const path of ['/', '/about', '/locations/dublin', '/blog/signs-of-bed-bugs', '/articles']) {
  test(`the headings of ${path} get their face after the first paint, and nothing moves`, async ({
    page,
  }) => {
    await stopTheClock(page)
    await watchLayoutShift(page)
    let paintsBefore = 0
    await page.route(fonts, async (route) => {
      paintsBefore = await page.evaluate(
        () => performance.getEntriesByName('first-contentful-paint').length,
      )
      await route.continue()
    })
    await page.goto(path)
    await expect.poll(() => hasFace(page)).toBe(true)
    expect(paintsBefore).toBe(1)
    expect(await layoutShift(page)).toBe(0)
  })
}

test('a face that comes late is left for the next page, which does not wait for its script', async ({
  page,
}) => {
  let letThrough = () => {}
  const isLate = new Promise<void>((resolve) => {
    letThrough = resolve
  })
  await stopTheClock(page)
  await page.route(fonts, async (route) => {
    await isLate
    await route.continue()
  })
  const asked = page.waitForRequest(fonts)
  // The page counts as loaded when the face has come too.
  await page.goto('/about', { waitUntil: 'domcontentloaded' })
  await asked
  await page.evaluate(() => {
    window.elapsed = 501
  })
  const come = page.waitForEvent('requestfinished', (request) => fonts.test(request.url()))
  letThrough()
  await come
  // Whatever follows from it has followed after the next frames.
  await layoutShift(page)
  expect(await hasFace(page)).toBe(false)

  await page.route(/site\.\w+\.js/, (route) => route.abort())
  await page.getByRole('contentinfo').getByRole('link', { name: 'Dublin' }).click()
  await expect(page).toHaveURL('/locations/dublin')
  await expect.poll(() => hasFace(page)).toBe(true)
})

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false })

  test('the headings have their face by the style alone', async ({ page }) => {
    const asked = page.waitForRequest(fonts)
    await page.goto('/about')
    await asked
  })
})
