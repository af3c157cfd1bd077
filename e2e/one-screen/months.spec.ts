import { expect, test, type Page } from '../support/test'
import { months } from '@/content/months'

const year = (page: Page) => page.getByRole('region', { name: months.heading })
const shownToDo = (page: Page) =>
  year(page)
    .getByRole('paragraph')
    .filter({ hasText: /^In [JFMASOND]/, visible: true })

test('the visitor’s own month says what to do, and no other', async ({ page }) => {
  await page.clock.setFixedTime('2031-02-28T12:00:00-05:00')
  await page.goto('/')
  await expect(shownToDo(page)).toHaveText([/^In February,/])
})

test('each animal of the year leads to its page and says its months in words', async ({ page }) => {
  await page.goto('/')
  const rows = year(page).getByRole('listitem')
  await expect(rows).toHaveCount(months.animals.length)
  for (const [index, slug] of months.animals.entries()) {
    const row = rows.nth(index)
    await expect(row.getByRole('link')).toHaveAttribute('href', `/field-guide/${slug}`)
    await expect(row).toHaveText(/: .*(doors|all year|by law)/)
  }
})

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false })

  test('the year is shown, and no month is taken for the visitor’s', async ({ page }) => {
    await page.goto('/')
    await expect(year(page).getByRole('listitem').first()).toBeVisible()
    await expect(shownToDo(page)).toHaveCount(0)
  })
})
