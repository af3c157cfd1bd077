import { locationPath } from './support/site'
import { expect, test, type Page } from './support/test'
import { company } from '@/lib/content/company'

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
    await page.getByRole('heading', { name: 'From our customers' }).scrollIntoViewIfNeeded()
    await expect(callBar(page)).toBeInViewport({ ratio: 1 })
    await callBar(page).getByRole('link', { name: 'Free estimate' }).tap()
    await expect(page).toHaveURL('/estimate')
  },
)

test(
  'the call bar leaves room for the keyboard while a field has focus',
  { tag: '@phone' },
  async ({ page }) => {
    for (const path of ['/contact', '/estimate']) {
      await page.goto(path)
      await expect(callBar(page)).toBeVisible()
      await page.getByLabel('Name').focus()
      await expect(callBar(page)).toBeHidden()
      await page.getByLabel('Name').blur()
      await expect(callBar(page)).toBeVisible()
    }
  },
)

test(
  'the call bar does not repeat a call band that is in view',
  { tag: '@phone' },
  async ({ page }) => {
    await page.goto(locationPath)
    await page.getByRole('heading', { name: /Call Us/ }).scrollIntoViewIfNeeded()
    await expect(callBar(page)).toBeHidden()
    await page.evaluate(() => window.scrollTo({ top: 0, behavior: 'instant' }))
    await expect(callBar(page)).toBeVisible()
  },
)

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
