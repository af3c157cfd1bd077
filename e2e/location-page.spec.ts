import {
  fullestLocation,
  locationPath,
  locationWithLongestName,
  locationWithMostZipCodes,
} from './support/site'
import { expect, main, test } from './support/test'
import { findHouse } from '@/lib/guide/houses'
import { answersForLocation } from '@/lib/services/short-answers'
import { company } from '@/lib/site/company'
import { everyPage, home, serviceTerms } from '@/lib/site/page-copy'

test(
  'on a small phone the home page and cities show name, heading and phone number without scrolling',
  { tag: '@phone' },
  async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 640 })
    for (const [path, place] of Object.entries({
      '/': home().hero.eyebrow ?? home().hero.heading,
      [locationPath]: fullestLocation.city,
      [`/locations/${locationWithLongestName.slug}`]: locationWithLongestName.city,
    })) {
      await page.goto(path)
      const callBar = page.getByRole('navigation', { name: everyPage().callBar.label })
      const heading = page.getByRole('heading', { level: 1 })
      await expect(page.getByRole('banner')).toBeInViewport({ ratio: 1 })
      await expect(heading).toBeInViewport({ ratio: 1 })
      await expect(main(page).getByText(place).first()).toBeInViewport({ ratio: 1 })
      await expect(callBar.getByText(company().phone.display)).toBeInViewport({ ratio: 1 })
      const headingBox = await heading.boundingBox()
      const barBox = await callBar.boundingBox()
      const bottom = (headingBox?.y ?? 0) + (headingBox?.height ?? 0)
      expect(bottom, path).toBeLessThanOrEqual(barBox?.y ?? 0)
    }
  },
)

test(
  'on a phone a city page shows ZIP codes, response time, license and the inspection link on its first screen [spec: Location pages]',
  { tag: '@phone' },
  async ({ page }) => {
    const barPixels = 62
    for (const location of [fullestLocation, locationWithLongestName, locationWithMostZipCodes]) {
      await page.goto(`/locations/${location.slug}`)
      const estimate = main(page).locator('a[href="/estimate"]').first()
      const labels = answersForLocation(location).map(({ label }) => label)
      // Several licenses, or one with a long name, may take more room than a screen has.
      const hasShortLicense = company().sample
      const license = labels.indexOf(serviceTerms().labels.license)
      const required = labels.slice(0, hasShortLicense ? license + 1 : license)
      const rows = required.map((label) => main(page).getByText(label, { exact: true }).first())
      for (const part of [estimate, ...rows]) {
        const box = await part.boundingBox()
        expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThan(844 - barPixels)
      }
    }
  },
)

if (findHouse(fullestLocation.house)?.pressable.length) {
  test('the places of a house take a press on their numbers at every width', async ({ page }) => {
    await page.goto(locationPath)
    for (const width of [320, 390, 600, 768, 1280]) {
      await page.setViewportSize({ width, height: 800 })
      const offsets = await page.locator('.house-places').evaluate((house) => {
        const texts = [...house.querySelectorAll(':scope > svg text')]
        return [...house.querySelectorAll('summary')].map((place) => {
          const [number] = place.textContent.split(' ')
          const [target, shown] = [
            place,
            // The disk behind the number.
            texts.find(({ textContent }) => textContent === number)?.previousElementSibling,
          ].map((element) => element?.getBoundingClientRect() ?? new DOMRect())
          const x = target!.x + target!.width / 2 - shown!.x - shown!.width / 2
          const y = target!.y + target!.height / 2 - shown!.y - shown!.height / 2
          return Math.round(Math.hypot(x, y))
        })
      })
      expect(offsets.length).toBeGreaterThan(0)
      // Places are in steps of 2 percent of the drawing's width.
      expect(Math.max(...offsets), `at ${width} pixels`).toBeLessThanOrEqual(7)
    }
  })
}
