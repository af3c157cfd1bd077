import { articles, services } from './support/site'
import { expect, main, test, type Locator, type Page } from './support/test'
import { getAnimals, getEmergencyGuides } from '@/lib/guide/animals'
import { getLocations } from '@/lib/locations/locations'
import { company } from '@/lib/site/company'
import { articlePage, everyPage, home } from '@/lib/site/page-copy'

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

  test(
    'on a phone the first screen leads from home to the field guide, and says what to do about every animal',
    { tag: '@phone' },
    async ({ page }) => {
      test.slow()
      await page.goto('/')
      expect(await topOf(main(page).locator('a[href="/field-guide"]').first())).toBeLessThan(800)
      for (const { slug } of getAnimals()) {
        await page.goto(`/field-guide/${slug}`)
        expect.soft(await topOf(main(page).locator('#today-heading')), slug).toBeLessThan(800)
      }
    },
  )

  test(
    'on a phone the list of articles is at most five and a half screens long',
    { tag: '@phone' },
    async ({ page }) => {
      await page.goto('/articles')
      expect(await bottomOf(page.getByRole('contentinfo'))).toBeLessThan(5.5 * 844)
    },
  )

  test('a wide screen shows the house large, and hardly an empty column beside the text on a city', async ({
    page,
  }) => {
    await page.setViewportSize({ width: 1280, height: 720 })
    await page.goto('/')
    const house = page.locator('.house-strip > svg')
    await expect(house).toHaveJSProperty('clientWidth', 568)
    expect(await bottomOf(house)).toBeLessThan(640)
    for (const { slug } of getLocations()) {
      await page.goto(`/locations/${slug}`)
      const text = main(page).locator('.prose')
      const emptyPixels = (await bottomOf(text)) - (await bottomOf(page.locator('#terms')))
      expect.soft(emptyPixels, slug).toBeLessThan(200)
    }
  })

  test(
    'on a phone an article shows its short answer first, and links to phone and contact page within two screens [spec: Article detail]',
    { tag: '@phone' },
    async ({ page }) => {
      for (const { slug } of articles) {
        await page.goto(`/blog${slug}`)
        const short = main(page).getByRole('heading', { name: articlePage().short })
        expect.soft(await topOf(short), slug).toBeLessThan(690)
        for (const href of ['tel:', '/contact']) {
          expect.soft(await bottomOf(link(page, href)), slug).toBeLessThan(2 * 844)
        }
      }
    },
  )

  test(
    'on a phone /services/{name} shows that service on the first screen [spec: Services page]',
    { tag: '@phone' },
    async ({ page }) => {
      for (const { slug, name } of services) {
        await page.goto(`/services/${slug}`)
        await expect(page.getByRole('heading', { level: 1 })).toHaveText(name)
        expect(await topOf(page.locator(`#${slug}`)), slug).toBeLessThan(420)
      }
    },
  )

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

  test(
    'on a phone an emergency guide with triage has the number of an office on its first screen',
    { tag: '@phone' },
    async ({ page }) => {
      for (const { slug, triage, cards } of getEmergencyGuides()) {
        if (!triage || triage.yes.offices.length === 0) continue
        await page.goto(`/field-guide/${slug}`)
        // The card for 911 comes before it.
        const maxTop = cards.emergency ? 900 : 800
        expect(await topOf(link(page, 'tel:')), slug).toBeLessThan(maxTop)
      }
    },
  )
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

test(
  'an emergency guide has an outlined call button without estimate',
  { tag: '@phone' },
  async ({ page }) => {
    const [guide] = getEmergencyGuides()
    test.skip(!guide, 'This company has no emergency guides.')
    await page.goto(`/field-guide/${guide?.slug}`)
    const bar = page.getByRole('navigation', { name: everyPage().callBar.label })
    await expect(bar.getByRole('link')).toHaveCount(1)
    await expect(bar.getByRole('link')).toHaveCSS('background-color', 'rgba(0, 0, 0, 0)')
  },
)
