import sharp from 'sharp'
import { logo, iconSvg } from '@/lib/brand/logo'
import { themeColor } from '@/lib/brand/theme'

/** In pixels an inch: a logo of 40 units is drawn large and made smaller, or it would be blurred. */
const density = 1_200

/**
 * The company's icon as a PNG.
 *
 * @param size Width and height in pixels.
 * @param logoShare The share of them that the logo takes where a phone crops to the middle 80 % and paints transparent
 * pixels black. Left out, the logo fills a transparent square.
 */
export async function iconImage(size: number, logoShare?: number) {
  const logoSize = Math.round(size * (logoShare ?? 1))
  const scaledLogo = await sharp(Buffer.from(iconSvg()), { density })
    .resize({ width: logoSize, height: logoSize, fit: 'contain', background: 'transparent' })
    .toBuffer()
  const background = logoShare ? themeColor(logo ? 'paper' : 'brand-deep') : 'transparent'
  const icon = sharp({ create: { width: size, height: size, channels: 4, background } })
  const png = await icon
    .composite([{ input: scaledLogo }])
    .png()
    .toBuffer()
  return new Response(new Uint8Array(png), { headers: { 'Content-Type': 'image/png' } })
}
