import { loadContent } from '@/lib/content/load'
import { locationProblems } from '@/lib/locations/problems'

const { content } = loadContent('__tests__/fixtures/lakeshore')

test('a place that lies in another county than it says is told with the county of the map', () => {
  const [place, ...others] = content.locations.entries
  if (!place) throw new Error('the fixture has no places')
  const told = (county: string, alsoIn: string[] = []) => {
    const moved = { ...place, fields: { ...place.fields, county, alsoIn } }
    const locations = { ...content.locations, entries: [moved, ...others] }
    return locationProblems({ ...content, locations })
  }
  const own = place.fields.county ?? content.company.entries[0]?.fields.region.county ?? ''
  expect(told(own)).toEqual([])
  expect(told('Elsewhere', [own])).toEqual([])
  expect(told('Elsewhere')).toEqual([
    expect.objectContaining({
      file: place.file,
      field: 'county',
      message: `the place lies in ${own} County, and is said to lie in Elsewhere County`,
    }),
  ])
})
