import { expect, main, test, type Page } from './support/test'
import { thankYou } from '@/lib/site/page-copy'

const redirectMilliseconds = 5_000
/** The site script starts a little after the page's clock. */
const startMilliseconds = 100

/** Opens the page with its clock stopped. */
async function openWithStoppedClock(page: Page) {
  await page.clock.install()
  await page.clock.pauseAt(Date.now() + 60_000)
  await page.goto('/thank-you')
  await expect(main(page)).toContainText(thankYou().home.countdown)
}

test(
  'the thank-you page confirms the request and redirects home after exactly 5 seconds, without a history entry [spec: Free Estimate and Thank-you]',
  { tag: '@every-browser' },
  async ({ page }) => {
    await page.goto('/about')
    await openWithStoppedClock(page)
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

test('the stay button cancels the redirect, and focus moves to the sentence that says so', async ({
  page,
}) => {
  await openWithStoppedClock(page)
  await main(page).getByRole('button', { name: thankYou().home.stay }).click()
  await page.clock.runFor(2 * redirectMilliseconds)
  await expect(page).toHaveURL('/thank-you')
  await expect(main(page).getByRole('button')).toHaveCount(0)
  await expect(main(page).locator(':focus')).toContainText(thankYou().home.stays)
})

test('in a hidden tab the countdown waits', async ({ page }) => {
  const setHidden = (value: boolean) =>
    page.evaluate(
      (value) => Object.defineProperty(document, 'hidden', { value, configurable: true }),
      value,
    )
  await openWithStoppedClock(page)
  await setHidden(true)
  await page.clock.runFor(2 * redirectMilliseconds)
  await expect(main(page)).toContainText(thankYou().home.countdown)
  await setHidden(false)
  await page.clock.runFor(redirectMilliseconds + startMilliseconds)
  await expect(page).toHaveURL('/')
})
