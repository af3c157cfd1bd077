import { expect, main, test, type Page } from './support/test'
import { thankYou } from '@/lib/pages/page-copy'

const redirectMilliseconds = 5_000
/** The site script starts when the page has come, a little after the page's clock. */
const startMilliseconds = 100

/** The page with its clock standing still. */
async function open(page: Page) {
  await page.clock.install()
  await page.clock.pauseAt(Date.now() + 60_000)
  await page.goto('/thank-you')
  await expect(main(page)).toContainText(thankYou().home.countdown)
}

test('the request is confirmed, and the page goes home after 5 seconds and not before, off the way back [spec: Free Estimate and Thank-you]', async ({
  page,
}) => {
  await page.goto('/about')
  await open(page)
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
})

test('whoever stays is not redirected, and continues from the sentence that says so', async ({
  page,
}) => {
  await open(page)
  await main(page).getByRole('button', { name: thankYou().home.stay }).click()
  await page.clock.runFor(2 * redirectMilliseconds)
  await expect(page).toHaveURL('/thank-you')
  await expect(main(page).getByRole('button')).toHaveCount(0)
  await expect(main(page).locator(':focus')).toContainText(thankYou().home.stays)
})

test('a hidden tab waits until it is looked at', async ({ page }) => {
  const setHidden = (value: boolean) =>
    page.evaluate(
      (value) => Object.defineProperty(document, 'hidden', { value, configurable: true }),
      value,
    )
  await open(page)
  await setHidden(true)
  await page.clock.runFor(2 * redirectMilliseconds)
  await expect(main(page)).toContainText(thankYou().home.countdown)
  await setHidden(false)
  await page.clock.runFor(redirectMilliseconds + startMilliseconds)
  await expect(page).toHaveURL('/')
})
