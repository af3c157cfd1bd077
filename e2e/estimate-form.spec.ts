import { describeUnsentForms } from './support/forms'
import { fillContact } from './support/inquiry'
import { untilHydrated } from './support/islands'
import { expect, test, type Page } from './support/test'

// What the form asks for, and how it answers a mistake, is shown in __tests__/islands/estimate.

type FieldName = 'Name' | 'Email' | 'Phone' | 'Pest type' | 'Message'

const submitMilliseconds = 1_500

const main = (page: Page) => page.getByRole('main')
const field = (page: Page, name: FieldName) => main(page).getByLabel(new RegExp(`^${name}`))
const submitButton = (page: Page) =>
  main(page).getByRole('button', { name: 'Get my free estimate' })

async function open(page: Page) {
  await page.goto('/estimate')
  await untilHydrated(page)
}

async function fillIn(page: Page) {
  await fillContact(main(page))
  await field(page, 'Pest type').selectOption('Other')
}

describeUnsentForms(() => {
  test('the form is filled in and sent by keyboard alone', async ({ page }) => {
    await open(page)
    await field(page, 'Name').focus()
    const entries = [
      { name: 'Name', keys: 'Ann Visitor' },
      { name: 'Email', keys: 'ann@example.org' },
      { name: 'Phone', keys: '614 555 0199' },
      { name: 'Pest type', keys: 'Oth' },
      { name: 'Message', keys: 'Since Sunday.' },
    ] as const
    for (const { name, keys } of entries) {
      await expect(field(page, name)).toBeFocused()
      await page.keyboard.type(keys)
      await page.keyboard.press('Tab')
    }
    await expect(submitButton(page)).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL('/thank-you')
  })

  test(
    'the request is logged, and no part of it leaves the browser [spec: The calls it makes]',
    { tag: '@every-screen' },
    async ({ page }) => {
      const sent: string[] = []
      page.on('request', (request) => {
        sent.push(decodeURIComponent(request.url()), request.postData() ?? '')
      })
      const logged = page.waitForEvent('console', (message) => message.type() === 'log')
      await open(page)
      await fillIn(page)
      await field(page, 'Message').fill('Since Sunday.')
      await submitButton(page).click()
      // What exactly is logged is shown in __tests__/islands/estimate.
      expect((await logged).text()).toContain('Ann Visitor')
      await expect(page).toHaveURL('/thank-you')
      expect(sent.filter((text) => /ann|614 555 0199|Sunday/i.test(text))).toEqual([])
    },
  )

  test('the confirmation comes after 1.5 seconds, and the way back from it finds the form as it was [spec: States and transitions]', async ({
    page,
  }) => {
    await page.clock.install()
    await open(page)
    await fillIn(page)
    await page.clock.pauseAt(Date.now() + 60_000)
    await submitButton(page).click()
    await expect(main(page).getByRole('button', { name: 'Processing...' })).toBeDisabled()
    await page.clock.runFor(submitMilliseconds - 1)
    await expect(page).toHaveURL('/estimate')
    await page.clock.runFor(1)
    await expect(page).toHaveURL('/thank-you')
    await page.goBack({ waitUntil: 'commit' })
    await expect(page).toHaveURL('/estimate')
    await expect(submitButton(page)).toBeEnabled()
    await expect(field(page, 'Name')).toHaveValue('Ann Visitor')
    await expect(field(page, 'Pest type')).toHaveValue('other')
  })
})
