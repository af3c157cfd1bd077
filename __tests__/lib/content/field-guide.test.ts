import { description, folderWith, markdownFile, refusalOf } from '../../support/content-folder'
import { readAnimals, readTonightPages } from '@/lib/content/field-guide'
import { getHouses } from '@/lib/content/houses'
import { services } from '@/lib/content/texts'

const [kind = ''] = getHouses().keys()
const spots = getHouses().get(kind)?.spots.length ?? 0
const [{ slug: service }] = services
const short = Array.from({ length: 45 }, (_, index) => `word${index}`).join(' ')
const sources = [
  { title: 'Ohioline: Ants', url: 'https://ohioline.osu.edu/ants' },
  { title: 'A newspaper, May 1, 2020' },
]

const fields = {
  slug: 'red-ant',
  name: 'Red ant',
  latin: ['Formica exempli'],
  group: 'Ants and termites',
  title: 'Red ants in the kitchen',
  description,
  plate: 'red-ant',
  plateAlt: 'A red ant from above, with a scale bar',
  short,
  size: { text: 'About 1/8 inch (3 mm) [1].', object: 'a sesame seed' },
  marks: ['One bump at the waist [1].', 'Red all over [2].', 'No smell when crushed.'],
  lookAlikes: [{ name: 'Black ant', mark: 'The black ant is black.' }],
  signs: ['Trails along the counter.'],
  house: { kind, spots: [1] },
  months: [{ row: '- - - o o o o o o - - -', grade: 'typical' }],
  monthsNote: 'Typical, as a rule.',
  harm: { people: 'It may pinch a finger.' },
  today: ['Wipe the trail away.', 'Find the crack first.'],
  useless: ['Spraying the trail.'],
  call: { when: 'They come back each week.', service },
  sources,
  reviewed: '2026-11-22',
}

const publicFolder = () => folderWith({ 'images/specimens/red-ant.svg': '<svg/>' })

const read = (change: Record<string, unknown> = {}, body?: string) =>
  readAnimals(
    folderWith({ 'red-ant.md': markdownFile({ ...fields, ...change }, body) }),
    publicFolder(),
  )

test('an animal has its fields, and its text with links to the sources', () => {
  const [animal] = read({}, 'It nests under walks [2].')
  expect(animal?.name).toBe('Red ant')
  expect(animal?.content).toContain('walks<sup><a href="#source-2">2</a></sup>.')
})

test.each([
  [
    'a look-alike without a page',
    { lookAlikes: [{ name: 'Bee', animal: 'bee', mark: 'It is furry.' }] },
    'lookAlikes[1].animal: there is no bee',
  ],
  [
    'a service that does not exist',
    { call: { ...fields.call, service: 'golf' } },
    'call.service: there is no golf',
  ],
  [
    'an article that does not exist',
    { call: { ...fields.call, article: 'golf' } },
    'call.article: there is no golf',
  ],
  [
    'a house that does not exist',
    { house: { kind: 'castle', spots: [1] } },
    'house.kind: there is no castle',
  ],
  [
    'a spot that the house lacks',
    { house: { kind, spots: [spots + 1] } },
    `house.spots: there is no ${spots + 1}`,
  ],
  [
    'a plate that is not there',
    { plate: 'blue-ant' },
    'plate: there is no drawing public/images/specimens/blue-ant.svg',
  ],
  [
    'a source that is not listed',
    { signs: ['Trails along the counter [3].'] },
    '[3] stands in the text',
  ],
  [
    'eleven months',
    { months: [{ row: '- - - o o o o o o - -', grade: 'typical' }] },
    'twelve letters',
  ],
  ['a short answer that is too short', { short: 'It is an ant.' }, '40 to 55 words'],
  [
    'no source with an address',
    { sources: [{ title: 'A newspaper' }, { title: 'A book' }] },
    'at least one with an address',
  ],
])('%s is refused, naming the file', (_, change, message) => {
  const refusal = refusalOf(() => read(change))
  expect(refusal).toContain('red-ant.md')
  expect(refusal).toContain(message)
})

describe('a page for what cannot wait', () => {
  const page = {
    slug: 'ants-in-bed',
    heading: 'There are ants in bed',
    title: 'Ants in bed tonight',
    description,
    plate: 'red-ant',
    plateAlt: 'A red ant from above, with a scale bar',
    short: 'Strip the bed first, and look for the trail.',
    cards: { now: { lines: ['Nobody. Ants in bed can wait.'] } },
    steps: ['Strip the bed first [1].', 'Look for the trail.', 'Wipe the trail away.'],
    never: ['Spraying the mattress.'],
    animals: ['red-ant'],
    service,
    sources,
    reviewed: '2026-11-22',
  }
  const readPage = (change: Record<string, unknown> = {}) =>
    readTonightPages(
      folderWith({ 'ants-in-bed.md': markdownFile({ ...page, ...change }) }),
      read(),
      publicFolder(),
    )

  test('has its steps in order', () => {
    expect(readPage()[0]?.steps).toEqual(page.steps)
  })

  test('names no other animal where there is none', () => {
    const folder = folderWith({ 'ants-in-bed.md': markdownFile(page) })
    expect(refusalOf(() => readTonightPages(folder, [], publicFolder()))).toMatch(
      /there is no red-ant: take it out\.$/,
    )
  })

  test.each([
    ['an animal without a page', { animals: ['bee'] }, 'animals: there is no bee'],
    ['a service that does not exist', { service: 'golf' }, 'service: there is no golf'],
    ['a source that is not listed', { never: ['Spraying the mattress [9].'] }, '[9]'],
  ])('%s is refused, naming the file', (_, change, message) => {
    const refusal = refusalOf(() => readPage(change))
    expect(refusal).toContain('ants-in-bed.md')
    expect(refusal).toContain(message)
  })
})
