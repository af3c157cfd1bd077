import { getEntry } from './entries'
import type { PlaceContent } from '@/lib/content/schemas/houses'

type HouseReference = {
  kind: string
  /** The places to show, by their place in the list of the house, from 1. Left out, all are shown. */
  places?: readonly number[]
}

/** A house with the places to show. Undefined without a reference, or when no house has this kind. */
export function findHouse(reference: HouseReference | undefined) {
  const house = reference && getEntry('houses')[reference.kind]
  if (!house) return undefined
  const { kind, places: numbers } = reference
  const shown = numbers?.flatMap((number) => house.places[number - 1] ?? [])
  return {
    ...house,
    image: `/images/houses/${kind}.svg`,
    places: withSigns(shown ?? house.places),
  }
}

export type ShownHouse = NonNullable<ReturnType<typeof findHouse>>

/** Places with what one notices there. */
export function withSigns(places: readonly PlaceContent[]) {
  return places.map((place) => ({
    ...place,
    signs: getEntry('signs')[place.kind] ?? [],
  }))
}

export type Place = ReturnType<typeof withSigns>[number]
