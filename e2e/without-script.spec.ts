import { fillInquiry } from './support/inquiry'
import { collectMail } from './support/mail'
import { articles, categoryQuery, fullestLocation, kindsOfPages, lastService } from './support/site'
import { expect, test, type Page } from './support/test'
import { company } from '@/lib/content/company'
import { home } from '@/lib/content/texts'

test.use({ javaScriptEnabled: false, expectedConsole: /status of 404 .*\/no-such-page/ })

const main = (page: Page) => page.getByRole('main')

for (const path of [...kindsOfPages, '/no-such-page']) {
  test(
    `${path} shows its content, and nothing in it stays invisible`,
    { tag: '@desktop' },
    async ({ page }) => {
      await page.goto(path)
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      await expect(main(page).getByRole('paragraph').first()).toBeVisible()
      await expect(page.getByRole('contentinfo')).toBeVisible()
      for (const element of await main(page).getByRole('heading').all()) {
        await expect(element).toHaveCSS('opacity', '1')
        await expect(element).toBeVisible()
      }
    },
  )
}

test('every link of the header can be reached', async ({ page, isMobile }) => {
  await page.goto('/')
  const header = page.getByRole('banner')
  if (isMobile) await header.locator('summary', { hasText: 'Menu' }).tap()
  const menu = header.getByRole('navigation', { name: 'Main' })
  await menu.locator('summary', { hasText: 'Services' }).click()
  for (const link of await menu.getByRole('list').getByRole('link').all()) {
    await expect(link).toBeVisible()
  }
  await menu.getByRole('link', { name: lastService.name }).click()
  await expect(page).toHaveURL(`/services/${lastService.slug}`)
})

test('the list of articles is whole, and hides the filters that could not work [spec: What the product does and for whom]', async ({
  page,
}) => {
  await page.goto(`/articles${categoryQuery}`)
  const links = main(page).getByRole('article').getByRole('link')
  await expect(links).toHaveCount(articles.length)
  for (const link of [links.first(), links.last()]) await expect(link).toBeVisible()
  await expect(main(page).getByRole('combobox')).toHaveCount(0)
})

test('the contact form hands its entries to the mail program', async ({ page }) => {
  await page.goto('/contact')
  const mail = await collectMail(page)
  const send = main(page).getByRole('button', { name: 'Send message' })
  await send.click()
  await expect(main(page).getByLabel('Name')).toBeFocused()
  expect(mail).toEqual([])

  await fillInquiry(main(page))
  await send.click()
  await expect.poll(() => mail.length).toBe(1)
  const address = new URL(mail[0] ?? '')
  expect(address.pathname).toBe(company.email)
  expect(address.searchParams.get('body')).toContain('Ann Visitor')
  await expect(page).toHaveURL('/contact')
})

test('the estimate page says how to call and to write instead of showing a dead form', async ({
  page,
}) => {
  await page.goto('/estimate')
  // Playwright's roles and texts leave out what stands in <noscript>.
  const notice = main(page).locator('noscript p')
  await expect(notice).toContainText('JavaScript')
  await expect(notice.locator('a', { hasText: company.phone.display })).toBeVisible()
  await expect(notice.locator('a', { hasText: company.email })).toBeVisible()
  await expect(main(page).getByRole('textbox')).toHaveCount(0)
})

test('the confirmation leads home without a countdown that would not end', async ({ page }) => {
  await page.goto('/thank-you')
  await expect(main(page)).toContainText(company.claims['reply-time']?.value ?? '')
  await expect(main(page).getByText(/seconds?/)).toBeHidden()
  await expect(main(page).getByRole('button')).toHaveCount(0)
  await main(page).getByRole('link', { name: 'click here' }).click()
  await expect(page).toHaveURL('/')
})

test('the field for ZIP codes leads to the list of them', async ({ page }) => {
  await page.goto('/')
  const areas = page.locator('#areas')
  await areas.getByLabel(home.zipCodes.label).fill('00000')
  await areas.getByRole('button', { name: home.zipCodes.button }).click()
  await expect(page).toHaveURL(/#zip-codes$/)
  await expect(areas.getByText(fullestLocation.zipCodes.join(', ')).last()).toBeVisible()
})
