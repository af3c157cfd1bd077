import { articles, lastService, services } from './support/site'
import { cardOf, expect, hrefsOf, main, test, type Locator, type Page } from './support/test'
import { company } from '@/lib/site/company'
import { articlePage, articlesPage, everyPage, reviews } from '@/lib/site/page-copy'
import { getEntry } from '@/lib/site/site-content'

type Service = (typeof services)[number]

const sectionOf = (page: Page, { name }: Service) =>
  main(page).getByRole('region', { name, exact: true })

/** Checks a service's list, its steps in order, and its button. */
async function expectService(within: Locator, { targets, steps, callToAction }: Service) {
  for (const { name } of targets?.items ?? []) {
    await expect(within.getByRole('listitem').filter({ hasText: name }).first()).toBeVisible()
  }
  const titles = steps.items.map(({ title }) => title)
  const headings = await within.getByRole('listitem').getByRole('heading').allInnerTexts()
  expect(headings.filter((heading) => titles.includes(heading))).toEqual(titles)
  const button = within.getByRole('link', { name: callToAction, exact: true }).first()
  await expect(button).toHaveAttribute('href', '/contact')
}

test('the services page has a card and a section with reviews for each service, and links to estimate and phone [spec: Services page]', async ({
  page,
}) => {
  await page.goto('/services')
  const call = `a[href="tel:${company().phone.dial}"]`
  for (const path of ['a[href="/estimate"]', call]) {
    await expect(main(page).locator(path).first()).toBeVisible()
  }
  for (const service of services) {
    const { name, slug, offersCall } = service
    await expect(cardOf(page, main(page), name).getByRole('link')).toHaveAttribute(
      'href',
      `/services#${slug}`,
    )
    const section = sectionOf(page, service)
    await expectService(section, service)
    await expect(section.locator(call)).toHaveCount(offersCall ? 1 : 0)
    await expect(section.getByText(everyPage().reviews.verified)).toHaveCount(
      reviews().services[slug]?.length ?? 0,
    )
  }
})

test('/services/{name} shows the section of that service and no other [spec: Services page]', async ({
  page,
}) => {
  for (const service of services) {
    await page.goto(`/services/${service.slug}`)
    for (const other of services) {
      await expect(sectionOf(page, other)).toHaveCount(other === service ? 1 : 0)
    }
  }
})

test('an unknown service shows header and footer, no section and no error [spec: Services page]', async ({
  page,
}) => {
  await page.goto('/services/no-such-service')
  await expect(page).toHaveURL('/services/no-such-service')
  await expect(page.getByRole('banner')).toBeVisible()
  await expect(page.getByRole('contentinfo')).toBeVisible()
  await expect(main(page).getByRole('region')).toHaveCount(0)
  await expect(main(page).getByRole('heading', { level: 2 })).toHaveCount(0)
  await expect(main(page)).not.toContainText(/error|not found/i)
})

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

const { forOtherServices } = getEntry('article-filters')

for (const service of services) {
  const { slug, articleCategory: category = forOtherServices } = service
  const newest = articles.filter((article) => article.category === category).slice(0, 2)

  test(`/${slug} shows the service, the call band, and the newest two articles on ${category} [spec: Service pages; Contact and call band]`, async ({
    page,
  }) => {
    await page.goto(`/${slug}`)
    await expectService(main(page), service)
    const band = main(page).getByRole('region', { name: everyPage().callBand })
    await expect(band.getByRole('link')).toHaveAttribute('href', `tel:${company().phone.dial}`)
    const related = main(page).getByRole('region', { name: articlePage().related })
    const links = related.getByRole('link', { name: articlesPage().list.card.readMore })
    expect(await hrefsOf(links)).toEqual(newest.map(({ slug }) => `/blog${slug}`))
    if (newest.length === 0) return
    const all = related.getByRole('link', { name: everyPage().buttons.articles })
    await expect(all).toHaveAttribute('href', '/articles')
  })
}

test('the page of a service begins with pests and steps, and stays within 10 headings and 60 links', async ({
  page,
}) => {
  for (const { slug } of services) {
    await page.goto(`/${slug}`)
    const sections = await main(page)
      .getByRole('region')
      .evaluateAll((regions) => regions.map(({ id }) => id))
    expect(sections.indexOf('service')).toBeLessThan(sections.indexOf('terms'))
    const headings = await main(page).getByRole('heading', { level: 2 }).count()
    expect(headings).toBeLessThanOrEqual(10)
    expect(await main(page).getByRole('link').count()).toBeLessThanOrEqual(60)
  }
})
