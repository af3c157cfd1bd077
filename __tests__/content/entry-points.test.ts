import { getAnimals } from '@/lib/guide/animals'
import { findHouse, pressableEntryPoints, type EntryPoint } from '@/lib/guide/houses'
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

test('no number takes the press on another, and each can be hit with a finger', () => {
  const pixelsPerPercent = 326 / 100
  const wrong = houses.flatMap(({ shown, pressable }) => {
    const numbered = pressable.filter(({ hasNameInDrawing }) => !hasNameInDrawing)
    return numbered
      .filter((place) => {
        const isOverlapped = numbered.some(
          (other) => other !== place && areOverlapping(place, other),
        )
        return isOverlapped || place.target.width * pixelsPerPercent < 24
      })
      .map(({ name }) => `${shown}: ${name}`)
  })
  expect(wrong).toEqual([])
})

function areOverlapping({ target: a }: EntryPoint, { target: b }: EntryPoint) {
  const distance = Math.max(Math.abs(a.x - b.x), Math.abs(a.y - b.y))
  const roundingError = 2
  return distance + roundingError < (a.width + b.width) / 2
}

test('the drawing of home names each place', () => {
  const drawing = scene ? readDrawing(scene.image) : ''
  const names = ofHome.filter(({ name, number }) => {
    const group = drawing.split(`id="way-${number}"`)[1] ?? ''
    return group.split('<text')[1]?.includes(`>${name}<`)
  })
  expect(names).toEqual(ofHome)
})
