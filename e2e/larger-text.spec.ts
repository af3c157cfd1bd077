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
