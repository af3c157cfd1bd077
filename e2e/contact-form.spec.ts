import { findViolations } from './support/accessibility'
import { skipWhereFormsAreSent } from './support/forms'
import { untilHydrated } from './support/islands'
import { collectMail } from './support/mail'
import { expect, test, type Locator, type Page } from './support/test'
import { company } from '@/lib/content/company'
import { reviews as quoted } from '@/lib/content/reviews'
import { contactSuccess } from '@/lib/content/texts'

const inquiry = {
  name: 'Ann Visitor',
  email: 'ann@example.org',
  phone: '614 555 0199',
  service: 'Other Services',
  message: 'Scratching above the bedroom,\nsince Sunday & only at night.',
}

const consentText = 'I agree to the privacy policy and consent to being contacted about my inquiry.'

const form = (page: Page) => page.getByRole('region', { name: 'Write to us' })
const field = (page: Page, name: 'Name' | 'Email' | 'Phone' | 'Service' | 'Message') =>
  form(page).getByLabel(new RegExp(`^${name}`))
const consent = (page: Page) => form(page).getByRole('checkbox', { name: consentText })
const sendButton = (page: Page) => form(page).getByRole('button', { name: 'Send message' })
const thanks = (page: Page) =>
  form(page).getByRole('group', { name: 'Thank you!' }).filter({ hasText: contactSuccess })

async function open(page: Page) {
  await page.goto('/contact')
  await untilHydrated(page)
}

/** The page with its clock standing still. */
async function openPaused(page: Page) {
  await page.clock.install()
  await open(page)
  await page.clock.pauseAt(Date.now() + 60_000)
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
    { gap: 'Name', spoil: () => field(page, 'Name').clear() },
    { gap: 'Email', spoil: () => field(page, 'Email').fill('ann@') },
    { gap: 'Phone', spoil: () => field(page, 'Phone').clear() },
    { gap: 'I agree', spoil: () => consent(page).uncheck() },
  ]
  await open(page)
  const mail = await collectMail(page)
  for (const { gap, spoil } of gaps) {
    await fillIn(page)
    await spoil()
    await sendButton(page).click()
    await expect(form(page).getByLabel(gap)).toBeFocused()
    await expect(sendButton(page)).toBeEnabled()
  }
  expect(mail).toEqual([])
})

test('a complete form opens an e-mail to the company with the inquiry in it [spec: The calls it makes]', async ({
  page,
}) => {
  skipWhereFormsAreSent()
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
  await expect(page).toHaveURL('/contact')
})

test('the form is filled in and sent by keyboard alone', { tag: '@desktop' }, async ({ page }) => {
  skipWhereFormsAreSent()
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

test('nothing below the form jumps when the thanks take its place', async ({ page }) => {
  skipWhereFormsAreSent()
  const height = () => page.evaluate(() => document.body.scrollHeight)
  await openPaused(page)
  await fillIn(page)
  const before = await height()
  await sendButton(page).click()
  await page.clock.runFor(500)
  await expect(thanks(page)).toBeVisible()
  expect(await height()).toBe(before)
})

test('nothing of the inquiry goes to a server or into the address [spec: The calls it makes]', async ({
  page,
}) => {
  skipWhereFormsAreSent()
  const sent: string[] = []
  page.on('request', (request) => {
    if (request.url().startsWith('mailto:')) return
    sent.push(decodeURIComponent(request.url()), request.postData() ?? '')
  })
  await open(page)
  await fillIn(page)
  await sendButton(page).click()
  await expect(thanks(page)).toBeVisible()
  expect(sent.filter((text) => text.includes('ann@') || text.includes('Ann'))).toEqual([])
  await expect(page).toHaveURL('/contact')
})

const copyButton = (page: Page) => form(page).getByRole('button', { name: 'Copy your message' })

test('a visitor without a mail program can copy the message', async ({ page, context }) => {
  skipWhereFormsAreSent()
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await open(page)
  await fillIn(page)
  await sendButton(page).click()
  await copyButton(page).click()
  await expect(form(page).getByText('Copied.')).toBeVisible()
  expect(await findViolations(page)).toEqual([])
  const copied = await page.evaluate(() => navigator.clipboard.readText())
  for (const text of Object.values(inquiry)) expect(copied.replaceAll('\r', '')).toContain(text)
})

test('the contact page has hours, reviews and a call band [spec: Contact and call band]', async ({
  page,
}) => {
  await page.goto('/contact')
  const main = page.getByRole('main')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Contact Us')
  for (const { days, hours } of company.hours) {
    await expect(main.getByRole('term').filter({ hasText: days })).toBeVisible()
    await expect(main.getByRole('definition').filter({ hasText: hours })).toBeVisible()
  }
  await expect(main).toContainText(company.claims['reply-time']?.value ?? '')
  const reviews = main.getByRole('region', { name: 'Customer Reviews' })
  await expect(reviews.getByText('Verified Review')).toHaveCount(quoted.contact.length)
  await expect(
    main.getByRole('region', { name: "Don't Know Where To Start? Call Us" }),
  ).toBeVisible()
})

test('the contact page names the phone, the e-mail and the street address [spec: Contact and call band]', async ({
  page,
}) => {
  await page.goto('/contact')
  const details = page.getByRole('region', { name: 'How to reach us' })
  const { phone, email, address } = company
  for (const [name, href] of [
    [phone.display, `tel:${phone.dial}`],
    [email, `mailto:${email}`],
  ] as const) {
    await expect(details.getByRole('link', { name })).toHaveAttribute('href', href)
  }
  await expect(details).toContainText(address.street)
  await expect(details).toContainText(`${address.city}, ${address.state} ${address.postalCode}`)
})

test('the contact page shows the first three articles of the list [spec: Contact and call band]', async ({
  page,
}) => {
  const hrefs = (region: Locator) =>
    region
      .getByRole('link', { name: /^Read More/ })
      .evaluateAll((links) => links.map((link) => link.getAttribute('href')))
  await page.goto('/articles')
  const newest = (await hrefs(page.getByRole('main'))).slice(0, 3)
  await page.goto('/contact')
  expect(await hrefs(page.getByRole('region', { name: 'Latest Tips & Articles' }))).toEqual(newest)
})
