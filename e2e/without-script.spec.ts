import { fillInquiry } from './support/inquiry'
import { collectMail } from './support/mail'
import { readSitemap } from './support/site'
import { expect, test, type Page } from './support/test'
import { company } from '@/content/company'

test.use({ javaScriptEnabled: false })

const main = (page: Page) => page.getByRole('main')

const kindsOfPages = [
  { path: '/', heading: /\S/ },
  { path: '/about', heading: /About/i },
  { path: '/services', heading: /services/i },
  { path: '/services/bed-bugs', heading: /services/i },
  { path: '/pest-control', heading: /pest control/i },
  { path: '/contact', heading: 'Contact Us' },
  { path: '/estimate', heading: 'Free Estimate' },
  { path: '/thank-you', heading: 'Thank You!' },
  { path: '/articles', heading: 'Articles' },
  { path: '/blog/signs-of-bed-bugs', heading: /Bed Bugs/ },
  { path: '/locations/dublin', heading: 'Pest Control in Dublin' },
  { path: '/privacy-policy', heading: 'Privacy Policy' },
  { path: '/sitemap', heading: 'Sitemap' },
]

for (const { path, heading } of kindsOfPages) {
  test(
    `${path} shows its content, and nothing in it stays invisible`,
    { tag: '@desktop' },
    async ({ page }) => {
      await page.goto(path)
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading)
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
  await expect(menu.getByRole('list').getByRole('link')).toHaveText([
    'Home',
    'About Us',
    'Pest Control',
    'Bed Bug Extermination',
    'Wildlife Removal',
    'Articles',
    'Contact',
  ])
  await menu.getByRole('link', { name: 'Bed Bug Extermination' }).click()
  await expect(page).toHaveURL('/services/bed-bugs')
})

test('the list of articles is whole, and hides the filters that could not work [spec: What the product does and for whom]', async ({
  page,
}) => {
  const articles = readSitemap().paths.filter((path) => path.startsWith('/blog/'))
  await page.goto('/articles?category=Wildlife')
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
  await expect(main(page)).toContainText('within 24 hours')
  await expect(main(page).getByText(/seconds?/)).toBeHidden()
  await expect(main(page).getByRole('button')).toHaveCount(0)
  await main(page).getByRole('link', { name: 'click here' }).click()
  await expect(page).toHaveURL('/')
})

test.describe('at an address that does not exist', () => {
  test.use({ expectedConsole: /status of 404 .*\/no-such-page/ })

  test('the visitor reads so and is led on', async ({ page }) => {
    await page.goto('/no-such-page')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Page Not Found')
    await expect(main(page).getByRole('link', { name: 'Back to Home' })).toBeVisible()
  })
})
