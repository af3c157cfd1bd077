import { showsFocusBack, showsFocusForward } from './rules/focus'
import { hasLargeTargets } from './rules/layout'
import { findViolations } from './support/accessibility'
import { fillContact } from './support/inquiry'
import { openHydrated } from './support/islands'
import { fullestPest } from './support/site'
import { expect, main, test, type Locator, type Page } from './support/test'
import { company } from '@/lib/content/company'
import { estimate, forms } from '@/lib/content/pages'

// What the form asks for, and how it answers a mistake, is shown in __tests__/components/forms.

const { fields } = estimate()

const field = (page: Page, name: keyof typeof fields) => main(page).getByLabel(fields[name].label)
const submitButton = (page: Page) => main(page).getByRole('button', { name: estimate().button })

/** Fails while the header, or the end of the screen, hides what the focus has led to. */
async function expectBelowHeader(page: Page, element: Locator) {
  const bottom = () =>
    page.getByRole('banner').evaluate((header) => header.getBoundingClientRect().bottom)
  await expect
    .poll(async () => ((await element.boundingBox())?.y ?? 0) - (await bottom()))
    .toBeGreaterThanOrEqual(0)
  await expect(element).toBeInViewport({ ratio: 1 })
}

test(
  'a form with errors shows them, and each field to which they lead, below the header',
  { tag: '@phone' },
  async ({ page }) => {
    await openHydrated(page, '/estimate')
    await submitButton(page).tap()
    const problem = main(page).getByRole('heading', { name: forms().problems })
    await expectBelowHeader(page, problem)
    for (const name of ['name', 'email', 'phone', 'pestType'] as const) {
      // Safari zooms into a field with smaller text.
      const textSize = await field(page, name).evaluate((control) =>
        parseFloat(getComputedStyle(control).fontSize),
      )
      expect(textSize).toBeGreaterThanOrEqual(16)
      // With the field just below the header, which covers its label.
      await field(page, name).evaluate((control) => {
        const header = document.querySelector('header')?.getBoundingClientRect().bottom ?? 0
        window.scrollBy({ top: control.getBoundingClientRect().top - header, behavior: 'instant' })
      })
      const link = main(page).locator(`a[href="#${await field(page, name).getAttribute('id')}"]`)
      // A tap would scroll to the link first.
      await link.evaluate((element: HTMLElement) => element.click())
      await expect(field(page, name)).toBeFocused()
      await expectBelowHeader(
        page,
        main(page).locator('label').filter({ hasText: fields[name].label }),
      )
    }
  },
)

test(
  'a form with errors is accessible, with large targets and visible focus',
  { tag: '@phone' },
  async ({ page }) => {
    // Rules would otherwise measure colors in the middle of a transition.
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await openHydrated(page, '/estimate')
    await field(page, 'pestType').selectOption(fullestPest.value)
    if (fullestPest.asksForRooms) await field(page, 'squareFootage').fill('many')
    await submitButton(page).click()
    await expect(main(page).getByRole('heading', { name: forms().problems })).toBeVisible()
    if (fullestPest.asksForRooms) await openCalendarAtToday(page)
    expect.soft(await findViolations(page)).toEqual([])
    expect.soft(await hasLargeTargets({ page })).toEqual([])
    expect.soft(await showsFocusForward({ page })).toEqual([])
    expect.soft(await showsFocusBack({ page })).toEqual([])
  },
)

async function openCalendarAtToday(page: Page) {
  const button = main(page).getByRole('button', { name: fields.treatmentDate.label })
  await button.click()
  await main(page).getByRole('button', { name: forms().calendar.today }).click()
  await button.click()
  await expect(main(page).getByRole('grid')).toBeVisible()
  await main(page).getByRole('gridcell', { selected: true }).hover()
}

if (fullestPest.asksForRooms) {
  test(
    'a day can be chosen by keyboard and by pointer',
    { tag: '@every-browser' },
    async ({ page }) => {
      await page.clock.setFixedTime(new Date('2026-05-12T12:00:00'))
      await openHydrated(page, '/estimate')
      await field(page, 'pestType').selectOption(fullestPest.value)
      const button = main(page).getByRole('button', { name: fields.treatmentDate.label })
      const chosen = main(page).locator('[name=treatmentDate]')
      await button.press('Enter')
      await expect(main(page).locator('td :focus')).toHaveText('12')
      await page.keyboard.press('ArrowRight')
      await page.keyboard.press('Enter')
      await expect(chosen).toHaveValue('2026-05-13')
      await expect(button).toBeFocused()
      await button.click()
      await main(page).getByRole('button', { name: forms().calendar.next }).click()
      await main(page).getByRole('gridcell', { name: '15' }).getByRole('button').click()
      await expect(chosen).toHaveValue('2026-06-15')
    },
  )
}

if (!company().form) {
  const sendRequest = async (page: Page) => {
    await openHydrated(page, '/estimate')
    await fillContact(main(page), fields)
    await field(page, 'pestType').selectOption(fullestPest.value)
    await field(page, 'phone').press('Enter')
    await expect(page).toHaveURL('/thank-you')
  }

  test(
    'the request is logged and thanked for, and no part of it leaves the browser [spec: States and transitions; The calls it makes]',
    { tag: '@every-browser' },
    async ({ page }) => {
      const sent: string[] = []
      page.on('request', (request) => {
        sent.push(decodeURIComponent(request.url()), request.postData() ?? '')
      })
      const logged = page.waitForEvent('console', (message) => message.type() === 'log')
      await sendRequest(page)
      // What exactly is logged, and when, is shown in __tests__/components/forms.
      expect((await logged).text()).toContain('Ann Visitor')
      expect(sent.filter((text) => /ann|614 555 0199|Sunday/i.test(text))).toEqual([])
    },
  )

  test(
    'the way back from the thank-you page finds the form as it was',
    { tag: '@every-browser' },
    async ({ page }) => {
      await sendRequest(page)
      await page.goBack({ waitUntil: 'commit' })
      await expect(page).toHaveURL('/estimate')
      await expect(submitButton(page)).toBeEnabled()
      await expect(field(page, 'name')).toHaveValue('Ann Visitor')
      await expect(field(page, 'pestType')).toHaveValue(fullestPest.value)
      await expect(field(page, 'squareFootage')).toBeVisible({
        visible: Boolean(fullestPest.asksForRooms),
      })
    },
  )
}
