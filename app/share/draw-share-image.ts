import { join } from 'node:path'
import sharp, { type Sharp } from 'sharp'
import { iconImage } from '../site-icons/icon-image'
import { themeColor } from '@/lib/brand/theme'
import { escapeHtml } from '@/lib/escape-html'
import { readDrawing, withoutText } from '@/lib/images/drawings'
import { homePicture, shareImageSize } from '@/lib/seo/share-images'
import { company } from '@/lib/site/company'

// All lengths are pixels of the image.

const margin = 56

/** The text is on the left, the picture on the right. */
const textWidth = 460

const maxNameHeight = 340
const nameSize = 58

const pictureSize = { width: 540, height: shareImageSize.height - 2 * margin }

const iconSize = 72
const iconGap = 20
const phoneSize = 28

const iconTop = shareImageSize.height - margin - iconSize
const phoneLeft = margin + iconSize + iconGap

/** Draws the image of a page without a picture of its own: the company's name, icon and phone number beside a picture. */
export async function drawSharedImage(): Promise<Sharp> {
  const { name, phone } = company()
  const picture = homePicture()
  const heading = await drawText(name, {
    role: 'paper',
    size: nameSize,
    width: textWidth,
    height: maxNameHeight,
  })
  const line = await drawText(phone.display, {
    role: 'ochre',
    size: phoneSize,
    width: margin + textWidth - phoneLeft,
    height: iconSize,
  })
  const icon = await iconImage(iconSize, 0.78)
  const drawn = await drawPicture(picture, { ...pictureSize, fit: 'inside' })
    .png()
    .toBuffer({ resolveWithObject: true })
  const ground = { channels: 4 as const, background: themeColor('brand-deep') }
  const image = sharp({ create: { ...shareImageSize, ...ground } }).composite([
    { input: heading.data, left: margin, top: margin },
    {
      input: line.data,
      left: phoneLeft,
      top: Math.round(iconTop + (iconSize - line.info.height) / 2),
    },
    { input: await icon.toBuffer(), left: margin, top: iconTop },
    {
      input: drawn.data,
      left: shareImageSize.width - margin - drawn.info.width,
      top: Math.round((shareImageSize.height - drawn.info.height) / 2),
    },
  ])
  return withPalette(image, picture)
}

export function drawArticlePicture(picture: string): Sharp {
  return withPalette(drawPicture(picture, { ...shareImageSize, fit: 'contain' }), picture)
}

type PictureBox = { width: number; height: number; fit: 'inside' | 'contain' }

/**
 * A photo that fills a box, or all of a drawing on a card, without its labels and numbers, which the image doesn't explain.
 *
 * @param src Path below public/, with a leading slash.
 * @param fit Of a drawing: whether the card ends with it or fills the box.
 */
function drawPicture(src: string, { fit, ...size }: PictureBox): Sharp {
  const isDrawing = src.endsWith('.svg')
  const file = isDrawing ? Buffer.from(withoutText(readDrawing(src))) : join('public', src)
  const background = themeColor('card')
  // Twice as large as it is drawn, so that a drawing is sharp in the width of the image.
  return sharp(file, { density: 144 })
    .resize({ ...size, fit: isDrawing ? fit : 'cover', background })
    .flatten({ background })
}

/** Drawings have few colors: a palette takes less than half of the bytes, and only a photo needs dithering. */
const withPalette = (image: Sharp, picture: string) =>
  image.removeAlpha().png({ palette: true, dither: picture.endsWith('.svg') ? 0 : 1 })

type TextBox = { role: string; size: number; width: number; height: number }

/** Text in the heading font, which comes from a file, so that all computers draw the same. A long text gets a smaller size. */
async function drawText(text: string, { role, size, width, height }: TextBox) {
  const common = {
    text: `<span foreground="${themeColor(role)}">${escapeHtml(text)}</span>`,
    fontfile: 'app/fonts/young-serif-latin.ttf',
    width,
    rgba: true,
  }
  const draw = (options: { font: string; dpi?: number; height?: number }) =>
    sharp({ text: { ...common, ...options } })
      .png()
      .toBuffer({ resolveWithObject: true })
  // At 72 dpi a point is a pixel.
  const inFullSize = await draw({ font: `Young Serif ${size}`, dpi: 72 })
  const fits = inFullSize.info.height <= height && inFullSize.info.width <= width
  return fits ? inFullSize : draw({ font: 'Young Serif', height })
}
