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
    'on a phone the emergencies begin on the first screen of the home page, below both buttons',
    { tag: '@phone' },
    async ({ page }) => {
      await page.goto('/')
      const emergencies = main(page).getByRole('navigation', { name: home().emergencies?.heading })
      const barPixels = 62
      expect(await topOf(emergencies)).toBeLessThan(844 - barPixels)
      expect(await bottomOf(link(page, '/services'))).toBeLessThan(await topOf(emergencies))
    },
  )

  test('a wide screen shows the house of the home page large', async ({ page }) => {
    await page.setViewportSize({ width: 1280, height: 720 })
    await page.goto('/')
    const house = page.locator('.house-strip > svg')
    await expect(house).toHaveJSProperty('clientWidth', 568)
    expect(await bottomOf(house)).toBeLessThan(640)
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

test('each section of /services links to the terms and questions on the service’s own page', async ({
  page,
}) => {
  await page.goto('/services')
  for (const { slug, questions } of services) {
    const section = page.locator(`#${slug}`)
    await expect(section.locator(`a[href="/${slug}#terms"]`)).toBeVisible()
    if (questions.length === 0) continue
    await section.locator(`a[href="/${slug}#questions"]`).click()
    await expect(page.locator('#questions')).toBeInViewport()
    await page.goBack()
  }
})
