import { startServerWithoutRules } from './support/server-without-rules'
import { articlePath, articles, lastService, locationPath, services } from './support/site'
import { expect, test, type Page } from './support/test'
import { notFoundPage } from '@/lib/pages/page-copy'

const main = (page: Page) => page.getByRole('main')

test.describe('a page that does not exist', () => {
  test.use({ expectedConsole: /status of 404 .*\/no-such-page/ })

  test('says so in its title and heading, leads home and to the services, and writes its path to the console [spec: Route table; 404 page]', async ({
    page,
  }) => {
    const logged = page.waitForEvent('console', (message) =>
      message.text().includes('/no-such-page/of/ours'),
    )
    await page.goto('/no-such-page/of/ours?from=here')
    expect((await logged).type()).not.toBe('error')
    await expect(page).toHaveTitle(notFoundPage.meta.title)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(notFoundPage.heading)
    await expect(page).toHaveURL('/no-such-page/of/ours?from=here')
    const hrefs = await main(page)
      .getByRole('article')
      .getByRole('link')
      .evaluateAll((links) => links.map((link) => link.getAttribute('href')))
    expect(hrefs).toEqual(services.map(({ slug }) => `/${slug}`))
    await main(page).getByRole('link', { name: 'Back to Home' }).click()
    await expect(page).toHaveURL('/')
  })
})

test.describe('on a host without rules', () => {
  test.use({ expectedConsole: /status of 404 .*\/(blog|services|locations|no-such-page)/ })

  let server: Awaited<ReturnType<typeof startServerWithoutRules>>

  test.beforeAll(async () => {
    server = await startServerWithoutRules()
  })

  test.afterAll(() => server.close())

  // Which address goes where is shown in __tests__/lib/browser/missing-page.test.ts.
  test('unknown articles and services, and a slash too many, lead where they would elsewhere [spec: Error catalogue]', async ({
    page,
  }) => {
    const notFound = page.getByRole('heading', { name: notFoundPage.heading })
    await page.goto(`${server.url}/blog/no-such-article`)
    await expect(page).toHaveURL(`${server.url}/articles`)
    await expect(main(page).getByRole('status')).toContainText(String(articles.length))

    await page.goto(`${server.url}/services/nothing`)
    await expect(page).toHaveURL(`${server.url}/services/unknown`)
    await expect(main(page).getByRole('region')).toHaveCount(0)
    await expect(notFound).toHaveCount(0)

    for (const path of [`/services/${lastService.slug}`, articlePath, locationPath]) {
      await page.goto(`${server.url}${path}/?from=ad`)
      await expect(page).toHaveURL(`${server.url}${path}?from=ad`)
      await expect(notFound).toHaveCount(0)
    }

    await page.goto(`${server.url}/no-such-page`)
    await expect(notFound).toBeVisible()
    await expect(page).toHaveURL(`${server.url}/no-such-page`)
  })
})
