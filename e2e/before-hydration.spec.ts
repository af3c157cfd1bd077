import { fillContact } from './support/inquiry'
import { islandScripts } from './support/islands'
import { articles, category, categoryQuery, fullestPest } from './support/site'
import { expect, holdBack, main, test, type Page } from './support/test'
import { articlesPage, estimate, forms } from '@/lib/site/page-copy'

/** Opens a page before its React has loaded. @returns A function that lets it load. */
async function openBeforeReact(page: Page, path: string) {
  const loadReact = await holdBack(page, islandScripts)
  await page.goto(path, { waitUntil: 'commit' })
  await expect(page.getByRole('contentinfo')).toBeVisible()
  return loadReact
}

const { fields } = estimate()

/** An error that only our own checks find: with a form service, the browser checks the form before hydration. */
async function fillInTooShortPhone(page: Page) {
  await fillContact(main(page), fields)
  await page.getByLabel(fields.phone.label).fill('555')
  await page.getByLabel(fields.pestType.label).selectOption(fullestPest.value)
}

test(
  'a filter chosen and an estimate form submitted before hydration are answered after it, and the form keeps its values',
  { tag: '@every-browser' },
  async ({ page }) => {
    const loadList = await openBeforeReact(page, '/articles')
    await page.getByLabel(articlesPage().list.filters.category.label).selectOption(category)
    loadList()
    await expect(main(page).getByRole('status')).toContainText(category)
    await expect(page).toHaveURL(`/articles${categoryQuery}`)

    const loadForm = await openBeforeReact(page, '/estimate')
    await fillInTooShortPhone(page)
    await page.getByRole('button', { name: estimate().button }).click()
    loadForm()
    await expect(page.getByRole('heading', { name: forms().problems })).toBeVisible()
    await expect(page.getByLabel(fields.squareFootage.label)).toBeVisible({
      visible: Boolean(fullestPest.asksForRooms),
    })
    await expect(page.getByLabel(fields.name.label)).toHaveValue('Ann Visitor')
    await expect(page.getByLabel(fields.pestType.label)).toHaveValue(fullestPest.value)
    await expect(page).toHaveURL('/estimate')
  },
)

test('a filtered address hides the whole list until React has loaded, for five seconds at most', async ({
  page,
}) => {
  await openBeforeReact(page, `/articles${categoryQuery}`)
  const list = main(page).getByRole('article')
  await expect(list.first()).toBeHidden()
  const durations = await page.evaluate(() =>
    document.getAnimations().map((animation) => {
      animation.finish()
      return animation.effect?.getTiming().duration
    }),
  )
  expect(durations).toContain(5_000)
  await expect(list.first()).toBeVisible()
  await expect(list).toHaveCount(articles.length)
})
