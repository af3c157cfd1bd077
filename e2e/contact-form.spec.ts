import { findViolations } from './support/accessibility'
import { describeUnsentForms } from './support/forms'
import { untilHydrated } from './support/islands'
import { collectMail } from './support/mail'
import { expect, test, type Page } from './support/test'
import { company } from '@/lib/company/company'
import { contactSuccess } from '@/lib/pages/page-copy'
import { reviews as quoted } from '@/lib/reviews/reviews'

// What the form asks for and what it writes is shown in __tests__/islands/contact.

const inquiry = {
  name: 'Ann Visitor',
  email: 'ann@example.org',
  phone: '614 555 0199',
  service: 'Other Services',
  message: 'Scratching above the bedroom,\nsince Sunday & only at night.',
}

const form = (page: Page) => page.getByRole('region', { name: 'Write to us' })
const field = (page: Page, name: 'Name' | 'Email' | 'Phone' | 'Service' | 'Message') =>
  form(page).getByLabel(new RegExp(`^${name}`))
const consent = (page: Page) => form(page).getByRole('checkbox')
const sendButton = (page: Page) => form(page).getByRole('button', { name: 'Send message' })
const thanks = (page: Page) =>
  form(page).getByRole('group', { name: 'Thank you!' }).filter({ hasText: contactSuccess })

async function open(page: Page) {
  await page.goto('/contact')
  await untilHydrated(page)
}

async function fillIn(page: Page) {
  await field(page, 'Name').fill(inquiry.name)
  await field(page, 'Email').fill(inquiry.email)
  await field(page, 'Phone').fill(inquiry.phone)
  await field(page, 'Service').selectOption(inquiry.service)
  await field(page, 'Message').fill(inquiry.message)
  await consent(page).check()
}

test('a form with a gap goes nowhere, and leads to it [spec: Validation rules]', async ({
  page,
}) => {
  const gaps = [
    { gap: field(page, 'Name'), spoil: () => field(page, 'Name').clear() },
    { gap: field(page, 'Email'), spoil: () => field(page, 'Email').fill('ann@') },
    { gap: field(page, 'Phone'), spoil: () => field(page, 'Phone').clear() },
    { gap: consent(page), spoil: () => consent(page).uncheck() },
  ]
  await open(page)
  const mail = await collectMail(page)
  for (const { gap, spoil } of gaps) {
    await fillIn(page)
    await spoil()
    await sendButton(page).click()
    await expect(gap).toBeFocused()
    await expect(sendButton(page)).toBeEnabled()
  }
  expect(mail).toEqual([])
})

describeUnsentForms(() => {
  test(
    'a complete form opens an e-mail to the company, and nothing of it goes to a server or into the address [spec: The calls it makes]',
    { tag: '@every-screen' },
    async ({ page }) => {
      const requests: string[] = []
      page.on('request', (request) => {
        if (request.url().startsWith('mailto:')) return
        requests.push(decodeURIComponent(request.url()), request.postData() ?? '')
      })
      await open(page)
      const mail = await collectMail(page)
      await fillIn(page)
      await sendButton(page).click()
      await expect.poll(() => mail.length).toBe(1)
      const address = new URL(mail[0] ?? '')
      expect(address.pathname).toBe(company.email)
      expect(address.searchParams.get('subject')).toBe('other')
      // A plus sign in a mailto address is a plus sign, so spaces must not be written as one.
      expect(address.search).not.toContain('+')
      expect(address.searchParams.get('body')).toContain(
        'Message: Scratching above the bedroom,\r\nsince Sunday & only at night.\r\n',
      )
      await expect(thanks(page)).toBeVisible()
      await expect(page).toHaveURL('/contact')
      expect(requests.filter((text) => /ann@|Ann/.test(text))).toEqual([])
    },
  )

  test('the thanks come after half a second, move nothing below, and give way to the empty form after 5 seconds [spec: States and transitions]', async ({
    page,
  }) => {
    const height = () => page.evaluate(() => document.body.scrollHeight)
    await page.clock.install()
    await open(page)
    await page.clock.pauseAt(Date.now() + 60_000)
    await fillIn(page)
    const before = await height()
    await sendButton(page).click()
    await expect(form(page).getByRole('button', { name: 'Opening Email...' })).toBeDisabled()
    await page.clock.runFor(499)
    await expect(thanks(page)).toBeHidden()
    await page.clock.runFor(1)
    await expect(thanks(page)).toBeVisible()
    expect(await height()).toBe(before)
    await page.clock.runFor(4_999)
    await expect(thanks(page)).toBeVisible()
    await page.clock.runFor(1)
    await expect(field(page, 'Name')).toHaveValue('')
  })

  test('the form is filled in and sent by keyboard alone', async ({ page }) => {
    await open(page)
    await field(page, 'Name').focus()
    const entries = [
      { control: field(page, 'Name'), keys: inquiry.name },
      { control: field(page, 'Email'), keys: inquiry.email },
      { control: field(page, 'Phone'), keys: inquiry.phone },
      { control: field(page, 'Service'), keys: 'Other' },
      { control: field(page, 'Message'), keys: 'Since Sunday.' },
      { control: consent(page), keys: ' ' },
      { control: form(page).getByRole('link', { name: 'privacy policy' }), keys: '' },
    ]
    for (const { control, keys } of entries) {
      await expect(control).toBeFocused()
      await page.keyboard.type(keys)
      await page.keyboard.press('Tab')
    }
    await expect(sendButton(page)).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(thanks(page)).toBeFocused()
  })

  test('a visitor without a mail program can copy the message', async ({ page, context }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write'])
    await open(page)
    await fillIn(page)
    await sendButton(page).click()
    await form(page).getByRole('button', { name: 'Copy your message' }).click()
    await expect(form(page).getByText('Copied.')).toBeVisible()
    expect(await findViolations(page)).toEqual([])
    const copied = await page.evaluate(() => navigator.clipboard.readText())
    for (const text of Object.values(inquiry)) expect(copied.replaceAll('\r', '')).toContain(text)
  })
})

test('the contact page has hours, ways to reach the company, reviews and a call band [spec: Contact and call band]', async ({
  page,
}) => {
  const { hours, phone, email, address } = company
  await page.goto('/contact')
  const main = page.getByRole('main')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Contact Us')
  for (const { days, hours: times } of hours) {
    await expect(main.getByRole('term').filter({ hasText: days })).toBeVisible()
    await expect(main.getByRole('definition').filter({ hasText: times })).toBeVisible()
  }
  await expect(main).toContainText(company.claims['reply-time']?.value ?? '')
  const details = main.getByRole('region', { name: 'How to reach us' })
  for (const href of [`tel:${phone.dial}`, `mailto:${email}`]) {
    await expect(details.locator(`a[href="${href}"]`).first()).toBeVisible()
  }
  await expect(details).toContainText(address.street)
  await expect(details).toContainText(`${address.city}, ${address.state} ${address.postalCode}`)
  const reviews = main.getByRole('region', { name: 'Customer Reviews' })
  await expect(reviews.getByText('Verified Review')).toHaveCount(quoted.contact.length)
  const band = main.getByRole('region', { name: "Don't Know Where To Start? Call Us" })
  await expect(band.getByRole('link')).toHaveAttribute('href', `tel:${phone.dial}`)
})

test('the contact page shows the first three articles of the list [spec: Contact and call band]', async ({
  page,
}) => {
  const articlesOf = (path: string, region: string) =>
    page.goto(path).then(() =>
      page
        .locator(region)
        .getByRole('link', { name: /^Read More/ })
        .evaluateAll((links) => links.map((link) => link.getAttribute('href'))),
    )
  const newest = (await articlesOf('/articles', 'main')).slice(0, 3)
  const latest = 'section:has(h2:text-is("Latest Tips & Articles"))'
  expect(await articlesOf('/contact', latest)).toEqual(newest)
})
