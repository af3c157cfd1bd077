import { getHouses } from '@/lib/guide/houses'
import { locationGroups } from '@/lib/locations/location-schema'
import { getLocations } from '@/lib/locations/locations'
import { home, locationPage } from '@/lib/pages/page-copy'

type Place = { slug: string; city: string; county: string; zipCodes: string[] }

/** The places in the order of the contract; county and ZIP codes from the county ZIP code lists. */
const places: Place[] = [
  place('columbus', 'Columbus', 'Franklin', [
    ...range(43201, 43207),
    ...range(43209, 43215),
    '43217',
    ...range(43219, 43224),
    ...range(43227, 43232),
    '43235',
    '43240',
  ]),
  place('dublin', 'Dublin', 'Franklin', ['43016', '43017']),
  place('westerville', 'Westerville', 'Franklin', ['43081', '43082']),
  place('worthington', 'Worthington', 'Franklin', ['43085']),
  place('hilliard', 'Hilliard', 'Franklin', ['43026']),
  place('bexley', 'Bexley', 'Franklin', ['43209']),
  place('upper-arlington', 'Upper Arlington', 'Franklin', ['43212', '43220', '43221']),
  place('grove-city', 'Grove City', 'Franklin', ['43123']),
  place('gahanna', 'Gahanna', 'Franklin', ['43230']),
  place('reynoldsburg', 'Reynoldsburg', 'Franklin', ['43068']),
  place('pickerington', 'Pickerington', 'Fairfield', ['43147']),
  place('powell', 'Powell', 'Delaware', ['43065']),
  place('new-albany', 'New Albany', 'Franklin', ['43054']),
  place('grandview', 'Grandview Heights', 'Franklin', ['43212']),
  place('delaware', 'Delaware', 'Delaware', ['43015']),
  place('german-village', 'German Village', 'Franklin', ['43206']),
  place('italian-village', 'Italian Village', 'Franklin', ['43201', '43215']),
  place('lewis-center', 'Lewis Center', 'Delaware', ['43035']),
  place('worthington-hills', 'Worthington Hills', 'Franklin', ['43235']),
  place('genoa-township', 'Genoa Township', 'Delaware', ['43082', '43021']),
]

function place(slug: string, city: string, county: string, zipCodes: string[]): Place {
  return { slug, city, county, zipCodes }
}

function range(first: number, last: number) {
  return Array.from({ length: last - first + 1 }, (_, index) => String(first + index))
}

const counties = ['Franklin', 'Delaware', 'Licking', 'Fairfield']

const locations = getLocations()

describe('the sample company', () => {
  test('the 20 places of the contract are there, in its order, under the names to show [spec: Route table]', () => {
    expect(locations.map(({ slug, city }) => [slug, city])).toEqual(
      places.map(({ slug, city }) => [slug, city]),
    )
  })

  test('their pages are headed and lead to an inspection in the words of the contract, and are about pest control [spec: Location pages]', () => {
    expect(locationPage.heading).toBe('Pest Control in {city}')
    expect(locationPage.estimate).toBe('Get a Free {city} Pest Inspection')
    const others = locations.filter(({ title }) => !title.includes('Pest Control'))
    expect(others.map(({ slug }) => slug)).toEqual([])
  })

  test.each(places)(
    '$city has its own county and ZIP codes [spec: Location pages]',
    ({ slug, county, zipCodes }) => {
      const location = locations.find((entry) => entry.slug === slug)
      expect(location?.county).toBe(county)
      expect(location?.zipCodes).toEqual(zipCodes)
    },
  )

  test('every place lies in one of the four counties served, and each of the four is named [spec: Entities and their fields]', () => {
    for (const { county } of locations) expect(counties).toContain(county)
    const named = new Set(locations.flatMap(({ county, alsoIn }) => [county, ...alsoIn]))
    expect([...named]).toEqual(expect.arrayContaining(counties))
  })

  test('the ZIP check says yes in all of Franklin County, which the home page claims', () => {
    const answered = [...locations, ...home.zipCodes.others].flatMap(({ zipCodes }) => zipCodes)
    const franklin = places.filter(({ county }) => county === 'Franklin')
    const beyondThePlaces = ['43004', '43110', '43119', '43125', '43137', '43213']
    const claimed = [...franklin.flatMap(({ zipCodes }) => zipCodes), ...beyondThePlaces]
    expect(home.areas.introduction).toContain('all of Franklin County')
    expect(claimed.filter((code) => !answered.includes(code))).toEqual([])
  })

  test('each of the three lists of the sitemap page has places', () => {
    for (const group of locationGroups) {
      expect(locations.filter((location) => location.group === group)).not.toHaveLength(0)
    }
  })

  test('every house of the site is that of some place', () => {
    const used = new Set(locations.map(({ house }) => house?.kind))
    expect([...getHouses().keys()].filter((kind) => !used.has(kind))).toEqual([])
  })

  test('every place names others nearby', () => {
    expect(locations.filter(({ nearbyAreas }) => nearbyAreas.length === 0)).toEqual([])
  })

  test('every place names its health department', () => {
    const office =
      /\b(Columbus|Franklin County) Public Health\b|\bDelaware Public Health District\b|\bFairfield County Health Department\b/
    const without = locations
      .filter(({ questions, content }) => !office.test(JSON.stringify(questions) + content))
      .map(({ slug }) => slug)
    expect(without).toEqual([])
  })

  test('the days on which bats may be shut out stand in one place alone', () => {
    const days = /\b(April 1|May 1[56]|July 31|August 1|October 1[45]|March 31)\b/
    const telling = locations.filter(({ questions, content }) =>
      days.test(JSON.stringify(questions) + content),
    )
    expect(telling.map(({ slug }) => slug)).toEqual(['upper-arlington'])
  })
})
