import { createHash } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { photoFolders } from './photo-folders'
import { photoSlots, type PhotoSlot, type SlotLimits } from './photo-slots'
import { cached } from '@/lib/cached'

/** The content of photo.json: all widths of a photo, and the height of the largest file, in pixels. */
export type PhotoSizes = { widths: readonly number[]; height: number }

/** A photo to encode: its file, and the folder for the result. */
export type Encoding = { file: string; folder: string; limits: SlotLimits }

/**
 * A photo for a slot of a page. Scripts that run before photos are encoded get the widths of the slot and a wrong height.
 *
 * @param src Path of the photo, such as /photos/den.jpg.
 * @returns Width, height and `src` of the largest file, and `card` for slots that have one. Addresses contain a hash.
 * @throws When a page shows a photo that isn't encoded.
 */
export function preparePhoto(src: string, slot: PhotoSlot) {
  const encoding = encodingOf(src, slot)
  const { folder, limits } = encoding
  const isReady = isEncoded(encoding)
  // Next sets this variable while it renders pages.
  if (process.env.NEXT_RUNTIME && !isReady) {
    throw new Error(`content${src} is not encoded: start npm run dev again`)
  }
  const { widths, height } = isReady
    ? (JSON.parse(readFileSync(join(folder, 'photo.json'), 'utf8')) as PhotoSizes)
    : { widths: limits.widths, height: limits.widths[0] ?? 1 }
  const address = (file: string) => `/photos/${basename(folder)}/${file}`
  const width = Math.max(...widths)
  return {
    width,
    height,
    srcSet: widths.map((width) => `${address(`${width}.webp`)} ${width}w`).join(', '),
    src: address(`${width}.webp`),
    card: limits.card && address('card.webp'),
  }
}

export function photoFile(src: string): string {
  return join(photoFolders.originals, src.replace(/^\/photos\//, ''))
}

export function encodingOf(src: string, slot: PhotoSlot): Encoding {
  const limits: SlotLimits = photoSlots[slot]
  const file = photoFile(src)
  const key = hashOf(JSON.stringify([hashOfFile(file), limits])).slice(0, 12)
  return { file, folder: join(photoFolders.published, key), limits }
}

/** The widths and height in which a slot shows a photo: close to its own shape, and no larger than the photo. */
export function sizesOf(
  { width, height }: { width: number; height: number },
  { shape, widths }: Pick<SlotLimits, 'shape' | 'widths'>,
): PhotoSizes {
  const ratio = Math.min(Math.max(width / height, shape.tallest), shape.widest)
  const largest = Math.round(Math.min(width, height * ratio))
  const possible = widths.filter((width) => width <= largest)
  const shown = possible.length > 0 ? possible : [largest]
  return { widths: shown, height: Math.round(Math.max(...shown) / ratio) }
}

export function isEncoded({ folder }: Encoding): boolean {
  return existsSync(join(folder, 'photo.json'))
}

/** Hash of the bytes. Dates would differ in every clone of the repository. */
const hashOfFile = cached((file: string) => hashOf(readFileSync(file)))

function hashOf(content: string | Buffer) {
  return createHash('sha256').update(content).digest('hex')
}
