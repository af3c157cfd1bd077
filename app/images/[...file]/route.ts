import { svgResponse } from '@/app/picture-response'
import { cached } from '@/lib/content/cached'
import { getAnimalGroups, getAnimals } from '@/lib/guide/animals'
import { cutawayPath, findHouse } from '@/lib/guide/houses'
import { rulerSheet, rulerSheetPath } from '@/lib/guide/ruler'
import { readDrawing } from '@/lib/images/drawings'
import { drawingNames } from '@/lib/images/pictures'
import {
  drawingSheet,
  signFolder,
  signSheet,
  specimenFolder,
  thumbnail,
  thumbnailPath,
} from '@/lib/images/sheet'
import { getLocationsMap, getRegionMaps } from '@/lib/map/area-maps'
import { services } from '@/lib/services/services'
import { home } from '@/lib/site/page-copy'
import { getEntry } from '@/lib/site/site-content'

type Context = { params: Promise<{ file: string[] }> }

export const dynamic = 'force-static'
export const dynamicParams = false

export function generateStaticParams() {
  return [...drawings().keys()].map((path) => ({ file: path.split('/').slice(2) }))
}

/** A generated drawing. Its name ends in .svg, because hosts derive the type of a file from its extension. */
export async function GET(_request: Request, { params }: Context) {
  const path = `/images/${(await params).file.join('/')}`
  const draw = drawings().get(path)
  if (!draw) throw new Error(`There is no drawing ${path}`)
  return svgResponse(draw())
}

/** The function that draws each file, by its path. */
const drawings = cached(() => {
  const functions = new Map<string, () => string | undefined>()

  const addSheet = (path: string, folder: typeof specimenFolder, names: readonly string[]) =>
    functions.set(path, () => drawingSheet(folder, [...new Set(names)]))

  const { start, questions } = getEntry('identification-key')
  const answers = [start, ...Object.values(questions)].flatMap(({ options }) => options)
  const signs = [
    ...(home().signs?.items.flatMap(({ drawing }) => drawing ?? []) ?? []),
    ...answers.flatMap(({ sign }) => sign ?? []),
  ]
  if (signs.length > 0) addSheet(signSheet, signFolder, signs)
  for (const { slug, targets } of services()) {
    const specimens = targets?.items.flatMap(({ specimen }) => specimen ?? []) ?? []
    if (specimens.length > 0) addSheet(`/images/targets/${slug}.svg`, specimenFolder, specimens)
  }
  for (const { sheet, animals } of getAnimalGroups()) {
    const plates = animals.flatMap(({ plate }) => plate ?? [])
    addSheet(sheet, specimenFolder, plates)
  }
  for (const name of drawingNames('specimens')) {
    functions.set(thumbnailPath(name), () => thumbnail(specimenFolder, name))
  }
  functions.set(rulerSheetPath, rulerSheet)
  // Houses with only the entry points that an animal uses.
  for (const { house: reference } of getAnimals()) {
    const house = findHouse(reference)
    if (!reference || !house) continue
    functions.set(cutawayPath(reference), () => readDrawing(house.image, house.numbers))
  }
  // Inlined, a map would add a kilobyte and 150 elements to a page.
  for (const { src, svg } of [
    getRegionMaps().named ?? getRegionMaps().numbered,
    getLocationsMap(),
  ]) {
    functions.set(src, () => svg)
  }
  return functions
})
