import { articles, lastService, services as entries } from './support/site'
import { expect, test, type Locator, type Page } from './support/test'
import { company } from '@/lib/content/company'
import { reviews } from '@/lib/content/reviews'

/** The services as their pages show them. */
const services = entries.map((service) => ({
  slug: service.slug,
  name: service.name,
  category: service.articleCategory ?? 'Prevention',
  targets: service.targets?.items.map(({ name }) => name) ?? [],
  steps: service.steps.items.map(({ title }) => title),
  button: service.callToAction,
  offersCall: service.offersCall,
  reviewCount: reviews.services[service.slug]?.length ?? 0,
}))

const main = (page: Page) => page.getByRole('main')
const sectionOf = (page: Page, name: string) =>
  main(page).getByRole('region', { name, exact: true })

async function expectSteps(
  within: Locator,
  { steps, button }: { steps: string[]; button: string },
) {
  // The steps are the ordered list whose entries have headings.
  const stepList = within.getByRole('listitem').filter({ has: within.page().getByRole('heading') })
  await expect(stepList.getByRole('heading')).toHaveText(steps)
  await expect(within.getByRole('link', { name: button, exact: true })).toHaveAttribute(
    'href',
    '/contact',
  )
}

async function expectTargets(within: Locator, targets: string[]) {
  for (const target of targets) {
    await expect(within.getByRole('listitem').filter({ hasText: target }).first()).toBeVisible()
  }
}

test('the services page shows all services with their lists and steps [spec: Services page]', async ({
  page,
}) => {
  await page.goto('/services')
  for (const service of services) {
    await expectTargets(sectionOf(page, service.name), service.targets)
    await expectSteps(sectionOf(page, service.name), service)
  }
  for (const { name, offersCall } of services) {
    const call = sectionOf(page, name).locator(`a[href="tel:${company.phone.dial}"]`)
    await expect(call).toHaveCount(offersCall ? 1 : 0)
  }
})

test('each section of the services page quotes its customers [spec: Services page]', async ({
  page,
}) => {
  await page.goto('/services')
  for (const { name, reviewCount } of services) {
    await expect(sectionOf(page, name).getByText('Verified Review')).toHaveCount(reviewCount)
  }
})

test('the services page opens with a card for each service, the estimate and the phone [spec: Services page]', async ({
  page,
}) => {
  await page.goto('/services')
  const cards = main(page).getByRole('article')
  await expect(cards).toHaveCount(services.length)
  for (const { name, slug } of services) {
    const card = cards.filter({ has: page.getByRole('heading', { name, exact: true }) })
    await expect(card.getByRole('link')).toHaveAttribute('href', `/services#${slug}`)
  }
  const links = main(page).getByRole('link')
  await expect(links.filter({ hasText: 'estimate' }).first()).toHaveAttribute('href', '/estimate')
  await expect(links.filter({ hasText: 'Call' }).first()).toHaveAttribute(
    'href',
    `tel:${company.phone.dial}`,
  )
})

for (const service of services) {
  test(
    `/services/${service.slug} shows that section and no other [spec: Services page]`,
    { tag: '@desktop' },
    async ({ page }) => {
      const response = await page.goto(`/services/${service.slug}`)
      expect(response?.status()).toBe(200)
      await expectTargets(sectionOf(page, service.name), service.targets)
      await expectSteps(sectionOf(page, service.name), service)
      for (const other of services) {
        const count = other === service ? 1 : 0
        await expect(sectionOf(page, other.name)).toHaveCount(count)
      }
    },
  )
}

test('an unknown service shows header and footer, no section and no error [spec: Services page]', async ({
  page,
}) => {
  const response = await page.goto('/services/no-such-service')
  expect(response?.status()).toBe(200)
  await expect(page).toHaveURL('/services/no-such-service')
  await expect(page.getByRole('banner')).toBeVisible()
  await expect(page.getByRole('contentinfo')).toBeVisible()
  await expect(main(page).getByRole('region')).toHaveCount(0)
  await expect(main(page).getByRole('heading', { level: 2 })).toHaveCount(0)
  await expect(main(page)).not.toContainText(/error|not found/i)
})

for (const { slug, name } of services) {
  test(`/services#${slug} comes to rest with the section 80 pixels from the top [spec: Services page]`, async ({
    page,
  }) => {
    await page.goto(`/services#${slug}`)
    await expectAtRest(page, sectionOf(page, name))
  })
}

test('a card of the services page scrolls to its section', async ({ page }) => {
  await page.goto('/services')
  await main(page).locator(`article a[href="/services#${lastService.slug}"]`).click()
  await expect(page).toHaveURL(`/services#${lastService.slug}`)
  await expectAtRest(page, sectionOf(page, lastService.name))
})

/** At 80 px, or as near as the end of the page lets it come. */
async function expectAtRest(page: Page, section: Locator) {
  const offsetPixels = 80
  await expect
    .poll(async () => {
      const top = await topOf(section)
      const isAtEnd = await page.evaluate(
        () => window.innerHeight + window.scrollY >= document.documentElement.scrollHeight - 1,
      )
      return Math.abs(top - offsetPixels) <= 1 || (isAtEnd && top > offsetPixels)
    })
    .toBe(true)
}

function topOf(element: Locator) {
  return element.evaluate((node) => node.getBoundingClientRect().top)
}

for (const service of services) {
  const { slug, category } = service

  test(
    `/${slug} shows the service, and a call band [spec: Service pages; Contact and call band]`,
    { tag: '@desktop' },
    async ({ page }) => {
      await page.goto(`/${slug}`)
      await expect(page.getByRole('heading', { level: 1 })).toBeInViewport()
      await expectTargets(main(page), service.targets)
      await expectSteps(
        main(page)
          .getByRole('region')
          .filter({ has: page.getByRole('link', { name: service.button }) }),
        service,
      )
      const band = main(page).getByRole('region', { name: "Don't Know Where To Start? Call Us" })
      await expect(band.getByRole('link')).toHaveAttribute('href', `tel:${company.phone.dial}`)
    },
  )

  test(
    `/${slug} relates up to two articles on ${category}, and leads to all [spec: Service pages]`,
    { tag: '@desktop' },
    async ({ page }) => {
      const count = Math.min(2, articles.filter((article) => article.category === category).length)
      await page.goto(`/${slug}`)
      const related = main(page).getByRole('region', { name: 'Related Articles' })
      const cards = related.getByRole('article')
      await expect(cards).toHaveCount(count)
      if (count === 0) return
      for (const card of await cards.all()) {
        await expect(card).toContainText(`· ${category}`)
        const link = card.getByRole('link', { name: /^Read More/ })
        await expect(link).toHaveAttribute('href', /^\/blog\/[a-z0-9-]+$/)
      }
      await related.getByRole('link', { name: 'View All Articles' }).click()
      await expect(page).toHaveURL('/articles')
    },
  )
}
