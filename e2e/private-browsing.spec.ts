import { describeUnsentForms } from './support/forms'
import { fillContact, fillInquiry } from './support/inquiry'
import { untilHydrated } from './support/islands'
import { category, otherPest } from './support/site'
import { expect, test, type Page } from './support/test'

const main = (page: Page) => page.getByRole('main')

async function open(page: Page, path: string) {
  await page.goto(path)
  await untilHydrated(page)
}

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

describeUnsentForms(() => {
  test('a visitor without storage and clipboard can filter articles, write, and ask for an estimate', async ({
    page,
  }) => {
    await open(page, '/articles')
    await main(page).getByLabel('Category').selectOption(category)
    await expect(main(page).getByRole('status')).toContainText(`for ${category} in`)

    await open(page, '/contact')
    await fillInquiry(main(page))
    await main(page).getByRole('button', { name: 'Send message' }).click()
    await main(page).getByRole('button', { name: 'Copy your message' }).click()
    const copy = main(page).getByRole('textbox', { name: /did not allow copying/ })
    await expect(copy).toHaveValue(/Ann Visitor/)

    await open(page, '/estimate')
    await fillContact(main(page))
    await main(page).getByLabel('Pest type').selectOption(otherPest)
    await main(page).getByRole('button', { name: 'Get my free estimate' }).click()
    await expect(page).toHaveURL('/thank-you')
  })
})
