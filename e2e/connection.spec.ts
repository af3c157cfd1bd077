import { readFileSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { describeUnsentForms } from './support/forms'
import { fillContact } from './support/inquiry'
import { untilHydrated } from './support/islands'
import { otherPest } from './support/site'
import { expect, test, type Page } from './support/test'

const main = (page: Page) => page.getByRole('main')

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
  // Turns of the event loop enough for a frame, were there one to be painted.
  await page.evaluate(async () => {
    for (let turn = 0; turn < 50; turn++) await new Promise((resolve) => setTimeout(resolve))
  })
  expect(await paints()).toBe(0)
  sendRest()
  await expect.poll(paints).toBe(1)
  server.closeAllConnections()
  server.close()
})

describeUnsentForms(() => {
  test.use({ expectedConsole: /ERR_INTERNET_DISCONNECTED|Failed to fetch|Loading chunk/ })

  test('the estimate form says that the connection is lost, keeps the entries, and takes them when it is back', async ({
    page,
    context,
  }) => {
    await page.goto('/estimate')
    await untilHydrated(page)
    await context.setOffline(true)
    await fillContact(main(page))
    await main(page).getByLabel('Pest type').selectOption(otherPest)
    await main(page).getByRole('button', { name: 'Get my free estimate' }).click()
    await expect(main(page).getByRole('status')).toContainText('You are offline')
    await expect(main(page).getByLabel('Name')).toHaveValue('Ann Visitor')
    await context.setOffline(false)
    await main(page).getByRole('button', { name: 'Try again' }).click()
    await expect(page).toHaveURL('/thank-you')
  })
})
