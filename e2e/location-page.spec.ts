import {
  fullestLocation,
  locationPath,
  longestNamed,
  mostZipCodes,
  services,
  withoutNeighbors,
} from './support/site'
import { cardOf, expect, hrefsOf, main, test } from './support/test'
import { company } from '@/lib/company/company'
import { everyPage, home, locationPage, reviews, serviceTerms } from '@/lib/pages/page-copy'
import { answersForPlace } from '@/lib/services/short-answers'

test('a city page has its ZIP codes, a way to an inspection, whom to call, a card for each service, and the customers that all of them quote [spec: Location pages]', async ({
  page,
}) => {
  await page.goto(locationPath)
  for (const code of fullestLocation.zipCodes) await expect(main(page)).toContainText(code)
  const inspection = locationPage().estimate.replace('{city}', fullestLocation.city)
  await expect(main(page).getByRole('link', { name: inspection })).toHaveAttribute(
    'href',
    '/estimate',
  )
  const call = main(page).locator(`a[href="tel:${company().phone.dial}"]`)
  await expect(call.first()).toBeInViewport()
  const section = main(page)
    .getByRole('region')
    .filter({ has: page.getByRole('link', { name: locationPage().allServices }) })
  for (const { name, slug } of services) {
    const card = cardOf(page, section, name)
    await expect(card.getByRole('link')).toHaveAttribute('href', `/${slug}`)
  }
  const all = section.getByRole('link', { name: locationPage().allServices })
  await expect(all).toHaveAttribute('href', '/services')
  const stars = reviews().places.map(({ rating }) => '★'.repeat(rating).padEnd(5, '☆'))
  await expect(main(page).getByRole('figure').getByText('★')).toHaveText(stars)
  await expect(main(page).getByText(everyPage().reviews.verified)).toHaveCount(
    reviews().places.length,
  )
})

for (const [path, place] of Object.entries({
  '/': home().hero.eyebrow ?? home().hero.heading,
  [locationPath]: fullestLocation.city,
  [`/locations/${longestNamed.slug}`]: longestNamed.city,
})) {
  test(
    `on a small phone ${path} shows who, what and how to call without scrolling`,
    { tag: '@phone' },
    async ({ page }) => {
      await page.setViewportSize({ width: 360, height: 640 })
      await page.goto(path)
      const quickContact = page.getByRole('navigation', { name: everyPage().callBar.label })
      const heading = page.getByRole('heading', { level: 1 })
      await expect(page.getByRole('banner')).toBeInViewport({ ratio: 1 })
      await expect(heading).toBeInViewport({ ratio: 1 })
      await expect(main(page).getByText(place).first()).toBeInViewport({ ratio: 1 })
      await expect(quickContact.getByText(company().phone.display)).toBeInViewport({ ratio: 1 })
      const [headingBox, barBox] = [await heading.boundingBox(), await quickContact.boundingBox()]
      const bottom = (headingBox?.y ?? 0) + (headingBox?.height ?? 0)
      expect(bottom).toBeLessThanOrEqual(barBox?.y ?? 0)
    },
  )
}

test(
  'the first phone screen of every place has its ZIP code, how soon somebody comes, the license, and the way to an inspection [spec: Location page template]',
  { tag: '@phone' },
  async ({ page }) => {
    const barPixels = 62
    for (const place of [fullestLocation, longestNamed, mostZipCodes]) {
      await page.goto(`/locations/${place.slug}`)
      const estimate = main(page).locator('a[href="/estimate"]').first()
      const labels = answersForPlace(place).map(({ label }) => label)
      const decisive = labels.slice(0, labels.indexOf(serviceTerms().labels.license) + 1)
      const rows = decisive.map((label) => main(page).getByText(label, { exact: true }).first())
      for (const part of [estimate, ...rows]) {
        const box = await part.boundingBox()
        expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThan(844 - barPixels)
      }
    }
  },
)

for (const place of [fullestLocation, ...withoutNeighbors]) {
  test(`on ${place.slug} nearby areas are nearby areas and nothing else, and without any there is no such heading [spec: Location page template]`, async ({
    page,
  }) => {
    await page.goto(`/locations/${place.slug}`)
    const block = main(page).getByRole('region', { name: locationPage().headings.nearby })
    if (place.nearbyAreas.length === 0) {
      await expect(block).toHaveCount(0)
    } else {
      const expected = place.nearbyAreas.map((slug) => `/locations/${slug}`)
      expect(await hrefsOf(block.getByRole('link'))).toEqual(expected)
    }
  })
}
