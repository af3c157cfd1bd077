import { company } from '@/lib/content/company'
import { getLocations } from '@/lib/content/locations'
import { locationPage } from '@/lib/content/pages'
import { countyAndState } from '@/lib/content/schemas/locations'
import { services } from '@/lib/content/services'

/** The places in the order of the contract, under the names to show. */
const places = [
  ['columbus', 'Columbus'],
  ['dublin', 'Dublin'],
  ['westerville', 'Westerville'],
  ['worthington', 'Worthington'],
  ['hilliard', 'Hilliard'],
  ['bexley', 'Bexley'],
  ['upper-arlington', 'Upper Arlington'],
  ['grove-city', 'Grove City'],
  ['gahanna', 'Gahanna'],
  ['reynoldsburg', 'Reynoldsburg'],
  ['pickerington', 'Pickerington'],
  ['powell', 'Powell'],
  ['new-albany', 'New Albany'],
  ['grandview', 'Grandview Heights'],
  ['delaware', 'Delaware'],
  ['german-village', 'German Village'],
  ['italian-village', 'Italian Village'],
  ['lewis-center', 'Lewis Center'],
  ['worthington-hills', 'Worthington Hills'],
  ['genoa-township', 'Genoa Township'],
]

const counties = ['Franklin', 'Delaware', 'Licking', 'Fairfield']

const locations = getLocations()

test('the 20 places of the contract are there, in its order, under the names to show [spec: Route table]', () => {
  expect(locations.map(({ slug, city }) => [slug, city])).toEqual(places)
})

test('their pages are headed and lead to an inspection in the words of the contract, and are about pest control [spec: Location pages]', () => {
  expect(locationPage().heading).toBe('Pest Control in {city}')
  expect(locationPage().estimate).toBe('Get a Free {city} Pest Inspection')
  const others = locations.filter(({ title }) => !title.includes('Pest Control'))
  expect(others.map(({ slug }) => slug)).toEqual([])
})

test('every place lies in one of the four counties served, and each of the four is named [spec: Entities and their fields]', () => {
  for (const { county } of locations) expect(counties).toContain(county)
  const named = new Set(locations.flatMap(({ county, alsoIn }) => [county, ...alsoIn]))
  expect([...named]).toEqual(expect.arrayContaining(counties))
})

test('the page of some service leads to every place', () => {
  const linked = services().flatMap((service) => service.locations)
  expect(locations.map(({ slug }) => slug).filter((slug) => !linked.includes(slug))).toEqual([])
})

test('a place that names no county lies in Franklin [spec: Entities and their fields]', () => {
  expect(countyAndState({}, company().region)).toMatchObject({ county: 'Franklin' })
})
