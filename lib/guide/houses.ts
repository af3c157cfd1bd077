import { pressableEntryPoints } from './entry-points'
import { getEntry } from '@/lib/site/site-content'

type HouseReference = {
  kind: string
  /** Numbers of the entry points to show, from 1. Left out, all are shown. */
  entryPoints?: readonly number[]
}

/** A house with the entry points to show. Undefined without a reference, or when no house has this kind. */
export function findHouse(reference: HouseReference | undefined) {
  const house = reference && getEntry('houses')[reference.kind]
  if (!house) return undefined
  const { kind, entryPoints: numbers = house.entryPoints.map((_, index) => index + 1) } = reference
  const entryPoints = numbers.flatMap((number) => house.entryPoints[number - 1] ?? [])
  const image = `/images/houses/${kind}.svg`
  const pressable = pressableEntryPoints(image, entryPoints, numbers)
  return { ...house, image, numbers, entryPoints, pressable }
}

/** Path of the generated drawing of a house with only some of its entry points. */
export function cutawayPath(house: { kind: string; entryPoints: readonly number[] }) {
  return `/images/cutaways/${[house.kind, ...house.entryPoints].join('-')}.svg`
}

export type ShownHouse = NonNullable<ReturnType<typeof findHouse>>
