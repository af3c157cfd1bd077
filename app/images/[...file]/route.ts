import sharp from 'sharp'
import {
  drawAnimal,
  drawFrieze,
  friezePath,
  isSmall,
  lifeSizePath,
  lifeSizeScale,
} from '../draw-animal'
import { drawThumbnail } from '../draw-thumbnail'
import { pictureRoute, rasterResponse, svgResponse, type Draw } from '@/app/picture-response'
import { cached } from '@/lib/content/cached'
import { getAnimals } from '@/lib/guide/animals'
import { cutawayPath, findHouse } from '@/lib/guide/houses'
import { readDrawing } from '@/lib/images/drawings'
import { drawingNames } from '@/lib/images/pictures'
import { croppedThumbnails, thumbnailPath, thumbnailWidths } from '@/lib/images/thumbnails'
import { getLocationsMap, getRegionMaps } from '@/lib/map/area-maps'
import { fieldGuide } from '@/lib/site/page-copy'

const pictures = cached(() => {
  const functions = new Map<string, Draw>()

  for (const folder of ['specimens', 'signs', 'articles'] as const) {
    for (const name of drawingNames(folder)) {
      for (const width of thumbnailWidths[folder]) {
        const drawing = `/images/${folder}/${name}.svg`
        functions.set(thumbnailPath({ folder, name, width }), () =>
          rasterResponse(drawThumbnail(drawing, width, croppedThumbnails[folder])),
        )
      }
    }
  }
  for (const name of drawingNames('specimens').filter(isSmall)) {
    functions.set(lifeSizePath(name), async () =>
      rasterResponse(sharp((await drawAnimal(name, lifeSizeScale)).data).webp({ lossless: true })),
    )
  }
  const { frieze } = fieldGuide()
  if (frieze) {
    functions.set(friezePath, async () => rasterResponse((await drawFrieze(frieze)).picture))
  }
  // Houses with only the entry points that an animal uses.
  for (const { house: reference } of getAnimals()) {
    const house = findHouse(reference)
    if (!reference || !house) continue
    functions.set(cutawayPath(reference), () =>
      svgResponse(readDrawing(house.image, house.numbers)),
    )
  }
  // Inlined, a map would add a kilobyte and 150 elements to a page.
  for (const { src, svg } of [...Object.values(getRegionMaps()), getLocationsMap()]) {
    functions.set(src, () => svgResponse(svg))
  }
  return functions
})

export const dynamic = 'force-static'
export const dynamicParams = false
export const { generateStaticParams, GET } = pictureRoute('/images', pictures)
