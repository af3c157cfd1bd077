import type { Loaded } from '@/lib/content/entries'
import { fieldProblem, type Problem } from '@/lib/content/problems'

type House = { kind: string; entryPoints: readonly number[] }

type Houses = {
  houses: Loaded<Readonly<Record<string, { entryPoints: readonly unknown[] } | undefined>>>
  locations: Loaded<{ house?: House | undefined }>
  'field-guide': Loaded<{ house?: House | undefined }>
}

/** Reports pages that show an entry point that their house doesn't have. */
export function houseProblems({ houses, locations, 'field-guide': animals }: Houses): Problem[] {
  const [allHouses] = houses.entries
  return [...locations.entries, ...animals.entries].flatMap((page): Problem[] => {
    const { house } = page.fields
    const count = house && allHouses?.fields[house.kind]?.entryPoints.length
    if (!count) return []
    const index = house.entryPoints.findIndex((number) => number > count)
    if (index < 0) return []
    const path = ['house', 'entryPoints', index]
    const message = `content/houses.yaml gives this house ${count} entry points, and no ${house.entryPoints[index]}`
    return [fieldProblem(page, path, { message })]
  })
}
