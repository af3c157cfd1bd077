import { untilHydrated } from '../support/islands'
import { expect, test } from '../support/test'

// The home page has no React in the browser, the others do.
for (const path of ['/', '/contact', '/estimate', '/articles']) {
  test(`the copyright line of ${path} shows the year long after the build [spec: Shared footer]`, async ({
    page,
  }) => {
    await page.clock.setFixedTime('2031-06-15T12:00:00-04:00')
    await page.goto(path)
    if (path !== '/') await untilHydrated(page)
    await expect(page.getByRole('contentinfo').getByText('© 2031')).toBeVisible()
  })
}
