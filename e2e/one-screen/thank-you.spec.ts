import { expect, test, type Page } from '../support/test'

const redirectSeconds = 5
const startMilliseconds = 100

const main = (page: Page) => page.getByRole('main')

/** The page with its clock standing still. */
async function open(page: Page) {
  await page.clock.install()
  await page.clock.pauseAt(Date.now() + 60_000)
  await page.goto('/thank-you')
  await expectSecondsLeft(page, redirectSeconds)
}

async function expectSecondsLeft(page: Page, seconds: number) {
  await expect(main(page)).toContainText(`${seconds} ${seconds === 1 ? 'second' : 'seconds'}`)
}

/** Second by second, since each one is shown. */
async function passSeconds(page: Page, { from, to }: { from: number; to: number }) {
  for (let left = from - 1; left >= to; left--) {
    await page.clock.runFor(1_000)
    await expectSecondsLeft(page, left)
  }
}

test('the request is confirmed, with a promise of contact within 24 hours [spec: Free Estimate and Thank-you]', async ({
  page,
}) => {
  await open(page)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Thank You!')
  await expect(main(page)).toContainText('request was received')
  await expect(main(page)).toContainText('within 24 hours')
})

test('the page goes home after 5 seconds and not before [spec: Free Estimate and Thank-you]', async ({
  page,
}) => {
  await open(page)
  await passSeconds(page, { from: redirectSeconds, to: 1 })
  await page.clock.runFor(1_000 - startMilliseconds)
  await expect(page).toHaveURL('/thank-you')
  await page.clock.runFor(2 * startMilliseconds)
  await expect(page).toHaveURL('/')
})

test('the way back from home does not lead to the confirmation again', async ({ page }) => {
  await page.goto('/about')
  await open(page)
  await passSeconds(page, { from: redirectSeconds, to: 1 })
  await page.clock.runFor(1_000)
  await expect(page).toHaveURL('/')
  await page.goBack({ waitUntil: 'commit' })
  await expect(page).toHaveURL('/about')
})

test('"click here" goes home at once [spec: Free Estimate and Thank-you]', async ({ page }) => {
  await open(page)
  await main(page).getByRole('link', { name: 'click here' }).click()
  await expect(page).toHaveURL('/')
})

test('"Stay on this page" stops the clock', async ({ page }) => {
  await open(page)
  await passSeconds(page, { from: redirectSeconds, to: 2 })
  await main(page).getByRole('button', { name: 'Stay on this page' }).click()
  await expect(main(page)).not.toContainText('seconds')
  await page.clock.runFor(60_000)
  await expect(page).toHaveURL('/thank-you')
  await expect(main(page).getByRole('link', { name: 'click here' })).toBeVisible()
})

test('a tab in the background waits', async ({ page }) => {
  await open(page)
  await passSeconds(page, { from: redirectSeconds, to: 3 })
  await setHidden(page, true)
  await page.clock.runFor(60_000)
  await expect(page).toHaveURL('/thank-you')
  await expectSecondsLeft(page, 3)
  await setHidden(page, false)
  await passSeconds(page, { from: 3, to: 1 })
  await page.clock.runFor(1_000)
  await expect(page).toHaveURL('/')
})

/** A headless tab is never in the background by itself. */
async function setHidden(page: Page, isHidden: boolean) {
  await page.evaluate((value) => {
    Object.defineProperty(document, 'hidden', { configurable: true, value })
    const visibilityState = value ? 'hidden' : 'visible'
    Object.defineProperty(document, 'visibilityState', {
      configurable: true,
      value: visibilityState,
    })
    document.dispatchEvent(new Event('visibilitychange'))
  }, isHidden)
}
