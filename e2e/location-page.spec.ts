import { fullestLocation, locationPath, longestNamed, services } from './support/site'
import { cardOf, expect, main, test } from './support/test'
import { company } from '@/lib/company/company'
import { everyPage, home, locationPage, reviews } from '@/lib/pages/page-copy'

test('a city page has its ZIP codes, a way to an inspection, whom to call, a card for each service, and the customers that all of them quote [spec: Location pages]', async ({
  page,
}) => {
  await page.goto(locationPath)
  for (const code of fullestLocation.zipCodes) await expect(main(page)).toContainText(code)
  const inspection = locationPage.estimate.replace('{city}', fullestLocation.city)
  await expect(main(page).getByRole('link', { name: inspection })).toHaveAttribute(
    'href',
    '/estimate',
  )
  const heading = locationPage.call.heading.replace('{city}', fullestLocation.city)
  const call = main(page).getByRole('complementary', { name: heading })
  await expect(call.getByRole('link')).toHaveAttribute('href', `tel:${company.phone.dial}`)
  const section = main(page)
    .getByRole('region')
    .filter({ has: page.getByRole('link', { name: locationPage.allServices }) })
  for (const { name, slug } of services) {
    const card = cardOf(page, section, name)
    await expect(card.getByRole('link')).toHaveAttribute('href', `/${slug}`)
  }
  const all = section.getByRole('link', { name: locationPage.allServices })
  await expect(all).toHaveAttribute('href', '/services')
  const stars = reviews.places.map(({ rating }) => '★'.repeat(rating).padEnd(5, '☆'))
  await expect(main(page).getByRole('figure').getByText('★')).toHaveText(stars)
  await expect(main(page).getByText(everyPage.reviews.verified)).toHaveCount(reviews.places.length)
})

for (const [path, place] of Object.entries({
  '/': home.hero.eyebrow ?? home.hero.heading,
  [locationPath]: fullestLocation.city,
  [`/locations/${longestNamed.slug}`]: longestNamed.city,
})) {
  test(
    `on a small phone ${path} shows who, what and how to call without scrolling`,
    { tag: '@phone' },
    async ({ page }) => {
      await page.setViewportSize({ width: 360, height: 640 })
      await page.goto(path)
      const quickContact = page.getByRole('navigation', { name: everyPage.callBar.label })
      const heading = page.getByRole('heading', { level: 1 })
      await expect(page.getByRole('banner')).toBeInViewport({ ratio: 1 })
      await expect(heading).toBeInViewport({ ratio: 1 })
      await expect(main(page).getByText(place).first()).toBeInViewport({ ratio: 1 })
      await expect(quickContact.getByText(company.phone.display)).toBeInViewport({ ratio: 1 })
      const [headingBox, barBox] = [await heading.boundingBox(), await quickContact.boundingBox()]
      const bottom = (headingBox?.y ?? 0) + (headingBox?.height ?? 0)
      expect(bottom).toBeLessThanOrEqual(barBox?.y ?? 0)
    },
  )
}
