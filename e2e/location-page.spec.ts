import { fullestLocation, locationPath } from './support/site'
import { expect, main, test } from './support/test'
import { findHouse } from '@/lib/guide/houses'

if (findHouse(fullestLocation.house)?.pressable.length) {
  test('a city’s buttons are in one row of the first screen from a tablet on, and its house takes a press on its numbers at every width', async ({
    page,
  }) => {
    await page.goto(locationPath)
    const boxOf = (href: string) =>
      main(page).locator(`a[href^="${href}"]:visible`).first().boundingBox()
    for (const width of [320, 390, 600, 768, 840, 1024, 1280, 1440]) {
      await page.setViewportSize({ width, height: 800 })
      if (width >= 840) {
        const { y = 0, height = 0 } = (await boxOf('/estimate')) ?? {}
        expect(y + height, `estimate at ${width} pixels`).toBeLessThan(800)
        expect(y, `row at ${width} pixels`).toBe((await boxOf('tel:'))?.y)
      }
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
      // Places are in steps of 2 percent of the drawing's width, in both directions.
      const drawing = await page.locator('.house-places > svg').boundingBox()
      const maxOffset = Math.ceil((drawing?.width ?? 0) * 0.015)
      expect(Math.max(...offsets), `at ${width} pixels`).toBeLessThanOrEqual(maxOffset)
    }
  })

  test('on a wide screen a city’s house reaches the right and the lower edge of its band', async ({
    page,
  }) => {
    await page.goto(locationPath)
    for (const width of [1152, 1440]) {
      await page.setViewportSize({ width, height: 800 })
      const house = await page.locator('.house-places > svg').boundingBox()
      const band = await page.locator('main .on-brand').first().boundingBox()
      const bottomOf = (box: typeof house) => Math.round((box?.y ?? 0) + (box?.height ?? NaN))
      expect((house?.x ?? 0) + (house?.width ?? 0), `at ${width} pixels`).toBe(width)
      expect(bottomOf(house), `at ${width} pixels`).toBe(bottomOf(band))
      expect(house?.width, `at ${width} pixels`).toBeGreaterThanOrEqual(width / 2)
    }
  })
}
