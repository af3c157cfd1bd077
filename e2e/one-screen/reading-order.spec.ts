import { kindsOfPages } from '../support/site'
import { expect, test, type Locator, type Page } from '../support/test'
import { company } from '@/lib/content/company'

test.use({ expectedConsole: /net::ERR_FAILED/ })

async function withholdStyle(page: Page) {
  await page.route(
    ({ pathname }) => kindsOfPages.some((path) => path === pathname),
    async (route) => {
      const response = await route.fetch()
      const html = await response.text()
      await route.fulfill({ response, body: html.replace(/<style[\s\S]*?<\/style>/g, '') })
    },
  )
}

for (const path of kindsOfPages) {
  test(`${path} reads in a sensible order without its style [spec: Shared header]`, async ({
    page,
  }) => {
    await withholdStyle(page)
    await page.goto(path)
    const header = page.getByRole('banner')
    const call = header.getByRole('link', { name: 'CALL NOW' })
    const heading = page.getByRole('heading').first()
    await expect(header).toHaveCSS('position', 'static')
    await expect(call).toHaveAttribute('href', `tel:${company.phone.dial}`)
    await expect(heading).toHaveJSProperty('tagName', 'H1')
    const skipLink = page.getByRole('link', { name: 'Skip to main content' })
    const [main, footer] = [page.getByRole('main'), page.getByRole('contentinfo')]
    const tops = await Promise.all([skipLink, header, call, main, heading, footer].map(topOf))
    expect(tops).toEqual(tops.toSorted((a, b) => a - b))
  })
}

async function topOf(element: Locator) {
  const box = await element.boundingBox()
  if (!box) throw new Error('not to be seen')
  return box.y
}
