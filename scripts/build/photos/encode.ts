import { mkdirSync, writeFileSync } from 'node:fs'
import sharp, { type Region, type Sharp } from 'sharp'
import type { Place } from '@/lib/images/photo-slots'
import type { Encoding } from '@/lib/images/prepare-photo'

const maxBytes = 60_000

/** Behind what is transparent, and beside an upright photo on a card: --color-paper-deep of app/globals.css. */
const background = '#f3ecdb'

/** Saves one photo in the widths and formats of a place. */
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
    ...widths.flatMap((width) => [
      save(`${folder}/${width}.avif`, [46, 30, 18], (quality) =>
        photo().resize(width).avif({ quality, effort: 2 }),
      ),
      save(`${folder}/${width}.webp`, [68, 44, 22], (quality) =>
        photo().resize(width).webp({ quality }),
      ),
      // For browsers of before 2020 only.
      save(`${folder}/${width}.jpg`, [62], (quality) =>
        photo().resize(width).jpeg({ quality, progressive: true }),
      ),
    ]),
    // An upright photo keeps its whole height on a wide card.
    look.card &&
      save(`${folder}/card.webp`, [68], (quality) =>
        photo()
          .resize({ ...look.card, fit: cut.width > cut.height ? 'cover' : 'contain', background })
          .webp({ quality }),
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

/**
 * In the best quality that keeps the first screen of a page below 120 kB.
 *
 * @param qualities The best first; the last is taken whatever it weighs.
 */
async function save(
  file: string,
  [quality = 1, ...worse]: readonly number[],
  encodeAt: (quality: number) => Sharp,
) {
  const bytes = await encodeAt(quality).toBuffer()
  if (bytes.length > maxBytes && worse.length > 0) await save(file, worse, encodeAt)
  else writeFileSync(file, bytes)
}
