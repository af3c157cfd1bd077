import { join } from 'node:path'
import sharp, { type Sharp } from 'sharp'
import { iconImage } from '../icons/icon-image'
import { themeColor } from '@/lib/brand/theme'
import { readDrawing, wordless } from '@/lib/images/drawings'
import { shareImageSize } from '@/lib/seo/share-images'

// All lengths are pixels of the image.

/** With its frame a picture leaves the corner to the icon. */
const maxPictureSize = { width: 860, height: 490 }

const iconSize = 80
const margin = 30

/**
 * A picture in a frame of paper on the brand's color, with the company's icon in the corner.
 *
 * @param src Path of a drawing or a photo below public/.
 */
export async function drawShareImage(src: string): Promise<Sharp> {
  const { width, height } = shareImageSize
  const isDrawing = src.endsWith('.svg')
  // A house has no numbers here, which nothing would explain.
  const picture = isDrawing ? Buffer.from(wordless(readDrawing(src, []))) : join('public', src)
  const { data, info } = await sharp(picture)
    .resize({ ...maxPictureSize, fit: 'inside' })
    .png()
    .toBuffer({ resolveWithObject: true })
  const around = (pixels: number, role: string) => ({
    input: plain(info.width + 2 * pixels, info.height + 2 * pixels, role),
  })
  const icon = await iconImage(iconSize, 0.78)
  return sharp(plain(width, height, 'brand-deep')).composite([
    around(40, 'card'),
    around(24, 'ochre'),
    around(22, 'card'),
    { input: data },
    {
      input: await icon.png().toBuffer(),
      left: width - margin - iconSize,
      top: height - margin - iconSize,
    },
  ])
}

function plain(width: number, height: number, role: string) {
  return { create: { width, height, channels: 4 as const, background: themeColor(role) } }
}
