import { getLocation, getLocations, nearbyLocations } from '@/lib/locations/locations'

test('a location is found by its slug', () => {
  for (const location of getLocations()) expect(getLocation(location.slug)).toBe(location)
  expect(getLocation('atlantis')).toBeUndefined()
})

test('nearby locations come in the order in which a place names them', () => {
  for (const location of getLocations()) {
    expect(nearbyLocations(location).map(({ slug }) => slug)).toEqual(location.nearbyAreas)
  }
})
