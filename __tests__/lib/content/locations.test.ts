import { description, folderWith, markdownFile, refusalOf } from '../../support/content-folder'
import { company } from '@/lib/content/company'
import { getLocation, getLocations, nearbyLocations, readLocations } from '@/lib/content/locations'
import { services } from '@/lib/content/texts'

const sentence = 'Homes like these let mice in where the old mortar has gone.'

const fields = {
  slug: 'oak-hill',
  city: 'Oak Hill',
  county: 'Franklin',
  zipCodes: ['43001'],
  nearbyAreas: [],
  group: 'primary',
  order: 1,
  coordinates: { latitude: 40.1, longitude: -83 },
  title: 'Pest Control in Oak Hill',
  description,
  keywords: ['Oak Hill pest control'],
  cityDescription: sentence,
  services: { [services[0].slug]: sentence },
  articles: ['mud-tubes', 'wasp-nests'],
  questions: [{ question: 'What bit me last night?', answer: sentence }],
}

const place = (change: Record<string, unknown> = {}, body?: string) =>
  markdownFile({ ...fields, ...change }, body)

const cottage = {
  kind: 'cottage',
  image: '/images/houses/cottage.svg',
  name: 'Cottage',
  alt: 'Section through a cottage',
  spots: [{ place: 'Chimney', note: 'Raccoons den in an open flue.' }],
}

const read = (files: Record<string, string>) =>
  readLocations(folderWith(files), ['mud-tubes', 'wasp-nests'], new Map([['cottage', cottage]]))

test('a place has the fields of its file, and its text as HTML', () => {
  const [location] = read({ 'oak-hill.md': place({}, '## Mice in old mortar') })
  expect(location).toEqual({
    ...fields,
    state: company.region.state,
    work: [],
    alsoIn: [],
    sources: [],
    content: expect.stringMatching(/<h2 [^>]*>Mice in old mortar<\/h2>/) as string,
  })
})

test('a place that says nothing of them is in Franklin, has no areas nearby, and comes last [spec: Entities and their fields]', () => {
  const quiet = {
    county: undefined,
    nearbyAreas: undefined,
    group: undefined,
    order: undefined,
    cityDescription: undefined,
  }
  const locations = read({
    'ash-hill.md': place({ ...quiet, slug: 'ash-hill', city: 'Ash Hill', title: 'In Ash Hill' }),
    'oak-hill.md': place({ order: 20 }),
  })
  expect(locations.map(({ slug }) => slug)).toEqual(['oak-hill', 'ash-hill'])
  expect(locations[1]).toMatchObject({
    county: company.region.county,
    nearbyAreas: [],
    group: 'more',
  })
  expect(locations[1]?.cityDescription).toBeUndefined()
})

test('places come in their order, and by name where they have none', () => {
  const at = (slug: string, city: string, order?: number) => ({
    [`${slug}.md`]: place({ slug, city, order, title: `Pest Control in ${city}` }),
  })
  const locations = read({
    ...at('a', 'Zoar'),
    ...at('b', 'Elm'),
    ...at('c', 'Yew', 2),
    ...at('d', 'Zinnia', 1),
  })
  expect(locations.map(({ city }) => city)).toEqual(['Zinnia', 'Yew', 'Elm', 'Zoar'])
})

test.each([
  ['an unknown field', { colour: 'red' }, ['colour: there is no such field']],
  ['no title', { title: undefined }, ['title:', 'is missing']],
  ['a title that is too long', { title: 'p'.repeat(61) }, ['title:', 'at most 60']],
  ['a description that is too short', { description: 'Mice.' }, ['description:', 'at least 120']],
  ['no ZIP code', { zipCodes: [] }, ['zipCodes:', 'at least 1']],
  ['a ZIP code of four digits', { zipCodes: ['4301'] }, ['zipCodes[1]:', 'five digits']],
  ['a ZIP code of nine digits', { zipCodes: ['43001-1234'] }, ['zipCodes[1]:', 'five digits']],
  ['a ZIP code with a letter', { zipCodes: ['43001', '4300l'] }, ['zipCodes[2]:', 'five digits']],
  ['a ZIP code without quotes', { zipCodes: [43001] }, ['zipCodes[1]:', "Example: '43001'"]],
  ['an unknown group', { group: 'other' }, ['group:', 'primary, additional, more']],
  ['an order of zero', { order: 0 }, ['order:', 'more than 0']],
  [
    'a point that is not on Earth',
    { coordinates: { latitude: 151.5, longitude: -200.1 } },
    ['coordinates.latitude:', 'at most 90', 'coordinates.longitude:', 'at least -180'],
  ],
  [
    'a longitude in Asia',
    { coordinates: { latitude: 40.1, longitude: 83 } },
    ['coordinates.longitude: must be minus, as west is. Example: -83.114'],
  ],
  ['a third article', { articles: ['one', 'two', 'three'] }, ['articles:', 'at most 2']],
  [
    'words for a service that there is none of',
    { services: { moles: sentence } },
    [
      'services.moles: there is no moles',
      services
        .map(({ slug }) => slug)
        .toSorted()
        .join(', '),
    ],
  ],
])('%s is refused with the file, the field and what is allowed', (_, change, parts) => {
  const message = refusalOf(() => read({ 'oak-hill.md': place(change) }))
  for (const part of ['oak-hill.md', ...parts]) expect(message).toContain(part)
})

test.each([
  ['of an unknown kind', { kind: 'igloo', spots: [1] }, 'house.kind: “igloo” is not one of '],
  ['with a number that its drawing lacks', { kind: 'cottage', spots: [2] }, 'and no 2'],
])('a house %s is refused by name', (_, house, message) => {
  const refusal = refusalOf(() => read({ 'oak-hill.md': place({ house }) }))
  for (const part of ['oak-hill.md:', message]) expect(refusal).toContain(part)
})

test('a nearby area that is no location is refused, with those that are', () => {
  const files = {
    'oak-hill.md': place({ nearbyAreas: ['elm-hill', 'atlantis'] }),
    'elm-hill.md': place({ slug: 'elm-hill', title: 'Pest Control in Elm Hill' }),
  }
  expect(refusalOf(() => read(files))).toMatch(
    /oak-hill\.md:9 {2}nearbyAreas\[2\]: there is no atlantis: .* one of elm-hill\.$/,
  )
})

test('a place that is named as nearby itself is told to leave the list empty', () => {
  expect(refusalOf(() => read({ 'oak-hill.md': place({ nearbyAreas: ['oak-hill'] }) }))).toMatch(
    /oak-hill\.md:\d+ {2}nearbyAreas\[1\]: oak-hill is this place: .* Example: nearbyAreas: \[\]$/,
  )
})

test('an article that does not exist is refused, with those that do', () => {
  expect(
    refusalOf(() => read({ 'oak-hill.md': place({ articles: ['mud-tubes', 'dragons'] }) })),
  ).toMatch(/oak-hill\.md:\d+ {2}articles\[2\]: there is no dragons: .* mud-tubes, wasp-nests\.$/)
})

test('two places with one title are refused, both by name', () => {
  const files = { 'elm-hill.md': place({ slug: 'elm-hill' }), 'oak-hill.md': place() }
  expect(refusalOf(() => read(files))).toMatch(
    /oak-hill\.md:\d+ {2}title: “Pest Control in Oak Hill” is already used in \S+elm-hill\.md/,
  )
})

test('a location is found by its slug', () => {
  for (const location of getLocations()) expect(getLocation(location.slug)).toBe(location)
  expect(getLocation('atlantis')).toBeUndefined()
})

test('nearby locations come in the order in which a place names them', () => {
  for (const location of getLocations()) {
    expect(nearbyLocations(location).map(({ slug }) => slug)).toEqual(location.nearbyAreas)
  }
})
