import type { Loaded } from '@/lib/content/entries'
import { fieldProblem, type Problem } from '@/lib/content/problems'

type House = { kind: string; entryPoints: readonly number[] }

/** The collections that are checked together. */
type Houses = {
  houses: Loaded<Readonly<Record<string, { entryPoints: readonly unknown[] } | undefined>>>
  locations: Loaded<{ house?: House | undefined }>
  'field-guide': Loaded<{ house?: House | undefined }>
}

/** Entry points that a page shows and its house doesn't have. */
export function houseProblems({ houses, locations, 'field-guide': animals }: Houses): Problem[] {
  const [entry] = houses.entries
  return [...locations.entries, ...animals.entries].flatMap((named): Problem[] => {
    const { house } = named.fields
    const count = house && entry?.fields[house.kind]?.entryPoints.length
    if (!count) return []
    const index = house.entryPoints.findIndex((number) => number > count)
    if (index < 0) return []
    const path = ['house', 'entryPoints', index]
    const message = `content/houses.yaml gives this house ${count} entry points, and no ${house.entryPoints[index]}`
    return [fieldProblem(named, path, { message })]
  })
}
