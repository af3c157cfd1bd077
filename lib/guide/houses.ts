import { getEntry } from '@/lib/content/content'

/** A kind of house with only the entry points of these numbers, or with all; none where nothing names it. */
export function findHouse(named: { kind: string; spots?: readonly number[] } | undefined) {
  const house = named && getEntry('houses')[named.kind]
  if (!house) return undefined
  const { kind, spots: numbers = house.spots.map((_, index) => index + 1) } = named
  const entryPoints = numbers.flatMap((number) => house.spots[number - 1] ?? [])
  return { ...house, image: `/images/houses/${kind}.svg`, numbers, entryPoints }
}

/** Address of the drawing of a house with only some of its entry points, which the build writes. */
export function cutawayPath({ kind, spots }: { kind: string; spots: readonly number[] }) {
  return `/images/cutaways/${[kind, ...spots].join('-')}.svg`
}

export type NamedHouse = NonNullable<ReturnType<typeof findHouse>>
