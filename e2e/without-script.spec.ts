import { fillInquiry } from './support/inquiry'
import { collectMail } from './support/mail'
import { articles, categoryQuery, headerWords, lastService } from './support/site'
import { expect, main, screens, test } from './support/test'
import { company } from '@/lib/content/company'
import { contact, estimate, everyPage } from '@/lib/content/pages'

test.use({ javaScriptEnabled: false })

for (const screen of screens) {
  test(
    `on a ${screen} without JavaScript all links of the header can be reached`,
    { tag: `@${screen}` },
    async ({ page, isMobile }) => {
      await page.goto('/')
      const header = page.getByRole('banner')
      if (isMobile) await header.locator('summary', { hasText: everyPage().header.menu }).tap()
      const menu = header.getByRole('navigation', { name: everyPage().header.main })
      await menu.locator('summary', { hasText: headerWords.services }).click()
      for (const link of await menu.getByRole('list').getByRole('link').all()) {
        await expect(link).toBeVisible()
      }
      await menu.getByRole('link', { name: lastService.name }).click()
      await expect(page).toHaveURL(`/services/${lastService.slug}`)
    },
  )
}

test('without JavaScript the contact form opens the mail program with its values', async ({
  page,
}) => {
  await page.goto('/contact')
  const mail = await collectMail(page)
  const send = main(page).getByRole('button', { name: contact().form.button })
  await send.click()
  await expect(main(page).getByLabel(contact().form.fields.name.label)).toBeFocused()
  expect(mail).toEqual([])

  await fillInquiry(main(page))
  await send.click()
  await expect.poll(() => mail.length).toBe(1)
  const address = new URL(mail[0] ?? '')
  expect(address.pathname).toBe(company().email)
  expect(address.searchParams.get('body')).toContain('Ann Visitor')
  await expect(page).toHaveURL('/contact')
})

test('without JavaScript the estimate page says phone and email at once, above its form', async ({
  page,
}) => {
  test.skip(Boolean(company().form), 'A form service takes the form itself.')
  await page.goto('/estimate')
  const notice = main(page).getByText(estimate().withoutScript.split('{')[0] ?? '')
  await expect(notice.getByRole('link', { name: company().phone.display })).toBeVisible()
  await expect(notice.getByRole('link', { name: company().email })).toBeVisible()
  const name = main(page).getByLabel(estimate().fields.name.label)
  const topOf = async (locator: typeof name) => (await locator.boundingBox())?.y ?? 0
  expect(await topOf(notice)).toBeLessThan(await topOf(name))
  await expect(main(page).getByRole('button', { name: estimate().button })).toBeDisabled()
})

test('without JavaScript the list of articles is whole, and has no filters', async ({ page }) => {
  await page.goto(`/articles${categoryQuery}`)
  const links = main(page).getByRole('article').getByRole('link')
  await expect(links).toHaveCount(articles.length)
  for (const link of [links.first(), links.last()]) await expect(link).toBeVisible()
  await expect(main(page).getByRole('combobox')).toHaveCount(0)
})
