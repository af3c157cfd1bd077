import { getEntry } from '@/lib/site-content'

/** A kind of house with only the entry points of these numbers, or with all; none where nothing names it. */
export function findHouse(named: { kind: string; entryPoints?: readonly number[] } | undefined) {
  const house = named && getEntry('houses')[named.kind]
  if (!house) return undefined
  const { kind, entryPoints: numbers = house.entryPoints.map((_, index) => index + 1) } = named
  const entryPoints = numbers.flatMap((number) => house.entryPoints[number - 1] ?? [])
  return { ...house, image: `/images/houses/${kind}.svg`, numbers, entryPoints }
}

/** Address of the drawing of a house with only some of its entry points, which the build writes. */
export function cutawayPath(house: { kind: string; entryPoints: readonly number[] }) {
  return `/images/cutaways/${[house.kind, ...house.entryPoints].join('-')}.svg`
}

export type NamedHouse = NonNullable<ReturnType<typeof findHouse>>
