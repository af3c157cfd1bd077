import { getLocations } from '@/lib/content/locations'
import { mapSize, placeMarks, type MapPoint } from '@/lib/drawing/map'

/** Radius of a numbered mark, as AreaMap draws it. */
const markRadius = 11

const places = getLocations()
const marks = placeMarks(places.map(({ coordinates }) => coordinates))

const distance = (a: MapPoint, b: MapPoint) => Math.hypot(a.x - b.x, a.y - b.y)

test('every place has its mark', () => {
  expect(marks).toHaveLength(places.length)
})

test('no two marks touch', () => {
  const touching = marks.flatMap((mark, index) =>
    marks.slice(index + 1).filter((other) => distance(mark, other) < 2 * markRadius),
  )
  expect(touching).toEqual([])
})

test('every mark lies whole inside the frame', () => {
  for (const { x, y } of marks) {
    expect(x).toBeGreaterThanOrEqual(markRadius)
    expect(x).toBeLessThanOrEqual(mapSize.width - markRadius)
    expect(y).toBeGreaterThanOrEqual(markRadius)
    expect(y).toBeLessThanOrEqual(mapSize.height - markRadius)
  }
})

test('north is up and west is left', () => {
  const [center, north, west] = placeMarks([
    { latitude: 40, longitude: -83 },
    { latitude: 40.2, longitude: -83 },
    { latitude: 40, longitude: -83.1 },
  ])
  expect(north?.y).toBeLessThan(center?.y ?? 0)
  expect(north?.x).toBeCloseTo(center?.x ?? 0)
  expect(west?.x).toBeLessThan(center?.x ?? 0)
  expect(west?.y).toBeCloseTo(center?.y ?? 0)
})

test('a place that stands alone stays where it is, and two on one spot part', () => {
  const spot = { latitude: 40, longitude: -83 }
  const farAway = { latitude: 40.2, longitude: -82.9 }
  const pair = placeMarks([spot, spot])
  expect(placeMarks([spot, farAway])[0]).toEqual(placeMarks([spot])[0])
  expect(pair[0] && pair[1] && distance(pair[0], pair[1])).toBeGreaterThanOrEqual(2 * markRadius)
})
