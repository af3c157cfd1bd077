import { locations, services } from '../support/site'
import { expect, test } from '../support/test'

test('the sitemap page lists the pages in groups and leads to sitemap.xml [spec: Sitemap page]', async ({
  page,
}) => {
  await page.goto('/sitemap')
  const main = page.getByRole('main')
  const hrefs = await main
    .getByRole('link')
    .evaluateAll((links) => links.map((link) => link.getAttribute('href')))
  for (const { slug } of locations) expect(hrefs).toContain(`/locations/${slug}`)
  for (const path of ['/', '/about', '/services', '/articles', '/contact', '/estimate']) {
    expect(hrefs).toContain(path)
  }
  for (const { slug } of services) expect(hrefs).toContain(`/${slug}`)
  for (const path of ['/privacy-policy', '/terms-of-service']) expect(hrefs).toContain(path)
  await expect(main.getByRole('link', { name: 'sitemap.xml' })).toHaveAttribute(
    'href',
    '/sitemap.xml',
  )
})
