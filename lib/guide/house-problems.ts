import { existsSync, readFileSync } from 'node:fs'
import { fieldProblem, type Problem } from '@/lib/content/problems'
import type { Content } from '@/lib/content/registry'

/** Drawings of houses that lack an entry point, and numbers of entry points that a house does not have. */
export function houseProblems({ houses, locations, 'field-guide': animals }: Content): Problem[] {
  const [entry] = houses.entries
  if (!entry) return []
  const { fields } = entry
  const drawings = Object.entries(fields).flatMap(([kind, { entryPoints }]): Problem[] => {
    const file = `public/images/houses/${kind}.svg`
    const svg = existsSync(file) ? readFileSync(file, 'utf8') : undefined
    const missing = entryPoints.findIndex((_, index) => !svg?.includes(`id="way-${index + 1}"`)) + 1
    const message = `the drawing ${file} has no <g id="way-${missing}">`
    return svg && missing ? [fieldProblem(entry, [kind], { message })] : []
  })
  const numbers = [...locations.entries, ...animals.entries].flatMap((named): Problem[] => {
    const { house } = named.fields
    const count = house && fields[house.kind]?.entryPoints.length
    if (!count) return []
    const index = house.entryPoints.findIndex((number) => number > count)
    if (index < 0) return []
    const path = ['house', 'entryPoints', index]
    const message = `content/houses.yaml gives this house ${count} entry points, and no ${house.entryPoints[index]}`
    return [fieldProblem(named, path, { message })]
  })
  return [...drawings, ...numbers]
}
