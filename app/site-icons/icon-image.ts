import sharp, { type Sharp } from 'sharp'
import { logo, iconSvg } from '@/lib/brand/logo'
import { themeColor } from '@/lib/brand/theme'

/**
 * The company's icon.
 *
 * @param size Width and height in pixels.
 * @param logoShare The logo's share of the size, for phones, which crop icons to the middle 80 % and paint transparent
 * pixels black. Without it the logo fills a transparent square.
 */
export async function iconImage(size: number, logoShare?: number): Promise<Sharp> {
  const logoSize = Math.round(size * (logoShare ?? 1))
  const scaledLogo = await sharp(Buffer.from(iconSvg()))
    .resize({ width: logoSize, height: logoSize, fit: 'contain', background: 'transparent' })
    .toBuffer()
  const background = logoShare ? themeColor(logo() ? 'paper' : 'brand-deep') : 'transparent'
  return sharp({ create: { width: size, height: size, channels: 4, background } })
    .composite([{ input: scaledLogo }])
    .png()
}
