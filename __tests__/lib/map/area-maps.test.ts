import { getLocations, getMainLocations } from '@/lib/locations/locations'
import { locationsMap, regionMapWithNames, regionMapWithNumbers } from '@/lib/map/area-maps'
import { mapSchema, type MapContent } from '@/lib/map/map-schema'
import { kilometersPerMile, regionFrame, type MapLocation } from '@/lib/map/projection'
import { getEntry } from '@/lib/site/site-content'

const mapContent = (map: object = {}): MapContent =>
  mapSchema.parse({ caption: 'Schematic, with north up.', ...map })

const emptyMap = mapContent()

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

const sets: [string, MapLocation[]][] = [
  ['one location', five.slice(0, 1)],
  ['five locations', five],
  ['sixty locations', sixty],
  ['sixty locations on one spot', sixty.map(({ city }) => location(city, 44, -93))],
]

test.each(sets)('on the map of %s no two marks touch, and each lies inside', (_, locations) => {
  const { svg, width, height } = regionMapWithNumbers(locations, emptyMap)
  const marks = marksOf(svg)
  expect(marks).toHaveLength(locations.length)
  const touching = marks.filter((mark, index) =>
    marks.slice(index + 1).some((other) => distance(mark, other) < mark.r + other.r - 0.5),
  )
  expect(touching).toEqual([])
  const outside = marks.filter(({ x, y, r }) => x < r || y < r || x > width - r || y > height - r)
  expect(outside).toEqual([])
})

test('locations are numbered in alphabetical order', () => {
  const marks = marksOf(regionMapWithNumbers(five, emptyMap).svg)
  expect(marksOf(regionMapWithNumbers(five.toReversed(), emptyMap).svg)).toEqual(marks)
  const { targets } = regionMapWithNumbers(five.toReversed(), emptyMap)
  expect(targets.map(({ city }) => city)).toEqual(five.map(({ city }) => city))
})

test('the map that locations share has no names, and a marker names one location', () => {
  const { svg, markerOf } = locationsMap(sixty, sixty, creekLand)
  expect(wordsOf(svg).filter((word) => !/miles/.test(word))).toEqual([])
  const [first = location('', 0, 0)] = sixty
  expect(wordsOf(markerOf(first))).toEqual([first.city])
  // The style of a page has no variables that only an attribute uses.
  expect(markerOf(first)).not.toContain('var(')
})

test('the map that locations share has room for the marker of each, also of one far away', () => {
  const all = [...five, location('Fir', 44, -91)]
  const { width, height, markerOf } = locationsMap(all, five, emptyMap)
  const marks = all.flatMap((one) => marksOf(markerOf(one)))
  expect(marks).toHaveLength(all.length)
  const outside = marks.filter(({ x, y, r }) => x < r || y < r || x > width - r || y > height - r)
  expect(outside).toEqual([])
})

test('the map that locations share has at most 6 kB', () => {
  const { svg } = locationsMap(getLocations(), getMainLocations(), getEntry('map'))
  expect(svg.length).toBeLessThanOrEqual(6_000)
})

test('a map has all names of its locations or none', () => {
  const named = regionMapWithNames(five, creekLand)
  expect(wordsOf(named?.svg ?? '')).toEqual(
    expect.arrayContaining(['Ash', 'Birch', 'Cedar', 'Dogwood', 'Elder', 'Oak Creek']),
  )
  expect(regionMapWithNames(sixty, creekLand)).toBeUndefined()
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
  expect(wordsOf(regionMapWithNumbers(five, creekLand).svg)).toContain('Oak Creek')
  expect(wordsOf(regionMapWithNumbers(far, creekLand).svg)).not.toContain('Oak Creek')
  expect(wordsOf(regionMapWithNumbers(five, emptyMap).svg)).not.toContain('Oak Creek')
})

test('names are escaped', () => {
  const { svg = '' } = regionMapWithNames([{ ...five[0]!, city: 'Ash & <Elm>' }], emptyMap) ?? {}
  expect(svg).toContain('Ash &amp;')
  expect(svg).not.toContain('<Elm>')
})

function marksOf(svg: string) {
  return [...svg.matchAll(/<circle cx="([-\d.]+)" cy="([-\d.]+)" r="([\d.]+)"/g)].map(
    ([, x, y, r]) => ({ x: Number(x), y: Number(y), r: Number(r) }),
  )
}

function distance(a: { x: number; y: number }, b: { x: number; y: number }) {
  return Math.hypot(a.x - b.x, a.y - b.y)
}

/** The texts of a map. */
function wordsOf(svg: string) {
  return [...svg.matchAll(/<text[^>]*>([^<]*)</g)].map(([, words]) => words ?? '')
}
