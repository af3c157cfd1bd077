import { services } from './support/site'
import { expect, main, test, type Locator, type Page } from './support/test'
import { company } from '@/lib/site/company'
import { home } from '@/lib/site/page-copy'

const topOf = async (locator: Locator) => (await locator.boundingBox())?.y ?? Infinity

async function bottomOf(locator: Locator) {
  const box = await locator.boundingBox()
  return box ? box.y + box.height : Infinity
}

const link = (page: Page, href: string) => main(page).locator(`a[href^="${href}"]:visible`).first()

// Positions depend on the length of texts, so these hold for the sample only.
if (company().sample) {
  test(
    'a phone’s first screen of the home page has both buttons, and one line to the emergencies, that of the articles the first title',
    { tag: '@phone' },
    async ({ page }) => {
      await page.goto('/')
      const barPixels = 62
      expect(await bottomOf(link(page, '/services'))).toBeLessThan(844 - barPixels)
      expect(await bottomOf(link(page, '#emergencies'))).toBeLessThan(844 - barPixels)
      await link(page, '#emergencies').click()
      const emergencies = main(page).getByRole('navigation', { name: home().emergencies?.heading })
      await expect(emergencies).toBeInViewport({ ratio: 1 })

      await page.goto('/articles')
      const title = main(page).getByRole('article').first().getByRole('heading')
      expect(await bottomOf(title)).toBeLessThan(844 - barPixels)
    },
  )

  test('both buttons of a city are in one row of the first screen from a tablet on', async ({
    page,
  }) => {
    await page.goto('/locations/dublin')
    for (const width of [840, 1024, 1280, 1440]) {
      await page.setViewportSize({ width, height: 800 })
      expect(await bottomOf(link(page, '/estimate'))).toBeLessThan(800)
      expect(await topOf(link(page, '/estimate'))).toBe(await topOf(link(page, 'tel:')))
    }
  })

  test('a small laptop shows the call and estimate links of every service without scrolling', async ({
    page,
  }) => {
    await page.setViewportSize({ width: 1280, height: 720 })
    for (const { slug } of services) {
      await page.goto(`/${slug}`)
      for (const href of ['tel:', '/estimate']) {
        expect(await bottomOf(link(page, href)), `/${slug} ${href}`).toBeLessThan(690)
      }
    }
  })
}
