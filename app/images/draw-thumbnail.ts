import sharp, { type Sharp } from 'sharp'
import { readDrawing, withoutText } from '@/lib/images/drawings'

/** Pixels per inch at which sharp draws an SVG file in its own size. */
export const svgDensity = 72

/**
 * Drawings have few colors: with 16 a lossless file has fewer bytes than a lossy one, and sharp lines. The PNG is only a step
 * on the way.
 */
export const palette = { palette: true, colours: 16, dither: 0, compressionLevel: 0 }

/**
 * A drawing without text, on a transparent background: all of it, or its middle.
 *
 * @param path Path of an SVG file below public/, with a leading slash.
 * @param width In pixels.
 * @param ratio Height by width of a part. All of the drawing is shown without it.
 * @throws When the drawing is missing or can't be read.
 */
export async function drawThumbnail(path: string, width: number, ratio = 0): Promise<Sharp> {
  const svg = Buffer.from(withoutText(readDrawing(path)))
  const own = await sharp(svg).metadata()
  const height = Math.round(width * ratio) || undefined
  const scale = Math.max(width / own.width, (height ?? 0) / own.height)
  const png = sharp(svg, { density: svgDensity * scale })
    .resize(width, height)
    .png(palette)
  return sharp(await png.toBuffer()).webp({ lossless: true })
}
