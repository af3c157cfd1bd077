import { getLocations, getMainLocations } from '@/lib/locations/locations'
import { locationsMap, regionMap } from '@/lib/map/area-maps'
import { mapSchema, type MapContent } from '@/lib/map/map-schema'
import { kilometersPerMile, regionFrame, type MapLocation } from '@/lib/map/projection'
import { getEntry } from '@/lib/site/site-content'

const mapContent = (map: object = {}): MapContent =>
  mapSchema.parse({ caption: 'Schematic, with north up.', ...map })

const emptyMap = mapContent()

/** As on a wide screen, where creeks and roads have names too. */
const wideWidth = 576

const [spring, mouth] = [
  [44.4, -93.05],
  [43.6, -93.05],
]

/** A creek that runs south past the first of the locations below. */
const creekLand = mapContent({
  streams: [{ name: 'Oak Creek', size: 'large', course: [spring, mouth] }],
})

const location = (city: string, latitude: number, longitude: number): MapLocation => ({
  slug: city.toLowerCase(),
  city,
  coordinates: { latitude, longitude },
})

const five = [
  location('Ash', 44, -93),
  location('Birch', 44.2, -93.3),
  location('Cedar', 43.8, -92.9),
  location('Dogwood', 44.1, -92.8),
  location('Elder', 44.001, -93.001),
]

/** More than have room for their names. */
const sixty = Array.from({ length: 60 }, (_, index) =>
  location(`Place ${index}`, 44 + (index % 8) * 0.02, -93 + Math.floor(index / 8) * 0.03),
)

test.each([1, 60])('each of %s locations has a mark inside the map', (count) => {
  const map = regionMap(sixty.slice(0, count), emptyMap, wideWidth)
  const marks = marksOf(map.svg)
  expect(marks).toHaveLength(count)
  expect(marks.filter(isOutside(map))).toEqual([])
})

test('the map that locations share has no names, and a marker names one location, also one far away', () => {
  const all = [...sixty, location('Fir', 44, -91)]
  const { svg, markerOf, ...map } = locationsMap(all, sixty, creekLand)
  expect(wordsOf(svg)).toEqual(['5 miles'])
  for (const one of [sixty[0]!, all.at(-1)!]) {
    expect(wordsOf(markerOf(one))).toEqual([one.city])
    expect(marksOf(markerOf(one)).filter(isOutside(map))).toEqual([])
    // The style of a page has no variables that only an attribute uses.
    expect(markerOf(one)).not.toContain('var(')
  }
})

test('the map that locations share has at most 6 kB', () => {
  const { svg } = locationsMap(getLocations(), getMainLocations(), getEntry('map'))
  expect(svg.length).toBeLessThanOrEqual(6_000)
})

test('a map has the names for which it has room', () => {
  const namesOf = (locations: MapLocation[]) =>
    wordsOf(regionMap(locations, creekLand, wideWidth).svg)
  expect(namesOf(five)).toEqual(
    expect.arrayContaining(['Ash', 'Birch', 'Cedar', 'Dogwood', 'Elder', 'Oak Creek']),
  )
  const shown = namesOf(sixty).filter((name) => /^Place/.test(name))
  expect(shown.length).toBeGreaterThan(10)
  expect(shown.length).toBeLessThan(60)
})

test('north is up, west is left, and the scale is the same in both directions', () => {
  const { project, unitsPerKilometer } = regionFrame(five, 300)
  const [here, north, west] = [project([44, -93]), project([44.1, -93]), project([44, -93.1])]
  expect(north.y).toBeLessThan(here.y)
  expect(west.x).toBeLessThan(here.x)
  // A tenth of a degree: 11.1 km of latitude, and 8.0 km of longitude at 44 degrees north.
  expect((here.y - north.y) / unitsPerKilometer).toBeCloseTo(11.1, 0)
  expect((here.x - west.x) / unitsPerKilometer).toBeCloseTo(8, 0)
})

test('a region of one location shows twelve miles around it', () => {
  const { width, unitsPerKilometer } = regionFrame(five.slice(0, 1), 300)
  expect(width / unitsPerKilometer / kilometersPerMile).toBeCloseTo(24)
})

test('a map shows only water inside of its region', () => {
  const far = [location('Gum', 30, -90)]
  expect(wordsOf(regionMap(far, creekLand, wideWidth).svg)).not.toContain('Oak Creek')
})

test('names are escaped', () => {
  const { svg } = regionMap([{ ...five[0]!, city: 'Ash & <Elm>' }], emptyMap, wideWidth)
  expect(svg).toContain('Ash &amp;')
  expect(svg).not.toContain('<Elm>')
})

type Mark = { x: number; y: number; r: number }

const isOutside =
  ({ width, height }: { width: number; height: number }) =>
  ({ x, y, r }: Mark) =>
    x < r || y < r || x > width - r || y > height - r

function marksOf(svg: string): Mark[] {
  return [...svg.matchAll(/<circle cx="([-\d.]+)" cy="([-\d.]+)" r="([\d.]+)"/g)].map(
    ([, x, y, r]) => ({ x: Number(x), y: Number(y), r: Number(r) }),
  )
}

/** The texts of a map. */
function wordsOf(svg: string) {
  return [...svg.matchAll(/<text[^>]*>([^<]*)</g)].map(([, words]) => words ?? '')
}
