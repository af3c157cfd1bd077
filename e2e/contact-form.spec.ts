import { fillInquiry } from './support/inquiry'
import { openHydrated } from './support/islands'
import { collectMail } from './support/mail'
import { otherInquiry } from './support/site'
import { expect, screens, test, type Locator, type Page } from './support/test'
import { formService } from '@/lib/forms/form-service'
import { company } from '@/lib/site/company'
import { contact } from '@/lib/site/page-copy'

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
  for (const screen of screens) {
    test(
      `on a ${screen} a complete form opens an e-mail, moves nothing below, and nothing of it goes to a server or into the address [spec: The calls it makes]`,
      { tag: `@${screen}` },
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
}

if (!formService()) {
  for (const isReading of [false, true]) {
    test(
      `the copy of a message stays in view when the form comes back${isReading ? ', where it was if somebody is reading it' : ''}`,
      { tag: '@phone' },
      async ({ page }) => {
        await page.clock.install()
        await openHydrated(page, '/contact')
        await collectMail(page)
        await fillInquiry(form(page))
        await sendButton(page).click()
        await page.clock.runFor(500)
        const copy = form(page).getByLabel(mailProgram.copy)
        if (isReading) {
          await copy.focus()
          // Far enough from the top of the page that it can be scrolled back.
          await copy.evaluate((element) => {
            element.scrollIntoView({ block: 'start', behavior: 'instant' })
          })
        }
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
