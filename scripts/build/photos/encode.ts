import { mkdirSync, writeFileSync } from 'node:fs'
import { relative } from 'node:path'
import sharp, { type Sharp } from 'sharp'
import type { SlotLimits } from '@/lib/images/photo-slots'
import type { Encoding, PhotoSizes } from '@/lib/images/prepare-photo'
import { readPhoto } from '@/lib/images/readable-photo'

const maxBytes = 60_000

/** Of WebP, the best first; the last is taken whatever the photo then weighs. */
const qualities = [68, 44, 22]

/** Behind what is transparent, and beside an upright photo on a card: --color-paper-deep of app/globals.css. */
const background = '#f3ecdb'

/** Where a photo has to be cut: to what draws the eye, such as faces, strong colors and detail. */
const cut = { fit: 'cover', position: sharp.strategy.attention } as const

/**
 * Saves one photo in the widths of a slot.
 *
 * @throws When it cannot be read, in a sentence that begins with its file.
 */
export async function encodePhoto({ file, folder, limits }: Encoding) {
  const reading = await readPhoto(file)
  if ('problem' in reading) throw new Error(`${relative('', file)} ${reading.problem}`)
  const { options } = reading
  const { autoOrient } = await sharp(file, options).metadata()
  const sizes = sizesOf(autoOrient, limits)
  // Turned as its EXIF data say, which are then left out, as all that a camera writes beside the picture.
  const { data, info } = await sharp(file, options)
    .autoOrient()
    .resize({ width: Math.max(...sizes.widths), height: sizes.height, ...cut })
    .flatten({ background })
    .toColourspace('srgb')
    .raw()
    .toBuffer({ resolveWithObject: true })
  const photo = () => sharp(data, { raw: info })
  // An upright photo keeps its whole height on a wide card.
  const onCard = info.width > info.height ? cut : ({ fit: 'contain', background } as const)

  mkdirSync(folder, { recursive: true })
  await Promise.all([
    ...sizes.widths.map((width) => save(`${folder}/${width}.webp`, photo().resize(width))),
    limits.card && save(`${folder}/card.webp`, photo().resize({ ...limits.card, ...onCard })),
  ])
  // Last: a folder without it is taken for unfinished.
  writeFileSync(`${folder}/photo.json`, JSON.stringify(sizes))
}

/** In which a slot shows a photo: of the shape nearest to its own that is allowed there, and no larger than the photo. */
function sizesOf(
  { width, height }: { width: number; height: number },
  { shape, widths }: Pick<SlotLimits, 'shape' | 'widths'>,
): PhotoSizes {
  const ratio = Math.min(Math.max(width / height, shape.tallest), shape.widest)
  const largest = Math.round(Math.min(width, height * ratio))
  const possible = widths.filter((width) => width <= largest)
  const shown = possible.length > 0 ? possible : [largest]
  return { widths: shown, height: Math.round(Math.max(...shown) / ratio) }
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
