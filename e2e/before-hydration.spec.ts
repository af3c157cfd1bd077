import { islandScripts } from './support/islands'
import { category, categoryQuery, fullestPest } from './support/site'
import { expect, holdBack, main, test, type Page } from './support/test'
import { articlesPage, estimate, forms } from '@/lib/pages/page-copy'

/** Opens a page whose React has not come yet. @returns What lets it come. */
async function openBeforeReact(page: Page, path: string) {
  const letThrough = await holdBack(page, islandScripts)
  await page.goto(path, { waitUntil: 'commit' })
  await expect(page.getByRole('contentinfo')).toBeVisible()
  return letThrough
}

const { fields } = estimate()

test('what is filled in and submitted before the estimate form is hydrated stays, and is answered', async ({
  page,
}) => {
  const letThrough = await openBeforeReact(page, '/estimate')
  await page.getByLabel(fields.name.label).fill('Ann Early')
  await page.getByLabel(fields.pestType.label).selectOption(fullestPest.value)
  await page.getByRole('button', { name: estimate().button }).click()
  letThrough()
  await expect(page.getByRole('heading', { name: forms().problems })).toBeVisible()
  await expect(page.getByLabel(fields.squareFootage.label)).toBeVisible({
    visible: Boolean(fullestPest.asksForRooms),
  })
  await expect(page.getByLabel(fields.name.label)).toHaveValue('Ann Early')
  await expect(page.getByLabel(fields.pestType.label)).toHaveValue(fullestPest.value)
  await expect(page).toHaveURL('/estimate')
})

test.describe('where another program changes the page before', () => {
  // React says that it found another page than it expected.
  test.use({ expectedConsole: /Minified React error #418/ })

  test('what was typed stays, and a press is answered', async ({ page }) => {
    const letThrough = await openBeforeReact(page, '/estimate')
    await page.getByLabel(fields.name.label).fill('Ann Early')
    await page.getByLabel(fields.pestType.label).selectOption(fullestPest.value)
    await page.getByLabel(fields.name.label).evaluate((control) => {
      control.before(document.createElement('x-button'))
    })
    await page.getByRole('button', { name: estimate().button }).click()
    letThrough()
    await expect(page.getByRole('heading', { name: forms().problems })).toBeVisible()
    await expect(page.getByLabel(fields.name.label)).toHaveValue('Ann Early')
    await expect(page.getByLabel(fields.pestType.label)).toHaveValue(fullestPest.value)
  })
})

test('a filter that is chosen before the list is hydrated filters it', async ({ page }) => {
  const letThrough = await openBeforeReact(page, '/articles')
  await page.getByLabel(articlesPage().list.filters.category.label).selectOption(category)
  letThrough()
  await expect(main(page).getByRole('status')).toContainText(category)
  await expect(page).toHaveURL(`/articles${categoryQuery}`)
})
