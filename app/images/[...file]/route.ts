import { svgResponse } from '@/app/picture-response'
import { cached } from '@/lib/content/cached'
import { getAnimalGroups, getAnimals } from '@/lib/guide/animals'
import { cutawayPath, findHouse } from '@/lib/guide/houses'
import { readDrawing } from '@/lib/images/drawings'
import { drawingNames } from '@/lib/images/pictures'
import {
  drawingSheet,
  signFolder,
  specimenFolder,
  thumbnail,
  thumbnailPath,
} from '@/lib/images/sheet'
import { getLocations, getMainLocations } from '@/lib/locations/locations'
import { getRegionMaps, placeMap, placeMapPath } from '@/lib/map/area-maps'
import { home } from '@/lib/pages/page-copy'
import type { Service } from '@/lib/services/service-schema'
import { services } from '@/lib/services/services'
import { getEntry } from '@/lib/site-content'

type Context = { params: Promise<{ file: string[] }> }

export const dynamic = 'force-static'
export const dynamicParams = false

export function generateStaticParams() {
  return [...drawings().keys()].map((path) => ({ file: path.split('/').slice(2) }))
}

/** A drawing that the build makes. Its name ends in .svg, because hosts derive the type of a file from its extension. */
export async function GET(_request: Request, { params }: Context) {
  const path = `/images/${(await params).file.join('/')}`
  const draw = drawings().get(path)
  if (!draw) throw new Error(`There is no drawing ${path}`)
  return svgResponse(draw())
}

type Drawing = [path: string, draw: () => string | undefined]

const drawings = cached(
  () =>
    new Map<Drawing[0], Drawing[1]>([
      sheet(
        '/images/signs.svg',
        signFolder,
        home().signs.items.map(({ drawing }) => drawing),
      ),
      ...drawingNames('specimens').map((name): Drawing => [
        thumbnailPath(name),
        () => thumbnail(specimenFolder, name),
      ]),
      ...services().flatMap(({ slug, targets }: Service) => {
        const names = targets?.items.map(({ specimen }) => specimen)
        return names ? [sheet(`/images/targets/${slug}.svg`, specimenFolder, names)] : []
      }),
      ...getAnimalGroups().map(({ animals, sheet: path }) =>
        sheet(
          path,
          specimenFolder,
          animals.map(({ plate }) => plate),
        ),
      ),
      ...cutaways(),
      ...maps(),
    ]),
)

/** Drawings side by side in one file, each once. */
function sheet(path: string, folder: typeof specimenFolder, names: readonly string[]): Drawing {
  return [path, () => drawingSheet(folder, [...new Set(names)])]
}

/** Houses with only the entry points that an animal names. */
function cutaways(): Drawing[] {
  return getAnimals().flatMap(({ house }): Drawing[] => {
    const { image, numbers } = findHouse(house) ?? {}
    if (!house || !image || !numbers) return []
    return [[cutawayPath(house), () => readDrawing(image, numbers)]]
  })
}

/** As files, since in the page each would weigh a kilobyte and 150 elements. */
function maps(): Drawing[] {
  const { src, svg } = getRegionMaps().named ?? getRegionMaps().numbered
  const main = getMainLocations()
  return [
    [src, () => svg],
    ...getLocations().map((place): Drawing => [
      placeMapPath(place.slug),
      () => placeMap(place, main, getEntry('map')).svg,
    ]),
  ]
}
