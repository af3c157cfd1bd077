import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { getAnimals } from '@/lib/guide/animals'
import { cutawayPath, findHouse } from '@/lib/guide/houses'
import { keepWaysIn } from '@/lib/images/entry-points'
import { getLocations } from '@/lib/locations/locations'

type Context = { params: Promise<{ cutaway: string }> }

export const dynamic = 'force-static'
export const dynamicParams = false

export function generateStaticParams() {
  return [...cutaways().keys()].map((cutaway) => ({ cutaway }))
}

/** A house with only the ways in that an animal or a place names. The name ends in .svg, because a host tells the type of a file by its ending. */
export async function GET(_request: Request, { params }: Context) {
  const { cutaway } = await params
  const house = findHouse(cutaways().get(cutaway))
  if (!house) throw new Error(`There is no drawing ${cutaway}`)
  const svg = readFileSync(join(process.cwd(), 'public', house.image), 'utf8')
  return new Response(keepWaysIn(svg, house.numbers), {
    headers: { 'Content-Type': 'image/svg+xml' },
  })
}

function cutaways() {
  const houses = [...getAnimals(), ...getLocations()].flatMap(({ house }) => house ?? [])
  return new Map(houses.map((house) => [cutawayPath(house).split('/').at(-1) ?? '', house]))
}
