import { findViolations } from './support/accessibility'
import { fillContact, fillInquiry } from './support/inquiry'
import { untilHydrated } from './support/islands'
import { expect, test, type Page } from './support/test'
import { formService } from '@/lib/forms/current-service'

test.skip(!formService, 'No form service is set: the forms send nothing.')

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
      await main(page).getByLabel('Pest type').selectOption('Other')
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

for (const { path, fillIn, button, sent } of forms) {
  test.describe(path, () => {
    test('sends what was written, and thanks for it', async ({ page }) => {
      const bodies = await answerWith(page, [])
      await page.goto(path)
      await untilHydrated(page)
      await fillIn(page)
      await main(page).getByRole('button', { name: button }).click()
      await expect(page).toHaveURL('/thank-you')
      expect(bodies).toHaveLength(1)
      expect(bodies[0]).toContain('Visitor')
      expect(bodies[0]).toMatch(sent)
    })

    test.describe('offline', () => {
      test.use({ expectedConsole: /ERR_INTERNET_DISCONNECTED/ })

      test('says so, keeps the entries, and sends them when it is back', async ({
        page,
        context,
      }) => {
        const bodies = await answerWith(page, [])
        await page.goto(path)
        await untilHydrated(page)
        await fillIn(page)
        await context.setOffline(true)
        await main(page).getByRole('button', { name: button }).click()
        await expect(main(page).getByRole('status')).toContainText('You are offline')
        await expect(main(page).getByLabel('Name')).toHaveValue('Ann Visitor')
        await context.setOffline(false)
        await main(page).getByRole('button', { name: 'Try again' }).click()
        await expect(page).toHaveURL('/thank-you')
        expect(bodies).toHaveLength(1)
      })
    })

    test.describe('rejected', () => {
      test.use({ expectedConsole: /422/ })

      test('says so, keeps the entries over a reload, and sends them again', async ({ page }) => {
        const bodies = await answerWith(page, [422])
        await page.goto(path)
        await untilHydrated(page)
        await fillIn(page)
        await main(page).getByRole('button', { name: button }).click()
        await expect(main(page).getByText(/did not accept your/)).toBeVisible()
        expect(await findViolations(page)).toEqual([])
        await page.reload()
        await untilHydrated(page)
        await expect(main(page).getByLabel('Name')).toHaveValue('Ann Visitor')
        await fillIn(page)
        await main(page).getByRole('button', { name: button }).click()
        await expect(page).toHaveURL('/thank-you')
        expect(bodies).toHaveLength(2)
      })
    })
  })
}
