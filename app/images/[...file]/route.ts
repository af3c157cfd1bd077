import { readdirSync, readFileSync } from 'node:fs'
import { join, parse } from 'node:path'
import { renderSVG } from 'uqr'
import { cached } from '@/lib/content/cached'
import { getAnimalGroups, getAnimals } from '@/lib/guide/animals'
import { cutawayPath, findHouse } from '@/lib/guide/houses'
import { keepEntryPoints } from '@/lib/images/entry-points'
import {
  drawingSheet,
  signFolder,
  specimenFolder,
  thumbnail,
  thumbnailPath,
} from '@/lib/images/sheet'
import { withThemeColors } from '@/lib/images/theme'
import { getLocations } from '@/lib/locations/locations'
import { getRegionMaps, placeMapPicture, placeMapSvg } from '@/lib/map/area-maps'
import { home } from '@/lib/pages/page-copy'
import { pathsWithQrCode, qrCodePath } from '@/lib/seo/qr-codes'
import { absoluteUrl } from '@/lib/seo/site-url'
import type { Service } from '@/lib/services/service-schema'
import { services } from '@/lib/services/services'

type Context = { params: Promise<{ file: string[] }> }

export const dynamic = 'force-static'
export const dynamicParams = false

export function generateStaticParams() {
  return [...drawings().keys()].map((path) => ({ file: path.split('/').slice(2) }))
}

/** A drawing that the build makes. Its name ends in .svg, because a host tells the type of a file by its ending. */
export async function GET(_request: Request, { params }: Context) {
  const path = `/images/${(await params).file.join('/')}`
  const draw = drawings().get(path)
  if (!draw) throw new Error(`There is no drawing ${path}`)
  return new Response(draw(), { headers: { 'Content-Type': 'image/svg+xml' } })
}

type Drawing = [path: string, draw: () => string | undefined]

const drawings = cached(
  () =>
    new Map([
      ...signs(),
      ...thumbnails(),
      ...targets(),
      ...guide(),
      ...cutaways(),
      ...maps(),
      ...qrCodes(),
    ]),
)

function signs(): Drawing[] {
  const names = home.signs.items.map(({ drawing }) => drawing)
  return [['/images/signs.svg', () => drawingSheet(signFolder, names)]]
}

function thumbnails(): Drawing[] {
  return readdirSync('public/images/specimens').map((file): Drawing => {
    const { name } = parse(file)
    return [thumbnailPath(name), () => thumbnail(specimenFolder, name)]
  })
}

/** All that a service treats. */
function targets(): Drawing[] {
  return services.flatMap(({ slug, targets }: Service): Drawing[] => {
    const names = targets?.items.map(({ specimen }) => specimen)
    if (!names) return []
    return [[`/images/targets/${slug}.svg`, () => drawingSheet(specimenFolder, names)]]
  })
}

/** The animals of the field guide, a file a group. */
function guide(): Drawing[] {
  return getAnimalGroups().map(({ animals, sheet }) => {
    const names = new Set(animals.map(({ plate }) => plate))
    return [sheet, () => drawingSheet(specimenFolder, [...names])]
  })
}

/** Houses with only the entry points that an animal names. */
function cutaways(): Drawing[] {
  return getAnimals().flatMap(({ house }): Drawing[] => {
    const { image, numbers } = findHouse(house) ?? {}
    if (!house || !image || !numbers) return []
    const file = join(process.cwd(), 'public', image)
    return [
      [
        cutawayPath(house),
        () => withThemeColors(keepEntryPoints(readFileSync(file, 'utf8'), numbers)),
      ],
    ]
  })
}

/** As files, since in the page each would weigh a kilobyte and 150 elements. */
function maps(): Drawing[] {
  const { numbered, named } = getRegionMaps()
  return [
    [numbered.src, () => numbered.svg],
    ...(named ? [[named.src, () => named.svg] as Drawing] : []),
    ...getLocations().map(({ slug }): Drawing => [
      placeMapPicture(slug).src,
      () => placeMapSvg(slug),
    ]),
  ]
}

/** With the four light modules around each that a camera needs: ISO/IEC 18004. */
function qrCodes(): Drawing[] {
  return pathsWithQrCode().map((path) => [
    qrCodePath(path),
    () => renderSVG(absoluteUrl(path), { border: 4, pixelSize: 1 }),
  ])
}
