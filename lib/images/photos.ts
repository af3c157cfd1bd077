import { existsSync } from 'node:fs'
import { parse } from 'node:path'
import { imageSize } from './image-size'

/** Widths, in pixels, of the files that scripts/publish-photos.ts makes of each photo. */
export const photoWidths = [480, 960, 1440] as const

export type PhotoWidth = (typeof photoWidths)[number]

const largest = 1440

/** Whether a picture of the content is a photo, rather than a drawing in public/. */
export function isPhoto(src: string): boolean {
  return src.startsWith('/photos/')
}

/**
 * The address of a published photo.
 *
 * @param src Its path in content/, such as /photos/den.jpg.
 */
export function photoAddress(src: string, width: PhotoWidth): string {
  return `/photos/${encodeURIComponent(parse(src).name)}-${width}.webp`
}

/** The attributes of an image for a photo. Before photos are published, as in tests, width and height are wrong. */
export function photoAttributes(src: string) {
  const file = `public/photos/${parse(src).name}-${largest}.webp`
  const size = existsSync(file) ? imageSize(file) : { width: largest, height: 960 }
  return {
    src: photoAddress(src, largest),
    srcSet: photoWidths.map((width) => `${photoAddress(src, width)} ${width}w`).join(', '),
    ...size,
  }
}
