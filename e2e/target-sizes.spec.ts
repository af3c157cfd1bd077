import { untilHydrated } from './support/islands'
import { kindsOfPages, lastService } from './support/site'
import { expect, test } from './support/test'

/** WCAG 2.5.8 asks for 24, and a thumb for 44 where it matters. */
const minPixels = 24
const buttonPixels = 44

for (const path of kindsOfPages) {
  test(
    `whatever can be pressed on ${path} is large enough for a thumb`,
    { tag: '@phone' },
    async ({ page }) => {
      await page.goto(path)
      expect(await page.evaluate(smallTargets, { minPixels, buttonPixels })).toEqual([])
    },
  )
}

test('so are the errors, the calendar and the open menus', async ({ page, isMobile }) => {
  await page.goto('/estimate')
  await untilHydrated(page)
  const main = page.getByRole('main')
  await main.getByLabel('Pest type').selectOption('Bed Bugs')
  await main.getByRole('button', { name: 'Get my free estimate' }).click()
  await main.getByRole('button', { name: /^Preferred treatment date/ }).click()
  await expect(main.getByRole('grid')).toBeVisible()
  expect(await page.evaluate(smallTargets, { minPixels, buttonPixels })).toEqual([])
  const header = page.getByRole('banner')
  if (isMobile) await header.locator('summary', { hasText: 'Menu' }).click()
  await header.locator('summary', { hasText: 'Services' }).click()
  await expect(header.getByRole('link', { name: lastService.name })).toBeVisible()
  expect(await page.evaluate(smallTargets, { minPixels, buttonPixels })).toEqual([])
})

/** What is smaller than it should be: a field, and what looks like a button, must be larger than a plain link. */
function smallTargets({ minPixels, buttonPixels }: { minPixels: number; buttonPixels: number }) {
  // The skip link is hidden until it has the focus.
  const selector = 'a[href]:not([href="#main"]), button, summary, select, textarea, input'
  return [...document.querySelectorAll<HTMLElement>(selector)].flatMap((target) => {
    if (!target.checkVisibility() || isWithinSentence(target)) return []
    const { width, height } = target.getBoundingClientRect()
    const min = looksLikeButton(target) ? buttonPixels : minPixels
    if (width >= min && height >= min) return []
    const name = target.textContent.trim().slice(0, 40) || target.getAttribute('name')
    return [`${name}: ${Math.round(width)} by ${Math.round(height)}, not ${min}`]
  })

  /** WCAG lets a link in a sentence be as high as its line, and so the raised number of a source. */
  function isWithinSentence(target: Element) {
    const raised = target.closest('sup') ?? target
    const isAlone = raised.parentElement?.textContent.trim() === target.textContent.trim()
    return getComputedStyle(target).display === 'inline' && !isAlone
  }

  function looksLikeButton(target: Element) {
    if (target.matches('[type="checkbox"]') || target.closest('[role="grid"]')) return false
    const { backgroundColor, borderTopWidth } = getComputedStyle(target)
    return backgroundColor !== 'rgba(0, 0, 0, 0)' || parseFloat(borderTopWidth) > 0
  }
}
