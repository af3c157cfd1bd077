import { locationGroups } from '@/lib/locations/location-schema'
import { getLocations } from '@/lib/locations/locations'

const locations = getLocations()

test('the places of one list of the sitemap page follow each other in the footer', () => {
  const groups = locations.map(({ group }) => group)
  expect(groups.filter((group, index) => group !== groups[index - 1])).toEqual(
    locationGroups.filter((group) => groups.includes(group)),
  )
})
