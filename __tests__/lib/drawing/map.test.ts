import { getLocations } from '@/lib/content/locations'
import { mapSize, placeMarks, rivers, type MapPoint } from '@/lib/drawing/map'

/** Radius of a numbered mark, as AreaMap draws it. */
const markRadius = 11

const places = getLocations()
const marks = placeMarks(places.map(({ coordinates }) => coordinates))

const markOf = (slug: string) => {
  const mark = marks[places.findIndex((place) => place.slug === slug)]
  if (!mark) throw new Error(`${slug} is not on the map`)
  return mark
}

const distance = (a: MapPoint, b: MapPoint) => Math.hypot(a.x - b.x, a.y - b.y)

test('every place has its mark, in the order given', () => {
  expect(marks).toHaveLength(places.length)
  expect(markOf('delaware').y).toBe(Math.min(...marks.map(({ y }) => y)))
  expect(markOf('hilliard').x).toBe(Math.min(...marks.map(({ x }) => x)))
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
  expect(markOf('delaware').y).toBeLessThan(markOf('columbus').y)
  expect(markOf('grove-city').y).toBeGreaterThan(markOf('columbus').y)
  expect(markOf('hilliard').x).toBeLessThan(markOf('columbus').x)
  expect(markOf('pickerington').x).toBeGreaterThan(markOf('columbus').x)
})

test('a place that stands alone stays where it is, and two on one spot part', () => {
  const spot = { latitude: 40, longitude: -83 }
  const farAway = { latitude: 40.2, longitude: -82.9 }
  const pair = placeMarks([spot, spot])
  expect(placeMarks([spot, farAway])[0]).toEqual(placeMarks([spot])[0])
  expect(pair[0] && pair[1] && distance(pair[0], pair[1])).toBeGreaterThanOrEqual(2 * markRadius)
})

test('the two rivers run from north to south and meet', () => {
  const [scioto, olentangy] = rivers.map(({ course }) =>
    course.split(' ').map((point) => point.split(',').map(Number)),
  )
  for (const course of [scioto, olentangy]) {
    expect(course?.at(0)?.[1]).toBeLessThan(course?.at(-1)?.[1] ?? 0)
  }
  expect(scioto).toContainEqual(olentangy?.at(-1))
  expect(rivers.map(({ name }) => name)).toEqual(['Scioto', 'Olentangy'])
})
