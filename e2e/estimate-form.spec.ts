import { readdirSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { findViolations } from './support/accessibility'
import { untilHydrated } from './support/islands'
import { expect, test, type Page } from './support/test'

const messages = {
  Name: 'Name must be at least 2 characters.',
  Email: 'Please enter a valid email address.',
  Phone: 'Please enter a valid phone number.',
  'Pest type': 'Please select a pest type.',
} as const

type FieldName = keyof typeof messages | 'Message'

const submitMilliseconds = 1_500

const main = (page: Page) => page.getByRole('main')
const field = (page: Page, name: FieldName) => main(page).getByLabel(new RegExp(`^${name}`))
const submitButton = (page: Page) =>
  main(page).getByRole('button', { name: 'Get my free estimate' })
const summary = (page: Page) => main(page).getByRole('group', { name: 'There is a problem' })
const dateButton = (page: Page) =>
  main(page).getByRole('button', { name: /^Preferred treatment date/ })
const calendar = (page: Page) => main(page).getByRole('grid')
/** A day in the calendar, such as "May 15", by the words it is read out with. */
const day = (page: Page, name: string) =>
  calendar(page).getByRole('button', { name: new RegExp(`${name}(?!\\d)`) })

test.beforeEach(({ page }) => page.addInitScript(keepLogged))

async function open(page: Page) {
  await page.goto('/estimate')
  await untilHydrated(page)
}

async function fillIn(page: Page) {
  await field(page, 'Name').fill('Ann Visitor')
  await field(page, 'Email').fill('ann@example.org')
  await field(page, 'Phone').fill('614 555 0199')
  await field(page, 'Pest type').selectOption('Wildlife Removal')
}

test('the form asks for what the specification lists [spec: Free Estimate and Thank-you; Entities and their fields]', async ({
  page,
}) => {
  await open(page)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Free Estimate')
  await expect(main(page)).toContainText('free, no-obligation estimate')
  const options = field(page, 'Pest type').getByRole('option')
  await expect(options.first()).toHaveText('Select a pest type')
  await expect(options.first()).toBeDisabled()
  const values = await options.evaluateAll((all) =>
    all.map((option) => [option.getAttribute('value'), option.textContent]),
  )
  expect(values.slice(1)).toEqual([
    ['general-pest', 'General Pest Control'],
    ['bed-bugs', 'Bed Bugs'],
    ['wildlife', 'Wildlife Removal'],
    ['mosquitoes', 'Mosquitoes'],
    ['termites', 'Termites'],
    ['other', 'Other'],
  ])
})

test('an empty form moves the focus to a summary that links to each field', async ({ page }) => {
  await open(page)
  await submitButton(page).click()
  await expect(summary(page)).toBeFocused()
  const required = ['Name', 'Email', 'Phone', 'Pest type'] as const
  await expect(summary(page).getByRole('link')).toHaveText(required.map((name) => messages[name]))
  for (const name of required) {
    await expect(field(page, name)).toHaveAttribute('aria-invalid', 'true')
    await expect(field(page, name)).toHaveAccessibleDescription(
      new RegExp(messages[name].replaceAll('.', '\\.')),
    )
  }
  expect(await findViolations(page)).toEqual([])
  for (const name of required) {
    await summary(page).getByRole('link', { name: messages[name] }).click()
    await expect(field(page, name)).toBeFocused()
  }
  await expect(page).toHaveURL('/estimate')
})

const maxGapPixels = 30

test('each message stands under its field [spec: Validation rules]', async ({ page }) => {
  await open(page)
  await submitButton(page).click()
  for (const name of ['Name', 'Email', 'Phone', 'Pest type'] as const) {
    const message = main(page).getByRole('paragraph').filter({ hasText: messages[name] })
    const top = await message.evaluate((node) => node.getBoundingClientRect().top + window.scrollY)
    const bottom = await field(page, name).evaluate(
      (node) => node.getBoundingClientRect().bottom + window.scrollY,
    )
    expect(top).toBeGreaterThanOrEqual(bottom)
    expect(top).toBeLessThan(bottom + maxGapPixels)
  }
})

test('the form is filled in and sent by keyboard alone', { tag: '@desktop' }, async ({ page }) => {
  await open(page)
  await field(page, 'Name').focus()
  const entries = [
    { name: 'Name', keys: 'Ann Visitor' },
    { name: 'Email', keys: 'ann@example.org' },
    { name: 'Phone', keys: '614 555 0199' },
    { name: 'Pest type', keys: 'Term' },
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

/** Of the visitor's clock: the month is fixed, so that the days below are always there. */
const thisYear = new Date().getFullYear()

test.describe('the calendar', () => {
  test.beforeEach(async ({ page }) => {
    await page.clock.setFixedTime(new Date(`${thisYear}-05-15T12:00:00-04:00`))
    await open(page)
    await field(page, 'Pest type').selectOption('Bed Bugs')
  })

  test('opens on today, with the days before it disabled [spec: Validation rules]', async ({
    page,
  }) => {
    await dateButton(page).click()
    await expect(calendar(page)).toHaveAccessibleName(`May ${thisYear}`)
    await expect(day(page, 'May 15')).toBeFocused()
    for (const past of ['May 1', 'May 14']) await expect(day(page, past)).toBeDisabled()
    for (const open of ['May 15', 'May 16']) await expect(day(page, open)).toBeEnabled()
    await expect(main(page).getByRole('button', { name: /Previous Month/ })).toBeDisabled()
    expect(await findViolations(page)).toEqual([])
  })

  test('is used by keyboard: arrow keys, Enter, and the day in words', async ({ page }) => {
    await dateButton(page).press('Enter')
    await expect(day(page, 'May 15')).toBeFocused()
    await page.keyboard.press('ArrowRight')
    await expect(day(page, 'May 16')).toBeFocused()
    await page.keyboard.press('ArrowDown')
    await expect(day(page, 'May 23')).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(calendar(page)).toBeHidden()
    await expect(dateButton(page)).toBeFocused()
    await expect(dateButton(page)).toContainText(`May 23, ${thisYear}`)
    await expect(page).toHaveURL('/estimate')
  })
})

test.describe('when the calendar cannot be fetched', () => {
  test.use({ expectedConsole: /net::ERR_FAILED/ })

  test("the browser's own date field takes its place", async ({ page }) => {
    await page.route(`**/${findScript('rdp-')}`, (route) => route.abort())
    await page.clock.setFixedTime(new Date(`${thisYear}-05-15T12:00:00-04:00`))
    await open(page)
    await fillIn(page)
    await field(page, 'Pest type').selectOption('Bed Bugs')
    const date = main(page)
      .getByLabel(/^Preferred treatment date/)
      .and(page.locator('input'))
    await expect(date).toHaveAttribute('type', 'date')
    await expect(date).toHaveAttribute('min', `${thisYear}-05-15`)
    await date.fill(`${thisYear}-05-20`)
    expect(await submittedData(page)).toMatchObject({ treatmentDate: `${thisYear}-05-20` })
  })
})

test.describe('when the connection is lost before the check', () => {
  test.use({ expectedConsole: /net::ERR_FAILED/ })

  test('the entries stay, and the form says what to do', async ({ page }) => {
    await page.route(`**/${findScript('ZodMiniEmail')}`, (route) => route.abort())
    await open(page)
    await fillIn(page)
    await submitButton(page).click()
    await expect(main(page).getByRole('status')).toContainText('could not be loaded')
    await expect(field(page, 'Name')).toHaveValue('Ann Visitor')
    await expect(main(page).getByRole('button', { name: 'Try again' })).toBeEnabled()
    await expect(page).toHaveURL('/estimate')
  })
})

test('"Processing..." shows for 1.5 seconds, then the confirmation [spec: States and transitions]', async ({
  page,
}) => {
  await page.clock.install()
  await open(page)
  await fillIn(page)
  await page.clock.pauseAt(Date.now() + 60_000)
  await submitButton(page).click()
  const button = main(page).getByRole('button', { name: 'Processing...' })
  await expect(button).toBeDisabled()
  await page.clock.runFor(submitMilliseconds - 1)
  await expect(button).toBeDisabled()
  await expect(page).toHaveURL('/estimate')
  await page.clock.runFor(1)
  await expect(page).toHaveURL('/thank-you')
})

test('the request is logged, and no part of it leaves the browser [spec: The calls it makes]', async ({
  page,
}) => {
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
    pestType: 'wildlife',
    message: 'Since Sunday.',
  })
  await expect(page).toHaveURL('/thank-you')
  const leaks = sent.filter((text) => /ann|614 555 0199|Sunday/i.test(text))
  expect(leaks).toEqual([])
})

test('the way back from the confirmation finds the form as it was, ready to be used', async ({
  page,
}) => {
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
  await expect(field(page, 'Pest type')).toHaveValue('wildlife')
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

test('what was typed before hydration is still there and is sent', async ({ page }) => {
  let letThrough = () => {}
  const isTyped = new Promise<void>((resolve) => {
    letThrough = resolve
  })
  await page.route('**/_next/**/*.js', async (route) => {
    await isTyped
    await route.continue()
  })
  await page.goto('/estimate', { waitUntil: 'commit' })
  await fillIn(page)
  letThrough()
  await untilHydrated(page)
  expect(await submittedData(page)).toMatchObject({ name: 'Ann Visitor', pestType: 'wildlife' })
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

/** The name of the built script that holds a text. */
function findScript(text: string) {
  const folder = 'out/_next/static'
  const scripts = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.js'))
    .filter((name) => readFileSync(join(folder, name), 'utf8').includes(text))
  expect(scripts, `scripts that hold ${text}`).toHaveLength(1)
  return basename(scripts[0] ?? '')
}
