import { lastService, services } from './support/site'
import { expect, main, test, type Locator, type Page } from './support/test'

type Service = (typeof services)[number]

const sectionOf = (page: Page, { name }: Service) =>
  main(page).getByRole('region', { name, exact: true })

test(
  'an address with a hash, and a card, scroll to the section with an offset of 80 pixels [spec: Services page]',
  { tag: '@every-browser' },
  async ({ page }) => {
    const [first] = services
    for (const path of [`/services/${lastService.slug}`, '/services']) {
      await page.goto(`${path}#${lastService.slug}`)
      await expect(page.locator('html')).toHaveCSS('scroll-behavior', 'smooth')
      await expectScrolledTo(page, sectionOf(page, lastService))
    }
    await main(page).locator(`article a[href="/services#${first.slug}"]`).click()
    await expectScrolledTo(page, sectionOf(page, first))
  },
)

/** 80 pixels from the top, more below a taller header, or at the end of the page. */
async function expectScrolledTo(page: Page, section: Locator) {
  const header = await page.getByRole('banner').boundingBox()
  const offsetPixels = Math.max(80, (header?.height ?? 0) + 8)
  await expect
    .poll(async () => {
      const top = await section.evaluate((node) => node.getBoundingClientRect().top)
      const isAtEnd = await page.evaluate(
        () => window.innerHeight + window.scrollY >= document.documentElement.scrollHeight - 1,
      )
      return Math.abs(top - offsetPixels) <= 1 || (isAtEnd && top > offsetPixels)
    })
    .toBe(true)
}
