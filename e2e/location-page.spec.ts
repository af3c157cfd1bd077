import { fullestLocation, locationPath } from './support/site'
import { expect, main, test } from './support/test'
import { findHouse } from '@/lib/content/houses'

const house = findHouse(fullestLocation.house)
if (house) {
  test('a city’s button is on the first screen from a tablet on, and its ZIP codes and the numbers of its house in their places at every width', async ({
    page,
  }) => {
    await page.goto(locationPath)
    const estimate = main(page).locator('a[href="/estimate"]').first()
    for (const width of [320, 390, 600, 768, 840, 1024, 1280, 1440]) {
      await page.setViewportSize({ width, height: 800 })
      await expect(main(page).getByText(fullestLocation.zipCodes.join(', '))).toBeVisible()
      if (width >= 840) {
        const { y = 0, height = 0 } = (await estimate.boundingBox()) ?? {}
        expect(y + height, `estimate at ${width} pixels`).toBeLessThan(800)
      }
      const drawing = await page.locator('.house-places > img').boundingBox()
      for (const [index, { x, y }] of house.places.entries()) {
        const place = (await page.locator('.house-places summary').nth(index).boundingBox())!
        const { x: left, y: top, height, width: length } = drawing!
        expect(place.x + place.width / 2 - left).toBeCloseTo((x * length) / 100, 0)
        // The drawing stands on its lower edge.
        const upper = top + height - length * 0.65
        expect(place.y + place.height / 2 - upper).toBeCloseTo((y * length * 0.65) / 100, 0)
      }
    }
  })

  test('on a wide screen a city’s house reaches the right and the lower edge of its band', async ({
    page,
  }) => {
    await page.goto(locationPath)
    for (const width of [1152, 1440]) {
      await page.setViewportSize({ width, height: 800 })
      const house = await page.locator('.house-places > img').boundingBox()
      const band = await page.locator('main .on-brand').first().boundingBox()
      const bottomOf = (box: typeof house) => Math.round((box?.y ?? 0) + (box?.height ?? NaN))
      expect((house?.x ?? 0) + (house?.width ?? 0), `at ${width} pixels`).toBe(width)
      expect(bottomOf(house), `at ${width} pixels`).toBe(bottomOf(band))
      expect(house?.width, `at ${width} pixels`).toBeGreaterThanOrEqual(width / 2)
    }
  })
}
