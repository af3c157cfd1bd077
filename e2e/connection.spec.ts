import { readFileSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { Page } from '@playwright/test'
import { expect, test } from './support/test'

test('a header that arrives in two parts is painted only when it is complete', async ({
  page,
  context,
}) => {
  const html = readFileSync('out/index.html', 'utf8').replace(
    /<script src.*?<\/script>|@font-face\{[^}]*youngSerif[^}]*\}/gs,
    '',
  )
  const middle = html.indexOf('<summary')
  let sendRest = () => {}
  const server = createServer((request, response) => {
    response.setHeader('Content-Type', 'text/html; charset=utf-8')
    const start = html.slice(0, middle)
    if (request.url === '/') {
      response.write(start)
      sendRest = () => response.end(html.slice(middle))
    } else if (request.url === '/unblocked') {
      response.write(start.replaceAll('rel="expect"', ''))
    } else {
      response.end()
    }
  })
  await new Promise<void>((resolve) => server.listen(0, resolve))
  const { port } = server.address() as AddressInfo
  const paints = (tab: Page) =>
    tab.evaluate(() => performance.getEntriesByName('first-contentful-paint').length)
  const openStart = async (tab: Page, path: string) => {
    await tab.goto(`http://localhost:${port}${path}`, { waitUntil: 'commit' })
    await tab.locator('header details').waitFor({ state: 'attached' })
  }

  await openStart(page, '/')
  // Once this later copy without blocking is painted, the first would have been, too.
  const unblocked = await context.newPage()
  await openStart(unblocked, '/unblocked')
  await expect.poll(() => paints(unblocked)).toBe(1)
  await page.bringToFront()
  expect(await paints(page)).toBe(0)
  sendRest()
  await expect.poll(() => paints(page)).toBe(1)
  server.closeAllConnections()
  server.close()
})
