import { startServerWithoutRules } from './support/server-without-rules'
import { articlePath, lastService, locationPath, services } from './support/site'
import { expect, test, type Page } from './support/test'

const main = (page: Page) => page.getByRole('main')

test.describe('a page that does not exist', () => {
  test.use({ expectedConsole: /status of 404 .*\/no-such-page/ })

  test('says so in its title and heading, and leads home and to the services [spec: Route table; 404 page]', async ({
    page,
  }) => {
    await page.goto('/no-such-page')
    await expect(page).toHaveTitle(/Page Not Found/)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Page Not Found')
    await expect(page).toHaveURL('/no-such-page')
    const hrefs = await main(page)
      .getByRole('article')
      .getByRole('link')
      .evaluateAll((links) => links.map((link) => link.getAttribute('href')))
    expect(hrefs).toEqual(services.map(({ slug }) => `/${slug}`))
    await main(page).getByRole('link', { name: 'Back to Home' }).click()
    await expect(page).toHaveURL('/')
  })

  test('writes the path that was asked for to the console [spec: 404 page]', async ({ page }) => {
    const logged = page.waitForEvent('console', (message) =>
      message.text().includes('/no-such-page/of/ours'),
    )
    await page.goto('/no-such-page/of/ours?from=here')
    expect((await logged).type()).not.toBe('error')
  })
})

test.describe('on a host without rules', () => {
  test.use({ expectedConsole: /status of 404 .*\/(blog|services|locations|no-such-page)/ })

  let server: Awaited<ReturnType<typeof startServerWithoutRules>>

  test.beforeAll(async () => {
    server = await startServerWithoutRules()
  })

  test.afterAll(() => server.close())

  test('an unknown article leads to the list of articles [spec: Error catalogue]', async ({
    page,
  }) => {
    await page.goto(`${server.url}/blog/no-such-article`)
    await expect(page).toHaveURL(`${server.url}/articles`)
    await expect(main(page).getByRole('status')).toContainText('Showing all')
  })

  test('an unknown service shows header and footer, no section and no error [spec: Error catalogue]', async ({
    page,
  }) => {
    await page.goto(`${server.url}/services/nothing`)
    await expect(main(page).getByRole('region')).toHaveCount(0)
    await expect(page.getByRole('heading', { name: 'Page Not Found' })).toHaveCount(0)
    await expect(page.getByRole('banner')).toBeVisible()
    await expect(page.getByRole('contentinfo')).toBeVisible()
  })

  test('an address with a slash too many reaches its page', async ({ page }) => {
    for (const path of [`/services/${lastService.slug}`, articlePath, locationPath]) {
      await page.goto(`${server.url}${path}/?from=ad`)
      await expect(page).toHaveURL(`${server.url}${path}?from=ad`)
      await expect(page.getByRole('heading', { name: 'Page Not Found' })).toHaveCount(0)
    }
  })

  test('any other unknown address stays where it is [spec: Error catalogue]', async ({ page }) => {
    for (const path of ['/no-such-page', '/blog/a/b']) {
      await page.goto(`${server.url}${path}`)
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Page Not Found')
      await expect(page).toHaveURL(`${server.url}${path}`)
    }
  })
})
