import { fillContact, fillInquiry } from './support/inquiry'
import { islandScripts } from './support/islands'
import { articles, category, categoryQuery, fullestPest, otherInquiry } from './support/site'
import { expect, holdBack, main, test, type Page } from './support/test'
import { articlesPage, contact, estimate } from '@/lib/content/pages'

/** Opens a page before its React has loaded. @returns A function that lets it load. */
async function openBeforeReact(page: Page, path: string) {
  const loadReact = await holdBack(page, islandScripts)
  await page.goto(path, { waitUntil: 'commit' })
  await expect(page.getByRole('contentinfo')).toBeVisible()
  return loadReact
}

const { fields } = estimate()

test(
  'what is typed into each field of a form before hydration is there after it, with the fields that depend on the pest',
  { tag: '@every-browser' },
  async ({ page }) => {
    const loadEstimate = await openBeforeReact(page, '/estimate')
    const button = main(page).getByRole('button', { name: estimate().button })
    await expect(button).toBeDisabled()
    await fillContact(main(page), fields)
    await main(page).getByLabel(fields.pestType.label).selectOption(fullestPest.value)
    await main(page).getByLabel(fields.message.label).fill('Bites in a row.')
    loadEstimate()
    await expect(button).toBeEnabled()
    await expect(main(page).getByLabel(fields.name.label)).toHaveValue('Ann Visitor')
    await expect(main(page).getByLabel(fields.email.label)).toHaveValue('ann@example.org')
    await expect(main(page).getByLabel(fields.phone.label)).toHaveValue('614 555 0199')
    await expect(main(page).getByLabel(fields.pestType.label)).toHaveValue(fullestPest.value)
    await expect(main(page).getByLabel(fields.message.label)).toHaveValue('Bites in a row.')
    for (const { label } of [fields.squareFootage, fields.treatmentDate]) {
      await expect(page.getByText(label, { exact: false }).first()).toBeVisible({
        visible: Boolean(fullestPest.asksForRooms),
      })
    }

    const loadContact = await openBeforeReact(page, '/contact')
    const { form } = contact()
    await fillInquiry(main(page))
    await main(page).getByLabel(form.fields.message.label).fill('Ants.')
    loadContact()
    await expect(main(page).getByText(form.withoutScript.split('{')[0] ?? '')).toHaveCount(0)
    await expect(main(page).getByLabel(form.fields.name.label)).toHaveValue('Ann Visitor')
    await expect(main(page).getByLabel(form.fields.service.label)).toHaveValue(otherInquiry)
    await expect(main(page).getByLabel(form.fields.message.label)).toHaveValue('Ants.')
    await expect(page.getByRole('checkbox')).toBeChecked()
  },
)

test(
  'a filter chosen before hydration is answered after it',
  { tag: '@every-browser' },
  async ({ page }) => {
    const loadList = await openBeforeReact(page, '/articles')
    await main(page).getByLabel(articlesPage().list.filters.category.label).selectOption(category)
    loadList()
    await expect(main(page).getByRole('status')).toContainText(category)
    await expect(page).toHaveURL(`/articles${categoryQuery}`)
  },
)

test('a filtered address shows all articles until React has loaded, and nothing above them moves', async ({
  page,
}) => {
  const load = await openBeforeReact(page, `/articles${categoryQuery}`)
  const list = main(page).getByRole('article')
  const top = () => list.first().evaluate((card) => card.getBoundingClientRect().top)
  await expect(list).toHaveCount(articles.length)
  const before = await top()
  load()
  await expect(main(page).getByRole('status')).toContainText(category)
  expect(Math.abs((await top()) - before)).toBeLessThanOrEqual(1)
})
