import { createHash } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { photoFolders } from './photo-folders'
import { photoSlots, type PhotoSlot, type SlotLimits } from './photo-slots'
import { cached } from '@/lib/content/cached'

/** A photo as a page shows it: addresses below the site's own, each with a hash. */
export type PreparedPhoto = {
  /** Size of the largest, in pixels. */
  width: number
  height: number
  /** All widths. */
  srcSet: string
  /** The largest, for what takes one address only. */
  src: string
  /** The picture for cards, in the slots that have one. */
  card: string | undefined
}

/** All widths of a photo, and the height at the largest, in pixels. */
export type PhotoSizes = { widths: readonly number[]; height: number }

/** A photo that scripts/build/photos.ts encodes before a build: the file, and the folder that gets the result. */
export type Encoding = { file: string; folder: string; limits: SlotLimits }

/**
 * A photo for a slot of a page. Scripts that read content before any photo is encoded get the widths of the slot, and no true height.
 *
 * @param src Its path, such as /photos/den.jpg.
 * @throws When a page would show a photo that isn't encoded.
 */
export function preparePhoto(src: string, slot: PhotoSlot): PreparedPhoto {
  const encoding = encodingOf(src, slot)
  const { folder, limits } = encoding
  const isThere = isEncoded(encoding)
  // Next sets this variable in all that it renders.
  if (process.env.NEXT_RUNTIME && !isThere) {
    throw new Error(`content${src} is not encoded: run npm run photos`)
  }
  const { widths, height } = isThere
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

/** @param src Such as /photos/den.jpg. */
export function photoFile(src: string): string {
  return join(photoFolders.originals, src.replace(/^\/photos\//, ''))
}

/** What there is to do for a photo in a slot. */
export function encodingOf(src: string, slot: PhotoSlot): Encoding {
  const limits: SlotLimits = photoSlots[slot]
  const file = photoFile(src)
  const encoder = photoFolders.encoder.map((part) => readFileSync(part, 'utf8'))
  const key = hashOf(JSON.stringify([hashOfFile(file), limits, encoder])).slice(0, 12)
  return { file, folder: join(photoFolders.published, key), limits }
}

export function isEncoded({ folder }: Encoding): boolean {
  return existsSync(join(folder, 'photo.json'))
}

/** Of the bytes, and not of the name or the date: a clone of the repository has other dates. */
const hashOfFile = cached((file: string) => hashOf(readFileSync(file)))

function hashOf(content: string | Buffer) {
  return createHash('sha256').update(content).digest('hex')
}
