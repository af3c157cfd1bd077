import 'server-only'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { z } from 'zod'
import { resolveTexts } from './claims'
import { memoizeInProduction } from './collection'
import { parseYaml } from './yaml'

const file = 'content/houses.yaml'

const house = z.strictObject({
  /** What kind of house it is, as the caption says it. */
  name: z.string().min(5),
  /** What the drawing shows, for those who cannot see it. */
  alt: z.string().min(20),
  /** The ways in, in the order of the numbers in the drawing. */
  spots: z
    .array(
      z.strictObject({
        /** Where it is, in a few words. */
        place: z.string().min(3),
        /** Who gets in there and how, in a sentence or two. Each figure has its source in the articles. */
        note: z.string().min(10).max(130),
      }),
    )
    .min(1),
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

/** @param yaml Text of content/houses.yaml. */
export function readHouses(yaml: string, publicFolder = join(process.cwd(), 'public')) {
  const houses = parseYaml(file, yaml, housesSchema, (values) =>
    resolveTexts(file, values, { source: yaml }),
  )
  return new Map(
    Object.entries(houses).map(([kind, fields]): [string, House] => {
      const image = `/images/houses/${kind}.svg`
      const drawing = join(publicFolder, image)
      if (!existsSync(drawing)) {
        throw new Error(`${file}: ${kind} has no drawing ${image} in public/`)
      }
      const svg = readFileSync(drawing, 'utf8')
      const missing = fields.spots.findIndex((_, index) => !svg.includes(`id="way-${index + 1}"`))
      if (missing >= 0)
        throw new Error(`${file}: the drawing ${image} has no <g id="way-${missing + 1}">`)
      return [kind, { ...fields, kind, image }]
    }),
  )
}
