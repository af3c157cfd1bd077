import { mkdirSync, writeFileSync } from 'node:fs'
import sharp, { type Sharp } from 'sharp'
import { frameOf } from './frame'
import type { Encoding } from '@/lib/images/prepare-photo'

const maxBytes = 60_000

/** Saves one photo in the widths and formats of a place. */
export async function encodePhoto({ file, folder, look }: Encoding) {
  const { card, background } = look
  // Turned as the camera says, and all that the camera wrote beside the picture left behind.
  const { autoOrient } = await sharp(file).metadata()
  const { resized, cut, widths } = frameOf(autoOrient, look)
  const { data, info } = await sharp(file)
    .autoOrient()
    .resize({ ...resized, fit: 'fill' })
    .extract(cut)
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
    card &&
      save(`${folder}/card.webp`, [68], (quality) =>
        photo()
          .resize({ ...card, fit: cut.width > cut.height ? 'cover' : 'contain', background })
          .webp({ quality }),
      ),
  ])
  // Last: a folder without it is taken for unfinished.
  writeFileSync(`${folder}/photo.json`, JSON.stringify({ height: cut.height, widths }))
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
