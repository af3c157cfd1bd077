import { fieldProblem, type Problem } from '@/lib/content/problems'
import type { Content } from '@/lib/content/registry'

/** Numbers of entry points that a house does not have. */
export function houseProblems({ houses, locations, 'field-guide': animals }: Content): Problem[] {
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
