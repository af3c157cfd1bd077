import type { Look } from '@/lib/images/prepare-photo'

type Size = { width: number; height: number }

/** How a photo becomes the largest picture of a place: first resized, then cut. All in whole pixels. */
export type Frame = {
  resized: Size
  cut: Size & { left: number; top: number }
  /** The widths that the photo has the pixels for, and its own where it has fewer. */
  widths: number[]
}

/**
 * The largest part of a photo whose shape is allowed, with what matters as near to its middle as the photo lets it be.
 *
 * @param size Of the photo as the camera held it.
 */
export function frameOf(
  { width, height }: Size,
  { shape, widths, focus }: Pick<Look, 'shape' | 'widths' | 'focus'>,
): Frame {
  const ratio = Math.min(Math.max(width / height, shape.tallest), shape.widest)
  const part = { width: Math.min(width, height * ratio), height: Math.min(height, width / ratio) }
  const possible = widths.filter((candidate) => candidate <= Math.round(part.width))
  const shown = possible.length > 0 ? possible : [Math.max(1, Math.round(part.width))]
  const largest = Math.max(...shown)
  // Resized before it is cut: a JPEG of 12 megapixels then unpacks at half its size.
  const scale = largest / part.width
  const cut = { width: largest, height: Math.max(1, Math.round(part.height * scale)) }
  const resized = {
    width: Math.max(cut.width, Math.round(width * scale)),
    height: Math.max(cut.height, Math.round(height * scale)),
  }
  return {
    resized,
    cut: {
      left: startOf(focus.x, cut.width, resized.width),
      top: startOf(focus.y, cut.height, resized.height),
      ...cut,
    },
    widths: shown,
  }
}

function startOf(focus: number, length: number, whole: number) {
  return Math.min(Math.max(Math.round(focus * whole - length / 2), 0), whole - length)
}
