import { expect, main, test } from './support/test'
import { thankYou } from '@/lib/content/pages'

// That it waits, and can be stopped, is shown in __tests__/lib/browser/redirect.test.tsx.

const redirectMilliseconds = 5_000
/** The site script starts a little after the page's clock. */
const startMilliseconds = 100

test(
  'the thank-you page confirms the request and redirects home after exactly 5 seconds, without a history entry [spec: Free Estimate and Thank-you]',
  { tag: '@every-browser' },
  async ({ page }) => {
    await page.goto('/about')
    await page.clock.install()
    await page.clock.pauseAt(Date.now() + 60_000)
    await page.goto('/thank-you')
    await expect(main(page)).toContainText(thankYou().home.countdown)
    await expect(main(page).getByRole('button', { name: thankYou().home.stay })).toBeVisible()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(thankYou().heading)
    await expect(main(page)).toContainText(thankYou().introduction)
    const home = main(page).getByRole('link', { name: thankYou().home.link })
    await expect(home).toHaveAttribute('href', '/')
    await page.clock.runFor(redirectMilliseconds - startMilliseconds)
    await expect(page).toHaveURL('/thank-you')
    await page.clock.runFor(2 * startMilliseconds)
    await expect(page).toHaveURL('/')
    await page.goBack({ waitUntil: 'commit' })
    await expect(page).toHaveURL('/about')
  },
)
