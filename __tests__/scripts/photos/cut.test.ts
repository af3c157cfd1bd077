import { cutAround } from '@/scripts/photos/cut.mjs'

const middle = { x: 0.5, y: 0.5 }
const shape = { tallest: 3 / 4, widest: 16 / 9 }

test('a photo whose shape is allowed is not cut', () => {
  const whole = { left: 0, top: 0, width: 4032, height: 3024 }
  expect(cutAround({ width: 4032, height: 3024 }, shape, middle)).toEqual(whole)
  const upright = { left: 0, top: 0, width: 3024, height: 4032 }
  expect(cutAround({ width: 3024, height: 4032 }, shape, middle)).toEqual(upright)
})

test('a panorama loses its sides, and a tall photo its ends, around their middle', () => {
  expect(cutAround({ width: 4000, height: 900 }, shape, middle)).toEqual({
    left: 1200,
    top: 0,
    width: 1600,
    height: 900,
  })
  expect(cutAround({ width: 900, height: 2000 }, shape, middle)).toEqual({
    left: 0,
    top: 400,
    width: 900,
    height: 1200,
  })
})

test('what matters comes as near to the middle as the edge of the photo lets it', () => {
  const size = { width: 900, height: 2000 }
  expect(cutAround(size, shape, { x: 0.5, y: 0.4 })).toMatchObject({ top: 200, height: 1200 })
  expect(cutAround(size, shape, { x: 0.5, y: 0.1 })).toMatchObject({ top: 0, height: 1200 })
  expect(cutAround(size, shape, { x: 0.5, y: 1 })).toMatchObject({ top: 800, height: 1200 })
})
