import { photoPlaces } from '@/lib/images/photo-slots'
import { cutOf } from '@/scripts/build/photos/encode'

const { text } = photoPlaces

test('a panorama loses its sides, and a tall photo its ends, around their middle', () => {
  expect(cutOf({ width: 4000, height: 900 }, text)).toEqual({
    left: 1200,
    top: 0,
    width: 1600,
    height: 900,
  })
  expect(cutOf({ width: 900, height: 2000 }, text)).toEqual({
    left: 0,
    top: 400,
    width: 900,
    height: 1200,
  })
})

test.each([
  [0, 0],
  [0.4, 200],
  [1, 800],
])('what matters at %s of the height comes as near to the middle as the edge lets it', (y, top) => {
  const focus = { x: 0.5, y }
  expect(cutOf({ width: 900, height: 2000 }, { ...text, focus }).top).toBe(top)
})

const lengths = [1, 2, 3, 7, 319, 481, 511, 882, 1081, 1601, 2065, 2754, 3024, 4032, 9001]
const shares = [0, 0.2, 1 / 3, 0.5, 0.77, 1]

test('no size and no focus asks for a part that lies beside the picture, or has another shape', () => {
  const sizes = lengths.flatMap((width) => lengths.map((height) => ({ width, height })))
  const points = shares.flatMap((x) => shares.map((y) => ({ x, y })))
  for (const { shape } of Object.values(photoPlaces)) {
    for (const size of sizes) {
      for (const focus of points) {
        const { left, top, width, height } = cutOf(size, { shape, focus })
        const isInside =
          left >= 0 && top >= 0 && left + width <= size.width && top + height <= size.height
        const isWhole = [left, top, width, height].every(Number.isInteger)
        const ratio = Math.min(Math.max(size.width / size.height, shape.tallest), shape.widest)
        if (!isInside || !isWhole || Math.abs(height - width / ratio) > 1) {
          throw new Error(JSON.stringify({ size, focus, left, top, width, height }))
        }
      }
    }
  }
})
