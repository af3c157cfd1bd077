import { describeUnsentForms } from './support/forms'
import { fillContact, fillInquiry } from './support/inquiry'
import { untilHydrated } from './support/islands'
import { category } from './support/site'
import { expect, test, type Page } from './support/test'

const main = (page: Page) => page.getByRole('main')

/** A strict browser: reading any of these throws, and there is no clipboard. */
test.beforeEach(({ page }) =>
  page.addInitScript(() => {
    const refuse = () => {
      throw new DOMException('The operation is insecure.', 'SecurityError')
    }
    for (const name of ['localStorage', 'sessionStorage', 'indexedDB', 'caches']) {
      Object.defineProperty(window, name, { get: refuse })
    }
    Object.defineProperty(document, 'cookie', { get: refuse, set: refuse })
    Object.defineProperty(navigator, 'clipboard', { value: undefined })
  }),
)

test('a visitor without storage can filter the articles', async ({ page }) => {
  await page.goto('/articles')
  await untilHydrated(page)
  await main(page).getByLabel('Category').selectOption(category)
  await expect(main(page).getByRole('status')).toContainText(`for ${category} in`)
})

describeUnsentForms(() => {
  test('a visitor without storage can ask for an estimate', async ({ page }) => {
    await page.goto('/estimate')
    await untilHydrated(page)
    await fillContact(main(page))
    await main(page).getByLabel('Pest type').selectOption('Other')
    await main(page).getByRole('button', { name: 'Get my free estimate' }).click()
    await expect(page).toHaveURL('/thank-you')
  })

  test('a visitor without a clipboard gets the message to copy by hand', async ({ page }) => {
    await page.goto('/contact')
    await untilHydrated(page)
    await fillInquiry(main(page))
    await main(page).getByRole('button', { name: 'Send message' }).click()
    await main(page).getByRole('button', { name: 'Copy your message' }).click()
    await expect(main(page).getByRole('textbox', { name: /did not allow copying/ })).toHaveValue(
      /Ann Visitor/,
    )
  })
})
