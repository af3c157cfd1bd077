import { services } from './support/site'
import { expect, hrefsOf, main, test } from './support/test'
import { notFoundPage } from '@/lib/content/pages'

test.use({ expectedConsole: /status of 404/ })

test('the 404 page has its title and heading, links home and to the services, and logs the path to the console [spec: Route table; 404 page]', async ({
  page,
}) => {
  const logged = page.waitForEvent('console', (message) =>
    message.text().includes('/no-such-page/of/ours'),
  )
  await page.goto('/no-such-page/of/ours?from=here')
  expect((await logged).type()).not.toBe('error')
  await expect(page).toHaveTitle(/^Page Not Found \| \S/)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(notFoundPage().heading)
  await expect(page).toHaveURL('/no-such-page/of/ours?from=here')
  const links = main(page).getByRole('article').getByRole('link')
  expect(await hrefsOf(links)).toEqual(services.map(({ slug }) => `/${slug}`))
  await main(page).getByRole('link', { name: notFoundPage().home }).click()
  await expect(page).toHaveURL('/')
})
