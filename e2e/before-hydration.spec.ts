import { islandScripts } from './support/islands'
import { category, categoryQuery } from './support/site'
import { expect, test, type Page } from './support/test'

const slowMilliseconds = 700

/** React takes its time, as on a slow connection. */
async function slowScripts(page: Page) {
  await page.route(islandScripts, async (route) => {
    await new Promise((resolve) => setTimeout(resolve, slowMilliseconds))
    await route.continue()
  })
}

test('a press on the estimate button is answered once the form is hydrated', async ({ page }) => {
  await slowScripts(page)
  await page.goto('/estimate', { waitUntil: 'domcontentloaded' })
  await page.getByRole('button', { name: 'Get my free estimate' }).click()
  await expect(page.getByRole('heading', { name: 'There is a problem' })).toBeVisible()
  await expect(page).toHaveURL('/estimate')
})

test('what is filled in before the estimate form is hydrated stays, and counts', async ({
  page,
}) => {
  await slowScripts(page)
  await page.goto('/estimate', { waitUntil: 'domcontentloaded' })
  await page.getByLabel('Name').fill('Ann Early')
  await page.getByLabel('Pest type').selectOption('bed-bugs')
  await expect(page.getByLabel('Square footage')).toBeVisible()
  await expect(page.getByLabel('Name')).toHaveValue('Ann Early')
  await expect(page.getByLabel('Pest type')).toHaveValue('bed-bugs')
})

test('a filter that is chosen before the list is hydrated filters it', async ({ page }) => {
  await slowScripts(page)
  await page.goto('/articles', { waitUntil: 'domcontentloaded' })
  await page.getByLabel('Category').selectOption(category)
  await expect(page.getByText(`articles for ${category} in`)).toBeVisible()
  await expect(page).toHaveURL(`/articles${categoryQuery}`)
})

for (const query of ['?fbclid=abc', '?utm_source=ad&utm_medium=cpc', '?gclid=category']) {
  test(`/articles${query} shows the whole list at once, before its scripts have come`, async ({
    page,
  }) => {
    await page.route(islandScripts, () => {})
    await page.goto(`/articles${query}`, { waitUntil: 'commit' })
    await expect(page.getByRole('main').getByRole('article').first()).toBeVisible()
    await expect(page.locator('html')).not.toHaveAttribute('data-query')
  })
}
