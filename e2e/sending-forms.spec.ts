import { findViolations } from './support/accessibility'
import { fillContact, fillInquiry } from './support/inquiry'
import { openHydrated, untilHydrated } from './support/islands'
import { otherPest } from './support/site'
import { expect, main, test, type Page } from './support/test'
import { formService } from '@/lib/forms/form-service'
import { contact, estimate, forms as formWords } from '@/lib/pages/page-copy'

const forms = [
  {
    path: '/contact',
    fillIn: (page: Page) =>
      fillInquiry(main(page).getByRole('region', { name: contact.form.heading })),
    button: contact.form.button,
    sent: /(^|&)service=/,
    name: contact.form.fields.name.label,
  },
  {
    path: '/estimate',
    fillIn: async (page: Page) => {
      await fillContact(main(page), estimate.fields)
      await main(page).getByLabel(estimate.fields.pestType.label).selectOption(otherPest)
    },
    button: estimate.button,
    sent: /(^|&)pestType=/,
    name: estimate.fields.name.label,
  },
]

/** The service gives these answers in turn, and then takes whatever comes. */
async function answerWith(page: Page, statuses: number[]) {
  const bodies: string[] = []
  const headers = {
    'Access-Control-Allow-Origin': '*',
    'Cross-Origin-Resource-Policy': 'cross-origin',
  }
  await page.route(new URL(formService?.endpoint ?? '', 'http://localhost').href, async (route) => {
    bodies.push(route.request().postData() ?? '')
    const status = statuses.shift() ?? 200
    await route.fulfill({ status, headers, json: { success: status === 200 } })
  })
  return bodies
}

test.use({ expectedConsole: /ERR_INTERNET_DISCONNECTED|422/ })

// Where no form service is set, the forms send nothing.
for (const { path, fillIn, button, sent, name } of formService ? forms : []) {
  const press = (name: string, page: Page) => main(page).getByRole('button', { name }).click()

  test(`${path} says when it is offline or rejected, keeps the entries, also over a reload, and sends them`, async ({
    page,
    context,
  }) => {
    const bodies = await answerWith(page, [422])
    await openHydrated(page, path)
    await fillIn(page)
    await context.setOffline(true)
    await press(button, page)
    await expect(main(page).getByText(formWords.sending.offline)).toBeVisible()
    await context.setOffline(false)
    await press(formWords.sending.again, page)
    await expect(main(page).getByText(formWords.sending.rejected)).toBeVisible()
    expect(await findViolations(page)).toEqual([])
    await page.reload()
    await untilHydrated(page)
    await expect(main(page).getByLabel(name)).toHaveValue('Ann Visitor')
    await fillIn(page)
    await press(button, page)
    await expect(page).toHaveURL('/thank-you')
    expect(bodies).toEqual([expect.stringMatching(sent), expect.stringMatching(sent)])
    expect(bodies[1]).toContain('Visitor')
  })
}
