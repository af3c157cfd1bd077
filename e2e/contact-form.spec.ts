import { fillInquiry } from './support/inquiry'
import { openHydrated } from './support/islands'
import { collectMail } from './support/mail'
import { otherInquiry } from './support/site'
import { expect, hrefsOf, main, test, type Locator, type Page } from './support/test'
import { formService } from '@/lib/forms/form-service'
import { company } from '@/lib/site/company'
import { articlesPage, contact, everyPage, reviews as quoted } from '@/lib/site/page-copy'

// What the form asks for and what it writes is shown in __tests__/islands/forms.

const form = (page: Page) => page.getByRole('region', { name: contact().form.heading })
const { fields, mailProgram, success } = contact().form
const field = (page: Page, name: keyof typeof fields) => form(page).getByLabel(fields[name].label)
const sendButton = (page: Page) => form(page).getByRole('button', { name: contact().form.button })
const thanks = (page: Page) =>
  form(page).getByRole('group', { name: mailProgram.thanks }).filter({ hasText: success })

test('a form with a gap goes nowhere, and leads to it [spec: Validation rules]', async ({
  page,
}) => {
  const consent = form(page).getByRole('checkbox')
  await openHydrated(page, '/contact')
  const mail = await collectMail(page)
  for (const [gap, spoil] of [
    [field(page, 'name'), (gap) => gap.clear()],
    [field(page, 'email'), (gap) => gap.fill('ann@')],
    [field(page, 'phone'), (gap) => gap.clear()],
    [consent, (gap) => gap.uncheck()],
  ] satisfies [Locator, (gap: Locator) => Promise<void>][]) {
    await fillInquiry(form(page))
    await spoil(gap)
    await sendButton(page).click()
    await expect(gap).toBeFocused()
    await expect(sendButton(page)).toBeEnabled()
  }
  expect(mail).toEqual([])
})

if (!formService()) {
  test(
    'a complete form opens an e-mail, moves nothing below, and nothing of it goes to a server or into the address [spec: The calls it makes]',
    { tag: '@every-screen' },
    async ({ page, isMobile }) => {
      const height = () => page.evaluate(() => document.body.scrollHeight)
      const requests: string[] = []
      page.on('request', (request) => {
        if (request.url().startsWith('mailto:')) return
        requests.push(decodeURIComponent(request.url()), request.postData() ?? '')
      })
      await openHydrated(page, '/contact')
      const mail = await collectMail(page)
      await fillInquiry(form(page))
      await field(page, 'message').fill(
        'Scratching above the bedroom,\nsince Sunday & only at night.',
      )
      const before = await height()
      if (isMobile) await sendButton(page).tap()
      else await sendButton(page).press('Enter')
      await expect.poll(() => mail.length).toBe(1)
      const address = new URL(mail[0] ?? '')
      expect(address.pathname).toBe(company().email)
      expect(address.searchParams.get('subject')).toBe(otherInquiry)
      expect(address.searchParams.get('body')).toContain('since Sunday & only at night.')
      await expect(thanks(page)).toBeFocused()
      expect(await height()).toBe(before)
      await expect(page).toHaveURL('/contact')
      expect(requests.filter((text) => /ann@|Ann/.test(text))).toEqual([])
    },
  )
}

if (!formService()) {
  for (const isReading of [false, true]) {
    test(
      `the copy of a message stays in view when the form comes back${isReading ? ', where it was if somebody is reading it' : ''}`,
      { tag: '@every-screen' },
      async ({ page }) => {
        await page.clock.install()
        await openHydrated(page, '/contact')
        await collectMail(page)
        await fillInquiry(form(page))
        await sendButton(page).click()
        await page.clock.runFor(500)
        const copy = form(page).getByLabel(mailProgram.copy)
        if (isReading) await copy.focus()
        const top = () => copy.evaluate((element) => element.getBoundingClientRect().top)
        const before = await top()
        await page.clock.runFor(5_000)
        await expect(field(page, 'name')).toBeVisible()
        if (isReading) expect(Math.abs((await top()) - before)).toBeLessThanOrEqual(2)
        else await expect(copy).toBeInViewport({ ratio: 0.9 })
      },
    )
  }

  test('a visitor who reads above the form stays there when the form comes back', async ({
    page,
  }) => {
    await page.clock.install()
    await page.setViewportSize({ width: 390, height: 300 })
    await openHydrated(page, '/contact')
    await collectMail(page)
    await fillInquiry(form(page))
    await sendButton(page).click()
    await page.clock.runFor(500)
    await expect(thanks(page)).toBeFocused()
    await thanks(page).blur()
    await page.evaluate(() => window.scrollTo({ top: 0, behavior: 'instant' }))
    await page.clock.runFor(5_000)
    await expect(field(page, 'name')).toBeVisible()
    expect(await page.evaluate(() => window.scrollY)).toBe(0)
  })
}

test('the contact page has hours, ways to reach the company, reviews and a call band [spec: Contact and call band]', async ({
  page,
}) => {
  const { hours, phone, email, address } = company()
  await page.goto('/contact')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(contact().hero.heading)
  for (const { days, hours: times } of hours) {
    await expect(main(page).getByRole('term').filter({ hasText: days })).toBeVisible()
    await expect(main(page).getByRole('definition').filter({ hasText: times })).toBeVisible()
  }
  await expect(main(page)).toContainText(company().claims['reply-time']?.value ?? '')
  const details = main(page).getByRole('region', { name: contact().details.heading })
  for (const href of [`tel:${phone.dial}`, `mailto:${email}`]) {
    await expect(details.locator(`a[href="${href}"]`).first()).toBeVisible()
  }
  await expect(details).toContainText(address.street ?? '')
  await expect(details).toContainText(`${address.city}, ${address.state} ${address.postalCode}`)
  await expect(main(page).getByText(everyPage().reviews.verified)).toHaveCount(
    quoted().contact.length,
  )
  const band = main(page).getByRole('region', { name: everyPage().callBand })
  await expect(band.getByRole('link')).toHaveAttribute('href', `tel:${phone.dial}`)
})

test('the contact page shows the first three articles of the list [spec: Contact and call band]', async ({
  page,
}) => {
  await page.goto('/articles')
  const newest = await hrefsOf(main(page).getByRole('heading', { level: 2 }).getByRole('link'))
  await page.goto('/contact')
  const latest = main(page).getByRole('region', { name: contact().articles.heading })
  const readMore = latest.getByRole('link', { name: articlesPage().list.card.readMore })
  expect(await hrefsOf(readMore)).toEqual(newest.slice(0, 3))
})
