import { getLocations } from '@/lib/locations/locations'
import { company } from '@/lib/site/company'
import { sampleName, samplePlaces } from '@/scripts/checks/launch/sample'

test('preflight knows the name and the places of the sample', () => {
  expect(sampleName).toBe(company().name)
  const known = new RegExp(samplePlaces.join('|'))
  expect(getLocations().filter(({ city }) => !known.test(`${city} County`))).toEqual([])
})
