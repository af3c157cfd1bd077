import { kindsOfPages, locationPath } from './support/site'
import { expect, test, type Page } from './support/test'
import { company } from '@/lib/content/company'

/** Less than a screen, so that no button is passed over. */
const scrollStep = 400

const callBar = (page: Page) => page.getByRole('navigation', { name: 'Quick contact' })

test(
  'on a phone the call bar stays within reach of the thumb',
  { tag: '@phone' },
  async ({ page }) => {
    await page.goto(locationPath)
    await expect(callBar(page).getByRole('link', { name: 'Call' })).toHaveAttribute(
      'href',
      `tel:${company.phone.dial}`,
    )
    await expect(callBar(page)).toBeInViewport({ ratio: 1 })
    await page.getByRole('contentinfo').scrollIntoViewIfNeeded()
    await expect(callBar(page)).toBeInViewport({ ratio: 1 })
    await callBar(page).getByRole('link', { name: 'Free estimate' }).tap()
    await expect(page).toHaveURL('/estimate')
  },
)

test(
  'the call bar leaves room for the keyboard while a field has focus',
  { tag: '@phone' },
  async ({ page }) => {
    for (const path of ['/contact', '/estimate', '/']) {
      await page.goto(path)
      await expect(callBar(page)).toBeVisible()
      const field = page.locator('form').getByRole('textbox').first()
      await field.focus()
      await expect(callBar(page)).toBeHidden()
      await field.blur()
      await expect(callBar(page)).toBeVisible()
    }
  },
)

test(
  'on the estimate page the call bar offers the call alone, and no way to lose what is typed',
  { tag: '@phone' },
  async ({ page }) => {
    await page.goto('/estimate')
    await expect(callBar(page).getByRole('link')).toHaveCount(1)
    await expect(callBar(page).getByRole('link', { name: company.phone.display })).toBeVisible()
  },
)

for (const path of kindsOfPages) {
  test(
    `on a phone ${path} has one filled call button on the screen, wherever it is scrolled to`,
    { tag: '@phone' },
    async ({ page }) => {
      // The confirmation leaves by itself.
      await page.clock.install()
      await page.goto(path)
      const height = await page.evaluate(() => document.documentElement.scrollHeight)
      for (let top = 0; top < height; top += scrollStep) {
        await page.evaluate((top) => window.scrollTo({ top, behavior: 'instant' }), top)
        expect(await page.evaluate(countFilledCalls), `scrolled to ${top}`).toBe(1)
      }
    },
  )
}

test('the call bar never covers what has the focus', { tag: '@phone' }, async ({ page }) => {
  const stops = 40
  await page.goto(locationPath)
  for (let stop = 0; stop < stops; stop++) {
    await page.keyboard.press('Tab')
    const isCovered = await page.evaluate(isFocusCovered)
    expect(isCovered, `stop ${stop + 1} is under the call bar`).toBe(false)
  }
})

test('a wide screen has no call bar', { tag: '@desktop' }, async ({ page }) => {
  await page.goto(locationPath)
  await expect(callBar(page)).toBeHidden()
})

/** Whether the last line of what has the focus lies under the bar at the bottom. */
function isFocusCovered() {
  const bar = document.querySelector('nav[aria-label="Quick contact"]')
  const focused = document.activeElement
  if (!bar?.checkVisibility() || !focused || bar.contains(focused)) return false
  const box = focused.getBoundingClientRect()
  return box.bottom > bar.getBoundingClientRect().top && box.top < window.innerHeight
}

/** Phone links on the screen that have a background of their own. */
function countFilledCalls() {
  return [...document.querySelectorAll('a[href^="tel:"]')].filter((link) => {
    const { top, bottom } = link.getBoundingClientRect()
    const isInView = link.checkVisibility() && bottom > 0 && top < window.innerHeight
    return isInView && getComputedStyle(link).backgroundColor !== 'rgba(0, 0, 0, 0)'
  }).length
}
