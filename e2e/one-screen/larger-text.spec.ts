import { findBrowser, sandboxFlags } from '../../scripts/browser'
import { kindsOfPages } from '../support/site'
import { expect, test } from '../support/test'

// The visitor's own setting, which scales every rem. A browser takes it when it starts.
test.use({
  launchOptions: {
    executablePath: findBrowser(),
    args: [...sandboxFlags, '--blink-settings=defaultFontSize=32'],
  },
  viewport: { width: 390, height: 844 },
})

for (const path of kindsOfPages) {
  test(`${path} does not scroll sideways on a phone with text of twice the size`, async ({
    page,
  }) => {
    await page.goto(path)
    expect(await page.evaluate(fontSizeAndOverflow)).toEqual({ fontSize: '32px', overflow: [] })
  })
}

/** `overflow`: the innermost elements that reach beyond the screen. */
function fontSizeAndOverflow() {
  const page = document.documentElement
  const wide =
    page.scrollWidth <= window.innerWidth
      ? []
      : [...document.querySelectorAll('main *, header *, footer *')]
          .filter((element) => element.getBoundingClientRect().right > window.innerWidth)
          .filter((element) => element.children.length === 0)
  return {
    fontSize: getComputedStyle(page).fontSize,
    overflow: wide.map((element) => element.outerHTML.slice(0, 120)),
  }
}
