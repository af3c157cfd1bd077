import type { HouseFields } from './house-schema'
import { cached } from '@/lib/content/cached'
import { getEntry } from '@/lib/content/content'

export type House = HouseFields & { kind: string; image: string }

/** The houses by their kind. */
export const getHouses = cached(
  () =>
    new Map(
      Object.entries(getEntry('houses')).map(([kind, house]): [string, House] => [
        kind,
        { ...house, kind, image: `/images/houses/${kind}.svg` },
      ]),
    ),
)

/** The house that is usual in a place, with only the entry points that the place names; none where it names no house. */
export function findHouse(named: { kind: string; spots: number[] } | undefined) {
  const house = named && getHouses().get(named.kind)
  if (!house) return undefined
  const entryPoints = named.spots.flatMap((number) => house.spots[number - 1] ?? [])
  return { ...house, numbers: named.spots, entryPoints }
}

/** Address of the drawing of a house with only some of its entry points, which the build writes. */
export function cutawayPath({ kind, spots }: { kind: string; spots: readonly number[] }) {
  return `/images/cutaways/${[kind, ...spots].join('-')}.svg`
}

export type NamedHouse = NonNullable<ReturnType<typeof findHouse>>
