import { expect, main, test } from './support/test'
import { home } from '@/lib/content/pages'

// e2e/rules/first-screen.ts has what first screens show.
test(
  'on a phone the home page’s link to the emergencies shows all of them',
  { tag: '@phone' },
  async ({ page }) => {
    await page.goto('/')
    await main(page).locator('a[href="#emergencies"]').click()
    const emergencies = main(page).getByRole('navigation', { name: home().emergencies?.heading })
    await expect(emergencies).toBeInViewport({ ratio: 1 })
  },
)
