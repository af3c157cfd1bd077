import { locations } from './support/site'
import { expect, test, type Page } from './support/test'
import { company } from '@/lib/content/company'

const main = (page: Page) => page.getByRole('main')

test('a city page has three service cards and a link to all services [spec: Location pages]', async ({
  page,
}) => {
  await page.goto('/locations/grove-city')
  const services = main(page)
    .getByRole('region')
    .filter({ has: page.getByRole('link', { name: 'View all services' }) })
  const cards = [
    { name: 'Pest Control', href: '/pest-control' },
    { name: 'Bed Bug Extermination', href: '/bed-bugs' },
    { name: 'Wildlife Removal', href: '/wildlife' },
  ]
  await expect(services.getByRole('article')).toHaveCount(cards.length)
  for (const { name, href } of cards) {
    const card = services.getByRole('article').filter({
      has: page.getByRole('heading', { name, exact: true }),
    })
    await expect(card.getByRole('link')).toHaveAttribute('href', href)
  }
  await services.getByRole('link', { name: 'View all services' }).click()
  await expect(page).toHaveURL('/services')
})

test('a city page quotes three customers, rated 5, 5 and 4 [spec: Location pages]', async ({
  page,
}) => {
  await page.goto('/locations/grove-city')
  const stars = main(page).getByRole('img', { name: /^Rated/ })
  const names = await stars.evaluateAll((all) => all.map((star) => star.getAttribute('aria-label')))
  expect(names).toEqual(['Rated 5 out of 5', 'Rated 5 out of 5', 'Rated 4 out of 5'])
  await expect(main(page).getByText('Verified Review')).toHaveCount(3)
})

test(
  'every place has its own heading [spec: Route table]',
  { tag: '@desktop' },
  async ({ request }) => {
    for (const { slug, city } of locations) {
      const html = await (await request.get(`/locations/${slug}`)).text()
      const [, heading] = /<h1[^>]*>([^<]+)<\/h1>/.exec(html) ?? []
      expect(heading).toBe(`Pest Control in ${city}`)
    }
  },
)

for (const [path, place] of [
  ['/', 'Central Ohio'],
  ['/locations/reynoldsburg', 'Reynoldsburg'],
  ['/locations/worthington-hills', 'Worthington Hills'],
] as const) {
  test(
    `on a small phone ${path} shows who, what and how to call without scrolling`,
    { tag: '@phone' },
    async ({ page }) => {
      await page.setViewportSize({ width: 360, height: 640 })
      await page.goto(path)
      const quickContact = page.getByRole('navigation', { name: 'Quick contact' })
      const heading = page.getByRole('heading', { level: 1 })
      await expect(page.getByRole('banner')).toBeInViewport({ ratio: 1 })
      await expect(heading).toBeInViewport({ ratio: 1 })
      await expect(main(page).getByText(place).first()).toBeInViewport({ ratio: 1 })
      await expect(quickContact.getByText(company.phone.display)).toBeInViewport({ ratio: 1 })
      await expect(quickContact.getByRole('link', { name: 'Call' })).toBeInViewport({ ratio: 1 })
      const [headingBox, barBox] = [await heading.boundingBox(), await quickContact.boundingBox()]
      const bottom = (headingBox?.y ?? 0) + (headingBox?.height ?? 0)
      expect(bottom).toBeLessThanOrEqual(barBox?.y ?? 0)
    },
  )
}
