import { findViolations } from './support/accessibility'
import { fillContact } from './support/inquiry'
import { openHydrated } from './support/islands'
import { otherPest } from './support/site'
import { expect, main, test, type Page } from './support/test'
import { formService } from '@/lib/forms/form-service'
import { company } from '@/lib/site/company'
import { contact, estimate, forms as formWords } from '@/lib/site/page-copy'

const forms = [
  {
    path: '/contact',
    button: contact().form.button,
    sent: /(^|&)service=/,
    name: contact().form.fields.name.label,
  },
  {
    path: '/estimate',
    button: estimate().button,
    sent: /(^|&)pestType=/,
    name: estimate().fields.name.label,
  },
]

async function fillIn(page: Page) {
  await fillContact(main(page), estimate().fields)
  await main(page).getByLabel(estimate().fields.pestType.label).selectOption(otherPest)
}

/** What autofill, a password manager or a restored session does: no event tells of it. */
async function fillInSilently(page: Page, path: string) {
  await page.evaluate((isContact) => {
    const form = document.querySelector('form')
    const texts = { name: 'Ann Visitor', email: 'ann@example.org', phone: '614 555 0199' }
    for (const [name, text] of Object.entries(texts)) {
      const control = form?.querySelector<HTMLInputElement>(`[name=${name}]`)
      if (control) control.value = text
    }
    const select = form?.querySelector('select')
    if (select) select.selectedIndex = select.options.length - 1
    const consent = form?.querySelector<HTMLInputElement>('[type=checkbox]')
    if (isContact && consent) consent.checked = true
  }, path === '/contact')
}

const everyScript = /\/_next\/static\/.*\.js/

/** The service gives these answers in turn, and then takes whatever comes. */
async function answerWith(page: Page, statuses: (number | 'offline')[]) {
  const bodies: string[] = []
  const headers = {
    'Access-Control-Allow-Origin': '*',
    'Cross-Origin-Resource-Policy': 'cross-origin',
  }
  await page.route(
    new URL(formService()?.endpoint ?? '', 'http://localhost').href,
    async (route) => {
      const status = statuses.shift() ?? 200
      // Playwright would answer in place of a network that is not there.
      if (status === 'offline') return route.abort('internetdisconnected')
      bodies.push(route.request().postData() ?? '')
      await route.fulfill({ status, headers, json: { success: status === 200 } })
    },
  )
  return bodies
}

test.use({
  expectedConsole: /ERR_INTERNET_DISCONNECTED|ERR_FAILED|422/,
})

// Where no form service is set, the forms send nothing.
for (const { path, button, sent, name } of formService() ? forms : []) {
  const press = (name: string, page: Page) => main(page).getByRole('button', { name }).click()

  test(
    `${path} sends what stands in its fields, whoever has put it there without an event`,
    { tag: '@every-browser' },
    async ({ page }) => {
      const bodies = await answerWith(page, [])
      await openHydrated(page, path)
      await fillInSilently(page, path)
      await press(button, page)
      await expect(page).toHaveURL('/thank-you')
      const fields = new URLSearchParams(bodies[0])
      expect(fields.get('name')).toBe('Ann Visitor')
      expect(fields.get('email')).toBe('ann@example.org')
      expect(fields.get('phone')).toBe('614 555 0199')
      expect(bodies).toEqual([expect.stringMatching(sent)])
    },
  )

  test(`${path} of before a deployment says whom to call, and is sent by the browser`, async ({
    page,
  }) => {
    const bodies = await answerWith(page, [])
    await page.route(everyScript, (route) => route.abort())
    await page.goto(path)
    await main(page).getByLabel(name).focus()
    const notice = main(page).getByRole('alert')
    await expect(notice.getByRole('link', { name: company().phone.display })).toBeVisible()
    await expect(notice.getByRole('link', { name: company().email })).toBeVisible()
    await fillInSilently(page, path)
    await press(button, page)
    await expect.poll(() => bodies.length).toBe(1)
    expect(bodies[0]).toMatch(sent)
    expect(bodies[0]).toContain(`form=${path.slice(1)}`)
  })

  // What is said meanwhile, and kept, comes from one code for both forms.
  if (path === '/contact') continue

  test(`${path} says when it is offline or rejected, keeps the entries, also over a reload, and sends them`, async ({
    page,
    context,
  }) => {
    const bodies = await answerWith(page, ['offline', 422])
    await openHydrated(page, path)
    await fillIn(page)
    await context.setOffline(true)
    await press(button, page)
    await expect(main(page).getByText(formWords().sending.offline)).toBeVisible()
    await context.setOffline(false)
    await press(formWords().sending.again, page)
    await expect(main(page).getByText(formWords().sending.rejected)).toBeVisible()
    expect(await findViolations(page)).toEqual([])
    await page.reload()
    await expect(main(page).getByLabel(name)).toHaveValue('Ann Visitor')
    await fillIn(page)
    await press(button, page)
    await expect(page).toHaveURL('/thank-you')
    expect(bodies).toEqual([expect.stringMatching(sent), expect.stringMatching(sent)])
    expect(bodies[1]).toContain('Visitor')
  })
}
