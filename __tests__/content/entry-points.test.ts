import { getAnimals } from '@/lib/guide/animals'
import { pressableEntryPoints, type EntryPoint } from '@/lib/guide/entry-points'
import { findHouse } from '@/lib/guide/houses'
import { readDrawing } from '@/lib/images/drawings'
import { getLocations } from '@/lib/locations/locations'
import { home } from '@/lib/site/page-copy'
import { getEntry } from '@/lib/site/site-content'

const { scene } = home().hero
const scenePoints = scene?.entryPoints ?? []
const ofHome = scene
  ? pressableEntryPoints(
      scene.image,
      scenePoints,
      scenePoints.map((_, index) => index + 1),
    )
  : []

/** The house of home, and every house with the entry points that some page shows. */
const houses = [
  { shown: 'home', entryPoints: scenePoints, pressable: ofHome },
  ...[
    ...Object.keys(getEntry('houses')).map((kind) => ({ kind })),
    ...[...getLocations(), ...getAnimals()].flatMap(({ house }) => house ?? []),
  ].map((reference) => {
    const { entryPoints = [], pressable = [] } = findHouse(reference) ?? {}
    return { shown: JSON.stringify(reference), entryPoints, pressable }
  }),
]

test('every entry point with a kind is marked in its drawing, so that it can be pressed', () => {
  const unmarked = houses.flatMap(({ shown, entryPoints, pressable }) =>
    entryPoints
      .filter(({ kind }) => kind)
      .filter(({ place }) => !pressable.some((other) => other.place === place))
      .map(({ place }) => `${shown}: ${place}`),
  )
  expect(unmarked).toEqual([])
})

test('no place takes the press on another, and each can be hit with a finger', () => {
  const pixelsPerUnit = 326 / 800
  const wrong = houses.flatMap(({ shown, pressable }) =>
    pressable
      .filter((place) => {
        const { width, height } = place.target
        const overlaps = pressable.some((other) => other !== place && areOverlapping(place, other))
        return overlaps || Math.min(width, height) * pixelsPerUnit < 24
      })
      .map(({ name }) => `${shown}: ${name}`),
  )
  expect(wrong).toEqual([])
})

function areOverlapping({ target: a }: EntryPoint, { target: b }: EntryPoint) {
  return a.x < b.x + b.width && b.x < a.x + a.width && a.y < b.y + b.height && b.y < a.y + a.height
}

test('the drawing of home names each place', () => {
  const drawing = scene ? readDrawing(scene.image) : ''
  const names = ofHome.filter(({ name, labelId }) => {
    const group = drawing.split(`id="${labelId}"`)[1] ?? ''
    return group.split('<text')[1]?.includes(`>${name}<`)
  })
  expect(names).toEqual(ofHome)
})
