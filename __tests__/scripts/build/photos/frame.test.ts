import { photoPlaces } from '@/lib/images/photo-slots'
import { frameOf } from '@/scripts/build/photos/frame'

const middle = { x: 0.5, y: 0.5 }
const text = { ...photoPlaces.text, widths: [300], focus: middle }

test('a panorama loses its sides, and a tall photo its ends, around their middle', () => {
  expect(frameOf({ width: 4000, height: 900 }, text)).toMatchObject({
    resized: { width: 750, height: 169 },
    cut: { left: 225, top: 0, width: 300, height: 169 },
  })
  expect(frameOf({ width: 900, height: 2000 }, text)).toMatchObject({
    resized: { width: 300, height: 667 },
    cut: { left: 0, top: 134, width: 300, height: 400 },
  })
})

test.each([
  [0, 0],
  [0.4, 67],
  [1, 267],
])('what matters at %s of the height comes as near to the middle as the edge lets it', (y, top) => {
  const focus = { x: 0.5, y }
  expect(frameOf({ width: 900, height: 2000 }, { ...text, focus }).cut.top).toBe(top)
})

test('a photo gets the widths that it has the pixels for, and its own where it has fewer', () => {
  const { widths } = photoPlaces.text
  const widthsOf = (width: number) => frameOf({ width, height: width }, { ...text, widths }).widths
  expect(widthsOf(4000)).toEqual([480, 800, 1200])
  expect(widthsOf(800)).toEqual([480, 800])
  expect(widthsOf(479)).toEqual([479])
})

const lengths = [1, 2, 3, 7, 319, 481, 511, 882, 1081, 1601, 2065, 2754, 3024, 4032, 9001]
const shares = [0, 0.2, 1 / 3, 0.5, 0.77, 1]

test('no size and no focus asks for a part that lies beside the picture, or has another shape', () => {
  for (const { shape, widths } of Object.values(photoPlaces)) {
    for (const width of lengths) {
      for (const height of [...lengths, width - 1 || 1, width + 1]) {
        for (const x of shares) {
          for (const y of shares) {
            const { resized, cut } = frameOf({ width, height }, { shape, widths, focus: { x, y } })
            const inside =
              cut.left >= 0 &&
              cut.top >= 0 &&
              cut.left + cut.width <= resized.width &&
              cut.top + cut.height <= resized.height
            const isWhole = Object.values({ ...cut, ...resized }).every(Number.isInteger)
            const error = Math.abs(
              cut.height -
                cut.width / Math.min(Math.max(width / height, shape.tallest), shape.widest),
            )
            if (!inside || !isWhole || error > 1) {
              throw new Error(JSON.stringify({ width, height, x, y, resized, cut }))
            }
          }
        }
      }
    }
  }
})
