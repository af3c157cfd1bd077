import sharp from 'sharp'
import { logo, markSvg } from '@/lib/images/logo'
import { themeColor } from '@/lib/images/theme'

/** The mark is drawn large and made smaller: of 40 pixels it would be blurred. */
const density = 1_200

/**
 * What stands for the company, as a square PNG.
 *
 * @param size Width and height in pixels.
 * @param markShare The share of them that the mark takes where a phone may cut away what lies outside of the middle 80 %,
 * and would paint black what is transparent.
 */
export async function iconImage(size: number, markShare?: number) {
  const markSize = Math.round(size * (markShare ?? 1))
  const mark = await sharp(Buffer.from(markSvg()), { density })
    .resize({ width: markSize, height: markSize, fit: 'contain', background: 'transparent' })
    .toBuffer()
  const background = markShare ? themeColor(logo ? 'paper' : 'brand-deep') : 'transparent'
  const icon = sharp({ create: { width: size, height: size, channels: 4, background } })
  const png = await icon
    .composite([{ input: mark }])
    .png()
    .toBuffer()
  return new Response(new Uint8Array(png), { headers: { 'Content-Type': 'image/png' } })
}
