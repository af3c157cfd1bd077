import { locationPath } from './support/site'
import { expect, test, type Page } from './support/test'
import { company } from '@/lib/content/company'
import { everyPage } from '@/lib/content/pages'

const callBar = (page: Page) => page.getByRole('navigation', { name: everyPage().callBar.label })

test(
  'on a phone the call bar stays at the bottom of the screen, and a wide screen has none',
  { tag: '@phone' },
  async ({ page }) => {
    await page.goto(locationPath)
    const call = callBar(page).getByRole('link', { name: everyPage().callBar.call })
    await expect(call).toHaveAttribute('href', `tel:${company().phone.dial}`)
    await expect(callBar(page)).toBeInViewport({ ratio: 1 })
    // Only then do iPhones tell how high their own bar is, above which the call bar ends.
    await expect(page.locator('[name=viewport]')).toHaveAttribute('content', /viewport-fit=cover/)
    const phone = await page.context().newCDPSession(page)
    await phone.send('Emulation.setSafeAreaInsetsOverride', { insets: { bottom: 34 } })
    await expect(callBar(page)).toHaveCSS('padding-bottom', '34px')
    await page.getByRole('contentinfo').scrollIntoViewIfNeeded()
    await expect(callBar(page)).toBeInViewport({ ratio: 1 })
    await page.setViewportSize({ width: 1280, height: 800 })
    await expect(callBar(page)).toBeHidden()
  },
)

test(
  'the call bar hides while a field has focus, and is for the call alone where a form is',
  { tag: '@phone' },
  async ({ page }) => {
    for (const path of ['/contact', '/estimate']) {
      await page.goto(path)
      await expect(callBar(page)).toBeVisible()
      const field = page.locator('form').getByRole('textbox').first()
      await field.focus()
      await expect(callBar(page)).toBeHidden()
      await field.blur()
      await expect(callBar(page)).toBeVisible()
      await expect(callBar(page).getByRole('link')).toHaveCount(1)
      await expect(callBar(page).getByRole('link')).toContainText(company().phone.display)
    }
  },
)
