import { articlePath } from './support/site'
import { expect, main, test, type Page } from './support/test'
import { articlePage } from '@/lib/content/pages'

const article = (page: Page) => main(page).getByRole('article').first()

test('the table of contents and the call button stay in view beside the text', async ({ page }) => {
  await page.goto(articlePath)
  const contents = article(page).getByRole('navigation', { name: articlePage().contents })
  const last = contents.getByRole('link').last()
  await last.click()
  await expect(page.getByRole('heading', { name: await last.innerText() })).toBeInViewport()
  await expect(last).toBeInViewport({ ratio: 1 })
  const call = article(page).getByRole('complementary').locator('a[href^="tel:"]').first()
  await expect(call).toBeInViewport({ ratio: 1 })
})

test(
  'on a phone the table of contents is collapsed at first',
  { tag: '@phone' },
  async ({ page }) => {
    await page.goto(articlePath)
    const contents = article(page).locator('details', { hasText: articlePage().contents })
    const last = contents.getByRole('link').last()
    await expect(contents.getByRole('link')).toHaveCount(0)
    await contents.locator('summary').click()
    await last.click()
    await expect(page.getByRole('heading', { name: await last.innerText() })).toBeInViewport()
  },
)
