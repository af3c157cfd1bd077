import { folderWith, refusalOf } from '../../support/content-folder'
import { findHouse, getHouses, readHouses } from '@/lib/content/houses'
import { keepWaysIn } from '@/lib/drawing/ways-in'

const yaml = `
brick-cottage:
  name: Brick cottage
  alt: Section through a small brick cottage.
  spots:
    - place: Chimney
      note: Raccoons den in an open flue.
`
const drawings = () =>
  folderWith({ 'images/houses/brick-cottage.svg': '<svg><g id="way-1"/></svg>' })

test('a house has its name, its drawing and its numbered ways in', () => {
  expect(readHouses(yaml, drawings()).get('brick-cottage')).toEqual({
    kind: 'brick-cottage',
    image: '/images/houses/brick-cottage.svg',
    name: 'Brick cottage',
    alt: 'Section through a small brick cottage.',
    spots: [{ place: 'Chimney', note: 'Raccoons den in an open flue.' }],
  })
})

test('a wrong field is refused by file and field', () => {
  const wrong = yaml.replace('place: Chimney', 'where: Chimney')
  expect(refusalOf(() => readHouses(wrong, drawings()))).toMatch(
    /^content\/houses\.yaml:\n[\s\S]*brick-cottage.*spots/,
  )
})

test('a house without a drawing is refused', () => {
  expect(refusalOf(() => readHouses(yaml, folderWith({})))).toContain(
    'brick-cottage has no drawing /images/houses/brick-cottage.svg',
  )
})

test('a drawing without a numbered way in is refused', () => {
  const folder = folderWith({ 'images/houses/brick-cottage.svg': '<svg/>' })
  expect(refusalOf(() => readHouses(yaml, folder))).toContain(
    'the drawing /images/houses/brick-cottage.svg has no <g id="way-1">',
  )
})

test('a place shows only the ways in that it names, numbered as in its list', () => {
  for (const [kind, { spots }] of getHouses()) {
    const house = findHouse({ kind, spots: [spots.length, 1] })
    expect(house?.ways).toEqual([spots.at(-1), spots[0]])
  }
})

test('the drawing of a house keeps the ways in that a place names, numbered as in its list', () => {
  const group = (id: number, number: number) =>
    `<g id="way-${id}"><path/><text>${number}</text></g>`
  const svg = [1, 2, 7].map((number) => group(number, number)).join('\n')
  expect(keepWaysIn(svg, [7, 2])).toBe(group(2, 2) + '\n' + group(7, 1))
})
