import { folderWith, refusalOf } from '../../support/content-folder'
import { getHouses, readHouses } from '@/lib/content/houses'
import { getLocations } from '@/lib/content/locations'

const yaml = `
brick-cottage:
  name: Brick cottage
  alt: Section through a small brick cottage.
  spots:
    - place: Chimney
      note: Raccoons den in an open flue.
`
const drawings = () => folderWith({ 'images/houses/brick-cottage.svg': '<svg/>' })

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

test('every house of the site is that of some place', () => {
  const used = new Set(getLocations().map(({ house }) => house?.kind))
  expect([...getHouses().keys()].filter((kind) => !used.has(kind))).toEqual([])
})
