import { getEntry } from './entries'
import type { EntryPointContent } from '@/lib/content/schemas/houses'

type HouseReference = {
  kind: string
  /** The entry points to show, by their place in the list of the house, from 1. Left out, all are shown. */
  entryPoints?: readonly number[]
}

/** A house with the entry points to show. Undefined without a reference, or when no house has this kind. */
export function findHouse(reference: HouseReference | undefined) {
  const house = reference && getEntry('houses')[reference.kind]
  if (!house) return undefined
  const { kind, entryPoints: numbers } = reference
  const shown = numbers?.flatMap((number) => house.entryPoints[number - 1] ?? [])
  return {
    ...house,
    image: `/images/houses/${kind}.svg`,
    entryPoints: withSigns(shown ?? house.entryPoints),
  }
}

export type ShownHouse = NonNullable<ReturnType<typeof findHouse>>

/** Entry points with what one notices there. */
export function withSigns(entryPoints: readonly EntryPointContent[]) {
  return entryPoints.map((entryPoint) => ({
    ...entryPoint,
    signs: getEntry('entry-points')[entryPoint.kind] ?? [],
  }))
}

export type EntryPoint = ReturnType<typeof withSigns>[number]
