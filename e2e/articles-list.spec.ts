import { hasLargeTargets } from './rules/layout'
import { findViolations } from './support/accessibility'
import { openHydrated } from './support/islands'
import { articles, category, categoryQuery } from './support/site'
import { expect, main, test, type Page } from './support/test'
import { articlesPage } from '@/lib/content/pages'

const cards = (page: Page) => main(page).getByRole('article')
const summary = (page: Page) => main(page).getByRole('status')
const { filters, sort, clear } = articlesPage().list
const choices = {
  category: filters.category.label,
  serviceType: filters.serviceType.label,
  pestType: filters.pestType.label,
  sort,
}
const filter = (page: Page, name: keyof typeof choices) =>
  main(page).getByLabel(choices[name], { exact: true })
const clearButton = (page: Page) => main(page).getByRole('button', { name: clear })

async function expectWholeList(page: Page) {
  const count = articles.length
  await expect(cards(page)).toHaveCount(count)
  await expect(summary(page)).toHaveText(articlesPage().list.all.replace('{count}', String(count)))
  await expect(clearButton(page)).toBeHidden()
}

test(
  'back and forward restore earlier filters, also from an article',
  { tag: '@every-browser' },
  async ({ page }) => {
    const expectCategory = async () => {
      await expect(summary(page)).toContainText(category)
      await expect(filter(page, 'category')).toHaveValue(category)
    }
    await openHydrated(page, '/articles')
    await filter(page, 'category').selectOption(category)
    await expectCategory()
    await filter(page, 'sort').selectOption('title-asc')
    await page.goBack()
    await expect(filter(page, 'sort')).toHaveValue('date-desc')
    await expectCategory()
    await cards(page).getByRole('link').first().click()
    await expect(page).toHaveURL(/\/blog\//)
    await page.goBack({ waitUntil: 'commit' })
    await expect(page).toHaveURL(`/articles${categoryQuery}`)
    await expectCategory()
    await page.goBack()
    await expectWholeList(page)
    await expect(filter(page, 'category')).toHaveValue('')
    await page.goForward()
    await expectCategory()
  },
)

test(
  'on a phone a filtered list is accessible, with large targets, and back from an article returns to its place in the list',
  { tag: '@phone' },
  async ({ page }) => {
    // Rules would otherwise measure colors in the middle of a transition.
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await openHydrated(page, '/articles')
    await filter(page, 'category').selectOption(category)
    await expect(clearButton(page)).toBeVisible()
    expect.soft(await findViolations(page)).toEqual([])
    expect.soft(await hasLargeTargets({ page })).toEqual([])
    await clearButton(page).click()
    await expectWayBackToPlace(page)
  },
)

test('arrow keys in a filter add one history entry, not one for each option, and back from an article returns to its place in the list', async ({
  page,
}) => {
  await page.goto('/about')
  await openHydrated(page, '/articles')
  await filter(page, 'category').focus()
  const options = await filter(page, 'category').locator('option').allTextContents()
  for (let presses = 1; presses < options.length; presses++) {
    await page.keyboard.press('ArrowDown')
  }
  await expect(filter(page, 'category')).toHaveValue(options.at(-1) ?? '')
  await filter(page, 'sort').focus()
  for (let presses = 1; presses <= 2; presses++) await page.keyboard.press('ArrowDown')
  await expect(filter(page, 'sort')).toHaveValue('title-asc')
  await page.goBack()
  await expect(filter(page, 'sort')).toHaveValue('date-desc')
  await expect(summary(page)).toContainText(options.at(-1) ?? '')
  await page.goBack()
  await expectWholeList(page)
  await expectWayBackToPlace(page)
  await page.goBack()
  await page.goBack()
  await expect(page).toHaveURL('/about')
})

/** From the last article of an ordered list. */
async function expectWayBackToPlace(page: Page) {
  await filter(page, 'sort').selectOption('title-asc')
  const last = cards(page).last().getByRole('link')
  await last.scrollIntoViewIfNeeded()
  const top = () => last.evaluate((link) => Math.round(link.getBoundingClientRect().top))
  const before = await top()
  await last.click()
  await expect(page).toHaveURL(/\/blog\//)
  await page.goBack()
  await expect.poll(top).toBe(before)
}
