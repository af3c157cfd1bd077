import sharp, { type Sharp } from 'sharp'
import { readDrawing, withoutText } from '@/lib/images/drawings'

/** Pixels per inch at which sharp draws an SVG file in its own size. */
const svgDensity = 72

/**
 * A drawing without text, on a transparent background.
 *
 * @param path Path of an SVG file below public/, with a leading slash.
 * @param width In pixels.
 * @throws When the drawing is missing or can't be read.
 */
export async function drawThumbnail(path: string, width: number): Promise<Sharp> {
  const svg = Buffer.from(withoutText(readDrawing(path)))
  const { width: ownWidth } = await sharp(svg).metadata()
  const density = (svgDensity * width) / ownWidth
  // Drawings have few colors: with 16 a lossless file has fewer bytes than a lossy one, and sharp lines.
  const png = sharp(svg, { density }).resize(width).png({ palette: true, colours: 16, dither: 0 })
  return sharp(await png.toBuffer()).webp({ lossless: true })
}
