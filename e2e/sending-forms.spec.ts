import { findViolations } from './support/accessibility'
import { fillContact, fillInquiry } from './support/inquiry'
import { untilHydrated } from './support/islands'
import { otherPest } from './support/site'
import { expect, test, type Page } from './support/test'
import { formService } from '@/lib/forms/current-service'

const main = (page: Page) => page.getByRole('main')

const forms = [
  {
    path: '/contact',
    fillIn: (page: Page) => fillInquiry(main(page).getByRole('region', { name: 'Write to us' })),
    button: 'Send message',
    sent: /"service":|(^|&)service=/,
  },
  {
    path: '/estimate',
    fillIn: async (page: Page) => {
      await fillContact(main(page))
      await main(page).getByLabel('Pest type').selectOption(otherPest)
    },
    button: 'Get my free estimate',
    sent: /"pestType":|(^|&)pestType=/,
  },
]

/** The service gives these answers in turn, and then takes whatever comes. */
async function answerWith(page: Page, statuses: number[]) {
  const bodies: string[] = []
  const headers = {
    'Access-Control-Allow-Origin': '*',
    'Access-Control-Allow-Headers': '*',
    'Cross-Origin-Resource-Policy': 'cross-origin',
  }
  await page.route(new URL(formService?.endpoint ?? '', 'http://localhost').href, async (route) => {
    const request = route.request()
    const isQuestion = request.method() === 'OPTIONS'
    if (!isQuestion) bodies.push(request.postData() ?? '')
    const status = isQuestion ? 200 : (statuses.shift() ?? 200)
    await route.fulfill({ status, headers, json: { success: status === 200 } })
  })
  return bodies
}

test.use({ expectedConsole: /ERR_INTERNET_DISCONNECTED|422/ })

// Where no form service is set, the forms send nothing.
for (const { path, fillIn, button, sent } of formService ? forms : []) {
  const press = (name: string, page: Page) => main(page).getByRole('button', { name }).click()

  test(`${path} says when it is offline or rejected, keeps the entries, also over a reload, and sends them`, async ({
    page,
    context,
  }) => {
    const bodies = await answerWith(page, [422])
    await page.goto(path)
    await untilHydrated(page)
    await fillIn(page)
    await context.setOffline(true)
    await press(button, page)
    await expect(main(page).getByRole('status')).toContainText('You are offline')
    await context.setOffline(false)
    await press('Try again', page)
    await expect(main(page).getByText(/did not accept your/)).toBeVisible()
    expect(await findViolations(page)).toEqual([])
    await page.reload()
    await untilHydrated(page)
    await expect(main(page).getByLabel('Name')).toHaveValue('Ann Visitor')
    await fillIn(page)
    await press(button, page)
    await expect(page).toHaveURL('/thank-you')
    expect(bodies).toEqual([expect.stringMatching(sent), expect.stringMatching(sent)])
    expect(bodies[1]).toContain('Visitor')
  })
}
