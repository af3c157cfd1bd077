import { readFileSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect, test } from './support/test'

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
