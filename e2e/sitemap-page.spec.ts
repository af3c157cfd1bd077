import { canonicalPages } from './support/site'
import { expect, test } from './support/test'

test('the sitemap page lists the pages of the site, and leads to sitemap.xml [spec: Sitemap page]', async ({
  page,
}) => {
  await page.goto('/sitemap')
  const hrefs = await page
    .getByRole('main')
    .getByRole('link')
    .evaluateAll((links) => links.map((link) => link.getAttribute('href')))
  const expected = [...canonicalPages.filter((path) => path !== '/sitemap'), '/sitemap.xml']
  expect(hrefs).toEqual(expect.arrayContaining(expected))
})
