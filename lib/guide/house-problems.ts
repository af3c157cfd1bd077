import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fieldProblem, type Problem } from '@/lib/content/problems'
import type { Content } from '@/lib/content/registry'

/** Drawings of houses that lack something, and numbers of entry points that a house does not have. */
export function houseProblems({ houses, locations, 'field-guide': animals }: Content): Problem[] {
  const [entry] = houses.entries
  if (!entry) return []
  const { fields } = entry
  const drawings = Object.entries(fields).flatMap(([kind, { spots }]): Problem[] => {
    const message = drawingProblem(`/images/houses/${kind}.svg`, spots.length)
    return message ? [fieldProblem(entry, [kind], { message })] : []
  })
  const numbers = [...locations.entries, ...animals.entries].flatMap((named): Problem[] => {
    const { house } = named.fields
    const count = house && fields[house.kind]?.spots.length
    if (!count) return []
    const index = house.spots.findIndex((number) => number > count)
    if (index < 0) return []
    const path = ['house', 'spots', index]
    const message = `content/houses.yaml gives this house ${count} spots, and no ${house.spots[index]}`
    return [fieldProblem(named, path, { message })]
  })
  return [...drawings, ...numbers]
}

function drawingProblem(image: string, spots: number) {
  const path = join('public', image)
  if (!existsSync(path)) return `there is no drawing public${image}`
  const svg = readFileSync(path, 'utf8')
  const numbers = Array.from({ length: spots }, (_, index) => index + 1)
  const missing = numbers.find((number) => !svg.includes(`id="way-${number}"`))
  return missing && `the drawing public${image} has no <g id="way-${missing}">`
}
