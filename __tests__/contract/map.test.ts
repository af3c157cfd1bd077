import { getLocations } from '@/lib/locations/locations'
import { regionMapWithNames } from '@/lib/map/draw-map'
import { getMapContent } from '@/lib/map/map-content'

const parallelStreams = [
  'Big Darby Creek',
  'Scioto River',
  'Olentangy River',
  'Alum Creek',
  'Big Walnut Creek',
]

describe('the sample company', () => {
  test('the region’s five parallel streams are on the map, from west to east', () => {
    const { streams } = getMapContent()
    const found = streams.filter(({ name }) => parallelStreams.includes(name))
    expect(found.map(({ name }) => name)).toEqual(parallelStreams)
    const longitudesAtMiddle = found.map(({ course }) => longitudeAt(course, 40.05))
    expect(longitudesAtMiddle).toEqual(longitudesAtMiddle.toSorted((a, b) => a - b))
  })

  test('the map of the region has room for the name of each place', () => {
    const svg = regionMapWithNames(getLocations(), getMapContent())?.svg ?? ''
    expect(getLocations().filter(({ city }) => !svg.includes(`>${city}<`))).toEqual([])
  })
})

function longitudeAt(course: readonly (readonly [number, number])[], latitude: number) {
  const below = course.findIndex((point) => point[0] <= latitude)
  return course[below]?.[1] ?? 0
}
