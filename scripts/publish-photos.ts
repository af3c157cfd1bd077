import { mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { basename, join, relative } from 'node:path'
import sharp, { type Sharp } from 'sharp'
import { photoFolders } from '@/lib/images/photo-folders'
import { decodingProblem, readingOptions } from '@/lib/images/photo-problem'
import { isEncoded, sizesOf, type Encoding } from '@/lib/images/prepare-photo'

/**
 * Encodes the photos that are not in public/photos/ yet, and deletes all others there. After a change of how they are
 * encoded, delete that folder.
 *
 * @throws When a photo can't be read. The message begins with its file.
 */
export async function publishPhotos(photos: readonly Encoding[]) {
  for (const photo of photos.filter((photo) => !isEncoded(photo))) {
    await encodePhoto(photo)
  }
  const { published } = photoFolders
  mkdirSync(published, { recursive: true })
  const used = photos.map(({ folder }) => basename(folder))
  for (const name of readdirSync(published)) {
    if (!used.includes(name)) rmSync(join(published, name), { recursive: true })
  }
}

const maxBytes = 60_000

/** WebP qualities, the best first. The last one is used even if the file is still too large. */
const qualities = [68, 44, 22]

/** Color of transparent parts, and beside an upright photo on a card: --color-paper-deep of app/globals.css. */
const background = '#f3ecdb'

/** Crops a photo to what draws the eye: faces, strong colors, detail. */
const crop = { fit: 'cover', position: sharp.strategy.attention } as const

/**
 * Saves one photo in the widths of a slot.
 *
 * @throws When the photo can't be read. The message begins with its file.
 */
async function encodePhoto({ file, folder, limits }: Encoding) {
  const problem = await decodingProblem(file)
  if (problem) throw new Error(`${relative('', file)} ${problem}`)
  const { autoOrient } = await sharp(file, readingOptions).metadata()
  const sizes = sizesOf(autoOrient, limits)
  // Rotates the photo as its EXIF data say. All metadata, such as the position, are lost in raw().
  const { data, info } = await sharp(file, readingOptions)
    .autoOrient()
    .resize({ width: Math.max(...sizes.widths), height: sizes.height, ...crop })
    .flatten({ background })
    .toColourspace('srgb')
    .raw()
    .toBuffer({ resolveWithObject: true })
  const photo = () => sharp(data, { raw: info })
  // An upright photo keeps its whole height on a wide card.
  const onCard = info.width > info.height ? crop : ({ fit: 'contain', background } as const)

  mkdirSync(folder, { recursive: true })
  await Promise.all([
    ...sizes.widths.map((width) => save(`${folder}/${width}.webp`, photo().resize(width))),
    limits.card && save(`${folder}/card.webp`, photo().resize({ ...limits.card, ...onCard })),
  ])
  // Written last: a folder without this file counts as unfinished.
  writeFileSync(`${folder}/photo.json`, JSON.stringify(sizes))
}

/** Saves a photo in the best quality that keeps the first screen of a page below 120 kB. */
async function save(file: string, photo: Sharp) {
  let bytes = Buffer.alloc(0)
  for (const quality of qualities) {
    bytes = await photo.webp({ quality }).toBuffer()
    if (bytes.length <= maxBytes) break
  }
  writeFileSync(file, bytes)
}
