import { skipWhereFormsAreSent } from './support/forms'
import { fillContact } from './support/inquiry'
import { untilHydrated } from './support/islands'
import { expect, test, type Page } from './support/test'

type FieldName = 'Name' | 'Email' | 'Phone' | 'Pest type' | 'Message'

const submitMilliseconds = 1_500

const main = (page: Page) => page.getByRole('main')
const field = (page: Page, name: FieldName) => main(page).getByLabel(new RegExp(`^${name}`))
const submitButton = (page: Page) =>
  main(page).getByRole('button', { name: 'Get my free estimate' })

test.beforeEach(({ page }) => page.addInitScript(keepLogged))

async function open(page: Page) {
  await page.goto('/estimate')
  await untilHydrated(page)
}

async function fillIn(page: Page) {
  await fillContact(main(page))
  await field(page, 'Pest type').selectOption('Other')
}

test('the form is filled in and sent by keyboard alone', { tag: '@desktop' }, async ({ page }) => {
  skipWhereFormsAreSent()
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

test('the request is logged, and no part of it leaves the browser [spec: The calls it makes]', async ({
  page,
}) => {
  skipWhereFormsAreSent()
  const sent: string[] = []
  page.on('request', (request) => {
    sent.push(decodeURIComponent(request.url()), request.postData() ?? '')
  })
  await open(page)
  await fillIn(page)
  await field(page, 'Message').fill('Since Sunday.')
  expect(await submittedData(page)).toEqual({
    name: 'Ann Visitor',
    email: 'ann@example.org',
    phone: '614 555 0199',
    pestType: 'other',
    message: 'Since Sunday.',
  })
  await expect(page).toHaveURL('/thank-you')
  const leaks = sent.filter((text) => /ann|614 555 0199|Sunday/i.test(text))
  expect(leaks).toEqual([])
})

test('the way back from the confirmation finds the form as it was, ready to be used', async ({
  page,
}) => {
  skipWhereFormsAreSent()
  await page.clock.install()
  await open(page)
  await fillIn(page)
  await page.clock.pauseAt(Date.now() + 60_000)
  await submitButton(page).click()
  await expect(main(page).getByRole('button', { name: 'Processing...' })).toBeVisible()
  await page.clock.runFor(submitMilliseconds)
  await expect(page).toHaveURL('/thank-you')
  await page.goBack({ waitUntil: 'commit' })
  await expect(page).toHaveURL('/estimate')
  await expect(submitButton(page)).toBeEnabled()
  await expect(field(page, 'Name')).toHaveValue('Ann Visitor')
  await expect(field(page, 'Pest type')).toHaveValue('other')
})

test.describe('before hydration', () => {
  test.use({ expectedConsole: /net::ERR_FAILED/ })

  test('neither the button nor Enter touches the address or the entries', async ({ page }) => {
    await page.route('**/_next/**/*.js', (route) => route.abort())
    await page.goto('/estimate')
    await fillIn(page)
    await field(page, 'Message').fill('Since Sunday.')
    await submitButton(page).click()
    await field(page, 'Name').press('Enter')
    await field(page, 'Phone').press('Enter')
    await expect(page).toHaveURL('/estimate')
    await expect(field(page, 'Name')).toHaveValue('Ann Visitor')
    await expect(field(page, 'Phone')).toHaveValue('614 555 0199')
    await expect(field(page, 'Message')).toHaveValue('Since Sunday.')
  })
})

/** Sends the form and gives what it has written to the console. */
async function submittedData(page: Page): Promise<unknown> {
  await submitButton(page).click()
  await expect(page).toHaveURL('/thank-you')
  return page.evaluate(() => JSON.parse(sessionStorage.getItem('logged') ?? 'null'))
}

/** What is logged goes with the page that logs it, so a copy is kept for the next page. */
function keepLogged() {
  const { log } = console
  console.log = (...entries: unknown[]) => {
    sessionStorage.setItem('logged', JSON.stringify(entries.at(-1)))
    log(...entries)
  }
}
