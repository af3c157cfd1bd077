import { readFileSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { skipWhereFormsAreSent } from '../support/forms'
import { fillContact, fillInquiry } from '../support/inquiry'
import { untilHydrated } from '../support/islands'
import { collectMail } from '../support/mail'
import { lastService, locationPath } from '../support/site'
import { expect, test, type Page } from '../support/test'

const main = (page: Page) => page.getByRole('main')

/** As the browser's own tools have it: bytes a second, and milliseconds for each way there and back. */
const slow3G = {
  downloadThroughput: 50_000,
  uploadThroughput: 50_000,
  latency: 400,
  offline: false,
}

for (const path of ['/', locationPath, '/contact']) {
  test(`on slow 3G ${path} is read and used before all of it is there`, async ({ page }) => {
    const session = await page.context().newCDPSession(page)
    await session.send('Network.emulateNetworkConditions', slow3G)
    await page.goto(path, { waitUntil: 'commit' })
    await page.locator('summary', { hasText: 'Services' }).click()
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await page.getByRole('banner').getByRole('link', { name: lastService.name }).hover()
    await page.waitForLoadState()
    const [painted, loaded] = await page.evaluate(() => [
      performance.getEntriesByName('first-contentful-paint')[0]?.startTime,
      (performance.getEntriesByType('navigation')[0] as PerformanceNavigationTiming).loadEventStart,
    ])
    expect(painted).toBeGreaterThan(0)
    expect(painted).toBeLessThan(Number(loaded))
  })

  test(`${path} is painted before any script has come`, async ({ page }) => {
    const scripts: string[] = []
    await page.route(/\.js/, async (route) => {
      await page.waitForFunction(
        () => performance.getEntriesByName('first-contentful-paint').length > 0,
      )
      scripts.push(route.request().url())
      await route.continue()
    })
    await page.goto(path)
    await expect.poll(() => scripts.length).toBeGreaterThan(0)
  })
}

test('a header that comes in two parts is painted when it is whole', async ({ page }) => {
  const html = readFileSync('out/index.html', 'utf8').replace(
    /<script src.*?<\/script>|@font-face\{font-family:youngSerif[^}]*\}/gs,
    '',
  )
  const middle = html.indexOf('<summary')
  let sendRest = () => {}
  const server = createServer((request, response) => {
    response.setHeader('Content-Type', 'text/html; charset=utf-8')
    if (request.url !== '/') return response.end()
    response.write(html.slice(0, middle))
    sendRest = () => response.end(html.slice(middle))
  })
  await new Promise<void>((resolve) => server.listen(0, resolve))
  const { port } = server.address() as AddressInfo
  const paints = () =>
    page.evaluate(() => performance.getEntriesByName('first-contentful-paint').length)

  await page.goto(`http://localhost:${port}/`, { waitUntil: 'commit' })
  await page.locator('header details').waitFor({ state: 'attached' })
  // Time enough for a frame, were there one to be painted.
  await page.waitForTimeout(300)
  expect(await paints()).toBe(0)
  sendRest()
  await expect.poll(paints).toBe(1)
  server.closeAllConnections()
  server.close()
})

test.describe('when the connection is lost after the page has come', () => {
  skipWhereFormsAreSent()
  test.use({ expectedConsole: /ERR_INTERNET_DISCONNECTED|Failed to fetch|Loading chunk/ })

  test('the contact form opens the mail program and thanks', async ({ page, context }) => {
    await page.goto('/contact')
    await untilHydrated(page)
    const mail = await collectMail(page)
    await context.setOffline(true)
    await fillInquiry(main(page))
    await main(page).getByRole('button', { name: 'Send message' }).click()
    await expect(main(page).getByText('Your email client should have opened')).toBeVisible()
    expect(mail).toHaveLength(1)
  })

  test('the estimate form says so, keeps the entries, and takes them when it is back', async ({
    page,
    context,
  }) => {
    await page.goto('/estimate')
    await untilHydrated(page)
    await context.setOffline(true)
    await fillContact(main(page))
    await main(page).getByLabel('Pest type').selectOption('Other')
    await main(page).getByRole('button', { name: 'Get my free estimate' }).click()
    await expect(main(page).getByRole('status')).toContainText('You are offline')
    await expect(main(page).getByLabel('Name')).toHaveValue('Ann Visitor')
    await context.setOffline(false)
    await main(page).getByRole('button', { name: 'Try again' }).click()
    await expect(page).toHaveURL('/thank-you')
  })
})
