import { getLocations } from '@/lib/locations/locations'
import { regionMapWithNames } from '@/lib/map/draw-map'
import { getMapContent } from '@/lib/map/map-content'

describe('the sample company', () => {
  test('the map of the region has room for the name of each place', () => {
    const svg = regionMapWithNames(getLocations(), getMapContent())?.svg ?? ''
    expect(getLocations().filter(({ city }) => !svg.includes(`>${city}<`))).toEqual([])
  })
})
