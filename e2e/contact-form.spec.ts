import { hasLargeTargets } from './rules/layout'
import { findViolations } from './support/accessibility'
import { fillInquiry } from './support/inquiry'
import { openHydrated } from './support/islands'
import { collectMail } from './support/mail'
import { otherInquiry } from './support/site'
import { expect, test, type Locator, type Page } from './support/test'
import { company } from '@/lib/content/company'
import { contact } from '@/lib/content/pages'

// What the form asks for and what it writes is shown in __tests__/components/forms.

const form = (page: Page) => page.getByRole('region', { name: contact().form.heading })
const { fields, thanks: thanksWords, copy: copyWords, success } = contact().form
const field = (page: Page, name: keyof typeof fields) => form(page).getByLabel(fields[name].label)
const sendButton = (page: Page) => form(page).getByRole('button', { name: contact().form.button })
const thanks = (page: Page) =>
  form(page).getByRole('group', { name: thanksWords }).filter({ hasText: success })

test('a form with a gap goes nowhere and leads to it, and a complete one opens an e-mail, and goes to no server [spec: Validation rules; The calls it makes]', async ({
  page,
}) => {
  const expectToLeadTo = async (gap: Locator) => {
    await sendButton(page).click()
    await expect(gap).toBeFocused()
    await expect(sendButton(page)).toBeEnabled()
  }
  const consent = form(page).getByRole('checkbox')
  await openHydrated(page, '/contact')
  const mail = await collectMail(page)
  await fillInquiry(form(page))
  await consent.uncheck()
  await expectToLeadTo(consent)
  await field(page, 'email').fill('ann@')
  await expectToLeadTo(field(page, 'email'))
  expect(mail).toEqual([])

  await expectToOpenMail(page, mail, () => sendButton(page).press('Enter'))
})

test(
  'on a phone a complete form opens an email and an accessible confirmation, and the copy of the message stays when the form comes back',
  { tag: '@phone' },
  async ({ page }) => {
    await page.clock.install()
    await openHydrated(page, '/contact')
    const mail = await collectMail(page)
    await expectToOpenMail(page, mail, () => sendButton(page).tap())
    // Rules would otherwise measure colors in the middle of a transition.
    await page.emulateMedia({ reducedMotion: 'reduce' })
    expect.soft(await findViolations(page)).toEqual([])
    expect.soft(await hasLargeTargets({ page })).toEqual([])
    await page.clock.runFor(5_000)
    await expect(field(page, 'name')).toBeVisible()
    await expect(form(page).getByLabel(copyWords)).toBeInViewport({ ratio: 0.9 })
    await expect(form(page).getByLabel(copyWords)).toHaveValue(/Ann Visitor/)
  },
)

/** A complete form moves nothing below when it is sent, and nothing of it goes to a server or into the address. */
async function expectToOpenMail(page: Page, mail: readonly string[], press: () => Promise<void>) {
  const height = () => page.evaluate(() => document.body.scrollHeight)
  const requests: string[] = []
  page.on('request', (request) => {
    if (request.url().startsWith('mailto:')) return
    requests.push(decodeURIComponent(request.url()), request.postData() ?? '')
  })
  await fillInquiry(form(page))
  await field(page, 'message').fill('Scratching above the bedroom,\nsince Sunday & only at night.')
  const before = await height()
  await press()
  await expect.poll(() => mail.length).toBe(1)
  const address = new URL(mail[0] ?? '')
  expect(address.pathname).toBe(company().email)
  expect(address.searchParams.get('subject')).toBe(otherInquiry)
  expect(address.searchParams.get('body')).toContain('since Sunday & only at night.')
  await expect(thanks(page)).toBeFocused()
  expect(await height()).toBe(before)
  await expect(page).toHaveURL('/contact')
  expect(requests.filter((text) => /ann@|Ann/.test(text))).toEqual([])
}
