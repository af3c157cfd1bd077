import { untilHydrated } from '../support/islands'
import { kindsOfPages } from '../support/site'
import { expect, test, type Page } from '../support/test'

/**
 * Who goes forward comes upon what lies below, and may end under the call bar; who goes back, under the
 * header. A phone, a desk, and a desk at 400 % zoom, where both take most of the room.
 */
const walks = [
  { width: 390, height: 844, key: 'Tab' },
  { width: 1280, height: 800, key: 'Shift+Tab' },
  { width: 320, height: 256, key: 'Tab' },
  { width: 320, height: 256, key: 'Shift+Tab' },
] as const

const maxStops = 140

// A page that scrolls smoothly is not yet where the focus is.
test.use({ contextOptions: { reducedMotion: 'reduce' } })

for (const path of kindsOfPages) {
  test(`every stop of the keyboard on ${path} is seen`, async ({ page }) => {
    if (path === '/thank-you') await stopClock(page)
    for (const { key, ...screen } of walks) {
      await page.setViewportSize(screen)
      await page.goto(path)
      await expectEveryStopSeen(page, 'page', key)
    }
  })
}

test('every stop of the footer is seen', async ({ page }) => {
  for (const { key, ...screen } of walks) {
    await page.setViewportSize(screen)
    await page.goto('/privacy-policy')
    await expectEveryStopSeen(page, 'footer', key)
  }
})

test('every stop of the estimate form is seen while it shows errors and its calendar', async ({
  page,
}) => {
  const main = page.getByRole('main')
  for (const { key, ...screen } of walks) {
    await page.setViewportSize(screen)
    await page.goto('/estimate')
    await untilHydrated(page)
    await main.getByLabel('Pest type').selectOption('Bed Bugs')
    await main.getByLabel('Square footage').fill('many')
    await main.getByRole('button', { name: 'Get my free estimate' }).click()
    await main.getByRole('button', { name: /^Preferred treatment date/ }).click()
    await expect(main.getByRole('grid')).toBeVisible()
    await main.evaluate((element) => element.focus())
    await expectEveryStopSeen(page, 'page', key)
  }
})

/** Otherwise the confirmation would go home meanwhile. */
async function stopClock(page: Page) {
  await page.clock.install()
  await page.clock.pauseAt(Date.now() + 60_000)
}

/** Goes through the page down to its footer or up from it; or through the footer, which is the same everywhere. */
async function expectEveryStopSeen(page: Page, part: 'page' | 'footer', key: 'Tab' | 'Shift+Tab') {
  const footerLinks = page.getByRole('contentinfo').getByRole('link')
  if (part === 'footer') await (key === 'Tab' ? footerLinks.first() : footerLinks.last()).focus()
  else if (key === 'Shift+Tab') await footerLinks.first().focus()
  const faults: string[] = []
  let stops = 0
  for (; stops < maxStops; stops++) {
    await page.keyboard.press(key)
    const { place, fault } = await page.evaluate(lookAtFocus)
    if (place !== part) break
    if (fault) faults.push(fault)
  }
  expect(stops).toBeGreaterThan(1)
  expect(stops).toBeLessThan(maxStops)
  expect(faults, `by ${key}`).toEqual([])
}

/** Where the focus is, and what keeps it from being seen: no ring, out of view, or under something else. */
function lookAtFocus() {
  const focused = document.activeElement
  if (!(focused instanceof HTMLElement) || focused === document.body) return { place: 'none' }
  const place = focused.closest('footer') ? 'footer' : 'page'
  const name = `${focused.tagName.toLowerCase()} ${focused.innerText.slice(0, 40) || focused.id}`
  // A link that runs over two lines has its middle between them.
  const [box = focused.getBoundingClientRect()] = focused.getClientRects()
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2]
  const seen = document.elementFromPoint(x, y)
  const { outlineStyle, outlineWidth } = getComputedStyle(focused)
  if (!seen) return { place, fault: `${name} is out of view` }
  if (!focused.contains(seen))
    return { place, fault: `${name} is under ${seen.outerHTML.slice(0, 60)}` }
  if (outlineStyle === 'none' || parseFloat(outlineWidth) < 2)
    return { place, fault: `${name} has no ring` }
  return { place }
}
