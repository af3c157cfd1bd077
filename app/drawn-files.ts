import type { Sharp } from 'sharp'
import { drawFrieze, drawLifeSize, friezePath, isSmall, lifeSizePath } from './images/draw-animal'
import { drawThumbnail } from './images/draw-thumbnail'
import { cached } from '@/lib/content/cached'
import { drawingNames } from '@/lib/images/pictures'
import { croppedThumbnails, thumbnailPath, thumbnailWidths } from '@/lib/images/thumbnails'
import { fieldGuide } from '@/lib/site/page-copy'

/** Draws a picture, or gives the text of an SVG file. */
type Draw = () => string | Sharp | Promise<Sharp>

/** The pictures that the site draws, by their addresses. Each has an extension, from which hosts derive its type. */
const drawnFiles = cached(() => {
  const files = new Map<string, Draw>()
  for (const folder of ['specimens', 'signs', 'articles'] as const) {
    for (const name of drawingNames(folder)) {
      for (const width of thumbnailWidths[folder]) {
        const drawing = `/images/${folder}/${name}.svg`
        files.set(thumbnailPath({ folder, name, width }), () =>
          drawThumbnail(drawing, width, croppedThumbnails[folder]),
        )
      }
    }
  }
  for (const name of drawingNames('specimens').filter(isSmall)) {
    files.set(lifeSizePath(name), () => drawLifeSize(name))
  }
  const { frieze } = fieldGuide()
  if (frieze) files.set(friezePath, async () => (await drawFrieze(frieze)).picture)
  return files
})

/** All of them, for a build: a route for each would take Next twice as long. */
export const drawAll = () =>
  Promise.all([...drawnFiles()].map(async ([path, draw]) => ({ path, file: await fileOf(draw) })))

/** Draws the picture at an address, for `npm run dev`. */
export async function GET({ url }: Request) {
  const path = decodeURI(new URL(url).pathname)
  const draw = drawnFiles().get(path)
  if (!draw) return new Response(null, { status: 404 })
  const headers = path.endsWith('.svg') ? { 'Content-Type': 'image/svg+xml' } : undefined
  return new Response(await fileOf(draw), { headers })
}

async function fileOf(draw: Draw) {
  const drawn = await draw()
  return typeof drawn === 'string' ? drawn : new Uint8Array(await drawn.toBuffer())
}
