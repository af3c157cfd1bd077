import { getEntry } from '@/lib/content/entries'
import { getAnimals } from '@/lib/content/field-guide'
import { findHouse } from '@/lib/content/houses'
import { getLocations } from '@/lib/content/locations'

/** Every house with the places that some page shows. */
const houses = [
  ...Object.keys(getEntry('houses')).map((kind) => ({ kind })),
  ...[...getLocations(), ...getAnimals()].flatMap(({ house }) => house ?? []),
]

/** A drawing in its frame on a phone of 390 pixels. */
const pixelsPerPercent = { x: 326 / 100, y: (326 * 0.65) / 100 }

test('no number of a house covers another, and each can be hit with a finger', () => {
  expect(houses.length).toBeGreaterThan(40)
  const close = houses.flatMap((reference) => {
    const { places = [] } = findHouse(reference) ?? {}
    return places.flatMap((a, index) =>
      places
        .slice(index + 1)
        .filter((b) => {
          const width = (a.x - b.x) * pixelsPerPercent.x
          const height = (a.y - b.y) * pixelsPerPercent.y
          return Math.hypot(width, height) < 32
        })
        .map((b) => `${reference.kind}: ${a.place} and ${b.place}`),
    )
  })
  expect(close).toEqual([])
})
