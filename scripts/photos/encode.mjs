// Encodes one photo in the widths and formats of a place, run by lib/photos/prepare.ts with a request as its argument. In
// a process of its own, since the readers of content wait for it, and sharp has no call that waits.
import { mkdirSync, writeFileSync } from 'node:fs'
import sharp from 'sharp'
import { cutAround } from './cut.mjs'

/** @typedef {import('../../lib/photos/prepare').EncodingRequest} EncodingRequest */

const maxBytes = 60_000

const argument = process.argv[2]
if (argument) {
  try {
    await encode(JSON.parse(argument))
  } catch (error) {
    console.error(/** @type {Error} */ (error).message)
    process.exitCode = 1
  }
}

/** @param {EncodingRequest} request */
async function encode({ file, folder, shape, widths, focus, card, background }) {
  // Turned as the camera says, and all that the camera wrote beside the picture left behind.
  const { autoOrient } = await sharp(file).metadata()
  const cut = cutAround(autoOrient, shape, focus)
  const shown = widthsOf(cut.width, widths)
  const largest = Math.max(...shown)
  // Made small before it is cut: a JPEG of 12 megapixels then unpacks at half its size.
  const scale = largest / cut.width
  const height = Math.max(1, Math.round(cut.height * scale))
  const { data, info } = await sharp(file)
    .autoOrient()
    .resize(
      Math.max(largest, Math.round(autoOrient.width * scale)),
      Math.max(height, Math.round(autoOrient.height * scale)),
      { fit: 'fill' },
    )
    .extract({
      left: Math.round(cut.left * scale),
      top: Math.round(cut.top * scale),
      width: largest,
      height,
    })
    .flatten({ background })
    .toColourspace('srgb')
    .raw()
    .toBuffer({ resolveWithObject: true })
  const photo = () => sharp(data, { raw: info })

  mkdirSync(folder, { recursive: true })
  await Promise.all([
    ...shown.flatMap((width) => {
      const resized = () => photo().resize(width)
      return [
        save(`${folder}/${width}.avif`, [46, 30, 18], (quality) =>
          resized().avif({ quality, effort: 2 }),
        ),
        save(`${folder}/${width}.webp`, [68, 44, 22], (quality) => resized().webp({ quality })),
        // For browsers of before 2020 only.
        save(`${folder}/${width}.jpg`, [62], (quality) =>
          resized().jpeg({ quality, progressive: true }),
        ),
      ]
    }),
    ...(card
      ? [
          // An upright photo keeps its whole height on a wide card.
          save(`${folder}/card.webp`, [68], (quality) =>
            photo()
              .resize({ ...card, fit: largest > height ? 'cover' : 'contain', background })
              .webp({ quality }),
          ),
        ]
      : []),
  ])
  writeFileSync(`${folder}/photo.json`, JSON.stringify({ height, widths: shown }))
}

/**
 * In the best quality that keeps the first screen of a page below 120 kB.
 *
 * @param {string} file
 * @param {readonly number[]} qualities The best first; the last is taken whatever it weighs.
 * @param {(quality: number) => import('sharp').Sharp} encodeAt
 */
async function save(file, [quality = 1, ...worse], encodeAt) {
  const bytes = await encodeAt(quality).toBuffer()
  if (bytes.length > maxBytes && worse.length > 0) await save(file, worse, encodeAt)
  else writeFileSync(file, bytes)
}

/**
 * The widths that a photo has the pixels for, and its own where it has fewer.
 *
 * @param {number} width
 * @param {readonly number[]} wanted
 */
function widthsOf(width, wanted) {
  const possible = wanted.filter((candidate) => candidate <= width)
  return possible.length > 0 ? possible : [width]
}
