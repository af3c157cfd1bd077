import { articlePath, articles } from './support/site'
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
  const text = await article(page).locator('.prose').boundingBox()
  const beside = await contents.boundingBox()
  expect(text?.width).toBeGreaterThan(1.5 * (beside?.width ?? Infinity))
})

const withTable = articles.find(({ content }) => content.includes('<table'))

if (withTable) {
  test('on a phone each cell of a table follows the heading of its column', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 })
    await page.goto(`/blog${withTable.slug}`)
    const headings = await article(page)
      .locator('td')
      .evaluateAll((cells) => cells.map((cell) => getComputedStyle(cell, '::before').content))
    expect(headings.length).toBeGreaterThan(0)
    expect(headings.filter((heading) => heading === 'none')).toEqual([])
  })
}

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
