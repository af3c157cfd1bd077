import { headerWords, lastService, services } from './support/site'
import { expect, hrefsOf, main, test, type Locator, type Page } from './support/test'
import { headerLinks } from '@/lib/content/navigation'
import { everyPage } from '@/lib/content/pages'

const words = everyPage().header

/** The links of the main menu in order, with those of the services menu. */
const menuLinks = headerLinks().flatMap((entry) => ('links' in entry ? entry.links : [entry]))

const header = (page: Page) => page.getByRole('banner')
const mainMenu = (page: Page) => header(page).getByRole('navigation', { name: words.main })
// Playwright has no role for the summary of a details element.
const menuButton = (page: Page) => header(page).locator('summary', { hasText: words.menu })
const servicesButton = (page: Page) =>
  mainMenu(page).locator('summary', { hasText: headerWords.services })
const menuLink = (page: Page, name: string) =>
  mainMenu(page).getByRole('link', { name, exact: true })

/** The name of the entry that many steps after the services menu. */
const nextToServices = (steps: number) =>
  headerLinks()[headerLinks().findIndex((entry) => 'links' in entry) + steps]?.name ?? ''

async function expectServicesOpen(page: Page) {
  for (const { name } of services) await expect(menuLink(page, name)).toBeVisible()
}

async function expectServicesClosed(page: Page) {
  for (const { name } of services) await expect(menuLink(page, name)).toBeHidden()
}

/** Opens both menus of a phone. */
async function tapMenusOpen(page: Page) {
  await menuButton(page).tap()
  // After a click, scrolling would move the pointer off the menu and close it.
  await servicesButton(page).tap()
  await expectServicesOpen(page)
}

async function expectLinksInOrder(page: Page) {
  const links = mainMenu(page).getByRole('list').getByRole('link')
  await expect(links).toHaveText(menuLinks.map(({ name }) => name))
  expect(await hrefsOf(links)).toEqual(menuLinks.map(({ href }) => href))
}

async function followLastService(page: Page) {
  await menuLink(page, lastService.name).click()
  await expect(page).toHaveURL(`/services/${lastService.slug}`)
}

/** A point in the margin of the page, far from every menu. */
const elsewhere = { x: 10, y: 700 }

async function middleOf(element: Locator) {
  const box = await element.boundingBox()
  if (!box) throw new Error('not visible')
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 }
}

test('the services open on hover, stay open on the way to each link, and close when the pointer leaves [spec: Shared header]', async ({
  page,
}) => {
  const steps = 10
  await page.goto('/')
  await expectServicesClosed(page)
  const from = await middleOf(servicesButton(page))
  for (const { name } of services) {
    await page.mouse.move(from.x, from.y)
    await expectServicesOpen(page)
    const to = await middleOf(menuLink(page, name))
    for (let step = 1; step <= steps; step++) {
      const part = step / steps
      await page.mouse.move(from.x + (to.x - from.x) * part, from.y + (to.y - from.y) * part)
      expect(await menuLink(page, name).isVisible(), `${name}, step ${step}`).toBe(true)
    }
    await page.mouse.move(elsewhere.x, elsewhere.y)
    await expectServicesClosed(page)
  }
  // A lifted pen counts as leaving, and would close the menu at once.
  await header(page)
    .locator('[data-menu-area]')
    .dispatchEvent('pointerenter', { pointerType: 'pen' })
  await expectServicesClosed(page)
})

test('Escape closes services that are open on hover, and leaves the focus where it is', async ({
  page,
}) => {
  await page.goto('/')
  const call = header(page).getByRole('link', { name: words.call })
  await call.focus()
  await servicesButton(page).hover()
  await expectServicesOpen(page)
  await page.keyboard.press('Escape')
  await expectServicesClosed(page)
  await expect(call).toBeFocused()
})

test('a click shows the links in order, with the present page underlined, until the next page [spec: Shared header]', async ({
  page,
}) => {
  await page.goto('/')
  await servicesButton(page).click()
  await expectServicesOpen(page)
  await expectLinksInOrder(page)
  await expect(menuLink(page, headerWords.first)).toHaveCSS('text-decoration-line', 'underline')
  await expect(menuLink(page, headerWords.last)).toHaveCSS('text-decoration-line', 'none')
  await followLastService(page)
  await page.mouse.move(elsewhere.x, elsewhere.y)
  await expectServicesClosed(page)
})

test(
  'the menu of a phone opens by keyboard, returns the focus on Escape, and is closed on the next page',
  { tag: '@every-browser' },
  async ({ page }) => {
    const { keyboard } = page
    await page.setViewportSize({ width: 390, height: 844 })
    await page.goto('/')
    await tabTo(page, menuButton(page))
    await keyboard.press('Enter')
    await keyboard.press('Tab')
    await expect(menuLink(page, headerWords.first)).toBeFocused()
    await keyboard.press('Escape')
    await expect(menuLink(page, headerWords.first)).toBeHidden()
    await expect(menuButton(page)).toBeFocused()
    await keyboard.press('Enter')
    await tabTo(page, menuLink(page, headerWords.last))
    await keyboard.press('Enter')
    await expect(page).toHaveURL(menuLinks.at(-1)?.href ?? '')
    await expect(menuLink(page, headerWords.first)).toBeHidden()
  },
)

test(
  'the services open and close by Space and Enter, and return the focus on Escape',
  { tag: '@every-browser' },
  async ({ page }) => {
    const { keyboard } = page
    await page.goto('/contact')
    await tabTo(page, servicesButton(page))
    await keyboard.press('Space')
    await expectServicesOpen(page)
    await keyboard.press('Space')
    await expectServicesClosed(page)
    await keyboard.press('Enter')
    await keyboard.press('Tab')
    await keyboard.press('Escape')
    await expectServicesClosed(page)
    await expect(servicesButton(page)).toBeFocused()
  },
)

test(
  'the services close when the focus leaves them on either side, or on a click outside',
  { tag: '@every-browser' },
  async ({ page }) => {
    const { keyboard } = page
    await page.goto('/contact')
    await tabTo(page, servicesButton(page))
    await keyboard.press('Enter')
    for (const name of [...services.map(({ name }) => name), nextToServices(1)]) {
      await keyboard.press('Tab')
      await expect(menuLink(page, name)).toBeFocused()
    }
    await expectServicesClosed(page)

    await tabTo(page, servicesButton(page), 'Shift+Tab')
    await keyboard.press('Enter')
    await expectServicesOpen(page)
    await keyboard.press('Shift+Tab')
    await expect(menuLink(page, nextToServices(-1))).toBeFocused()
    await expectServicesClosed(page)

    await keyboard.press('Tab')
    await keyboard.press('Enter')
    await expectServicesOpen(page)
    await page.mouse.click(elsewhere.x, elsewhere.y)
    await expectServicesClosed(page)
  },
)

test(
  'on a phone the menus open by tap until another tap or Escape [spec: Shared header]',
  { tag: '@phone' },
  async ({ page }) => {
    await page.goto('/articles')
    await expect(menuLink(page, headerWords.first)).toBeHidden()
    await tapMenusOpen(page)
    await expectLinksInOrder(page)
    await servicesButton(page).tap()
    await expectServicesClosed(page)
    await servicesButton(page).hover()
    await expectServicesClosed(page)
    await servicesButton(page).tap()
    await page.keyboard.press('Escape')
    await expectServicesClosed(page)
    await expect(servicesButton(page)).toBeFocused()
    await page.keyboard.press('Escape')
    await expect(menuLink(page, headerWords.first)).toBeHidden()
    await expect(menuButton(page)).toBeFocused()
  },
)

test(
  'on a phone a tap outside closes the menu, and follows no link',
  { tag: '@phone' },
  async ({ page }) => {
    await page.goto('/articles')
    await menuButton(page).tap()
    const link = main(page).getByRole('heading', { level: 2 }).getByRole('link').first()
    await link.evaluate((link) => link.scrollIntoView({ block: 'end', behavior: 'instant' }))
    const { x, y } = await middleOf(link)
    await page.touchscreen.tap(x, y)
    await expect(menuLink(page, headerWords.first)).toBeHidden()
    await expect(page).toHaveURL('/articles')
  },
)

test(
  'each entry of a phone’s menus can be tapped, portrait or landscape, and the next page has them closed [spec: Shared header]',
  { tag: '@phone' },
  async ({ page }) => {
    await page.setViewportSize({ width: 640, height: 360 })
    await page.goto('/articles')
    await tapMenusOpen(page)
    await expectEntriesCanBeTapped(page)
    await page.setViewportSize({ width: 360, height: 640 })
    await expectEntriesCanBeTapped(page)
    await followLastService(page)
    await expectServicesClosed(page)
    await expect(menuLink(page, headerWords.first)).toBeHidden()
  },
)

async function expectEntriesCanBeTapped(page: Page) {
  for (const entry of await mainMenu(page).locator('a, summary').all()) {
    await entry.scrollIntoViewIfNeeded()
    // The edge of a scrolling menu may clip less than a pixel.
    await expect(entry).toBeInViewport({ ratio: 0.98 })
    // Fails if another element, such as the call bar, would receive the tap.
    await entry.tap({ trial: true })
  }
}

/** Presses Tab until the element has the focus. */
async function tabTo(page: Page, element: Locator, key = 'Tab') {
  const maxPresses = 20
  for (let press = 0; press < maxPresses; press++) {
    await page.keyboard.press(key)
    if (await element.evaluate((node) => node === document.activeElement)) return
  }
  throw new Error(`not reached by ${maxPresses} presses of ${key}`)
}
