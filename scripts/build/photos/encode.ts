import { mkdirSync, writeFileSync } from 'node:fs'
import sharp, { type Region, type Sharp } from 'sharp'
import type { Place } from '@/lib/images/photo-slots'
import type { Encoding } from '@/lib/images/prepare-photo'

const maxBytes = 60_000

/** Of WebP, the best first; the last is taken whatever the photo then weighs. */
const qualities = [68, 44, 22]

/** Behind what is transparent, and beside an upright photo on a card: --color-paper-deep of app/globals.css. */
const background = '#f3ecdb'

/** Saves one photo in the widths of a place. */
export async function encodePhoto({ file, folder, look }: Encoding) {
  const { autoOrient } = await sharp(file).metadata()
  const cut = cutOf(autoOrient, look)
  const possible = look.widths.filter((width) => width <= cut.width)
  const widths = possible.length > 0 ? possible : [cut.width]
  // Turned as its EXIF data say, which are then left out, as all that a camera writes beside the picture.
  const { data, info } = await sharp(file)
    .autoOrient()
    .extract(cut)
    .resize(Math.max(...widths))
    .flatten({ background })
    .toColourspace('srgb')
    .raw()
    .toBuffer({ resolveWithObject: true })
  const photo = () => sharp(data, { raw: info })

  mkdirSync(folder, { recursive: true })
  await Promise.all([
    ...widths.map((width) => save(`${folder}/${width}.webp`, photo().resize(width))),
    // An upright photo keeps its whole height on a wide card.
    look.card &&
      save(
        `${folder}/card.webp`,
        photo().resize({
          ...look.card,
          fit: cut.width > cut.height ? 'cover' : 'contain',
          background,
        }),
      ),
  ])
  // Last: a folder without it is taken for unfinished.
  writeFileSync(`${folder}/photo.json`, JSON.stringify({ height: info.height, widths }))
}

/**
 * The largest part of a photo whose shape is allowed, with what matters as near to its middle as the photo lets it be.
 *
 * @param size Of the photo as the camera held it, in pixels.
 */
export function cutOf(
  { width, height }: { width: number; height: number },
  { shape, focus }: Pick<Place, 'shape' | 'focus'>,
): Region {
  const ratio = Math.min(Math.max(width / height, shape.tallest), shape.widest)
  const part = {
    width: Math.round(Math.min(width, height * ratio)),
    height: Math.round(Math.min(height, width / ratio)),
  }
  const startOf = (focus: number, length: number, whole: number) =>
    Math.min(Math.max(Math.round(focus * whole - length / 2), 0), whole - length)
  return {
    left: startOf(focus.x, part.width, width),
    top: startOf(focus.y, part.height, height),
    ...part,
  }
}

/** In the best quality that keeps the first screen of a page below 120 kB. */
async function save(file: string, photo: Sharp) {
  let bytes = Buffer.alloc(0)
  for (const quality of qualities) {
    bytes = await photo.webp({ quality }).toBuffer()
    if (bytes.length <= maxBytes) break
  }
  writeFileSync(file, bytes)
}
