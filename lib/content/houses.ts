import 'server-only'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { z } from 'zod'
import { resolveTexts } from './claims'
import { memoizeInProduction } from './collection'
import { rejectFindings, type Finding } from './findings'
import { checkYaml } from './yaml'

const file = 'content/houses.yaml'

const house = z.strictObject({
  name: z.string().min(5).describe('What kind of house it is, as the caption says it.'),
  alt: z.string().min(20).describe('What the drawing shows, for those who cannot see it.'),
  spots: z
    .array(
      z.strictObject({
        place: z.string().min(3).describe('Where it is, in a few words.'),
        note: z
          .string()
          .min(10)
          .max(130)
          .describe(
            'Who gets in there and how, in a sentence or two. Each figure has its source in the articles.',
          ),
      }),
    )
    .min(1)
    .describe('The ways in, in the order of the numbers in the drawing.'),
})

/** content/houses.yaml: the houses by their kind. */
export const housesSchema = z.record(z.string(), house)

export type House = z.output<typeof house> & { kind: string; image: string }

/** The houses by their kind. Throws, naming the file and the field, when one is wrong or has no drawing. */
export const getHouses = memoizeInProduction(() => readHouses(readFileSync(file, 'utf8')))

/** The house that is usual in a place, with only the ways in that the place names; none where it names no house. */
export function findHouse(named: { kind: string; spots: number[] } | undefined) {
  const house = named && getHouses().get(named.kind)
  if (!house) return undefined
  const ways = named.spots.flatMap((number) => house.spots[number - 1] ?? [])
  return { ...house, numbers: named.spots, ways }
}

/** Address of the drawing of a house with only some of its ways in, which the build writes. */
export function cutawayPath({ kind, spots }: { kind: string; spots: readonly number[] }) {
  return `/images/cutaways/${[kind, ...spots].join('-')}.svg`
}

export type NamedHouse = NonNullable<ReturnType<typeof findHouse>>

/**
 * @param yaml Text of content/houses.yaml.
 * @throws ContentError with everything that is wrong in it, and each drawing that lacks something.
 */
export function readHouses(yaml: string, publicFolder?: string): Map<string, House> {
  const { houses, findings } = checkHouses(yaml, publicFolder)
  rejectFindings(findings)
  return houses
}

/** The same without throwing. */
export function checkHouses(
  yaml: string,
  publicFolder = 'public',
): { houses: Map<string, House>; findings: Finding[] } {
  const {
    fields = {},
    findings,
    lineOf,
  } = checkYaml(file, yaml, housesSchema, {
    prepare: (values) => resolveTexts(file, values, { source: yaml }),
  })
  const houses = new Map<string, House>()
  for (const [kind, values] of Object.entries(fields)) {
    const image = `/images/houses/${kind}.svg`
    houses.set(kind, { ...values, kind, image })
    const message = drawingProblem(join(publicFolder, image), image, values.spots.length)
    if (message) findings.push({ file, line: lineOf([kind]), field: kind, message })
  }
  return { houses, findings }
}

function drawingProblem(path: string, image: string, spots: number) {
  if (!existsSync(path)) return `there is no drawing public${image}`
  const svg = readFileSync(path, 'utf8')
  const numbers = Array.from({ length: spots }, (_, index) => index + 1)
  const missing = numbers.find((number) => !svg.includes(`id="way-${number}"`))
  return missing && `the drawing public${image} has no <g id="way-${missing}">`
}
