import { join } from 'node:path'
import sharp, { type Sharp } from 'sharp'
import { iconImage } from '../icons/icon-image'
import { themeColor } from '@/lib/brand/theme'
import { cached } from '@/lib/content/cached'
import { escapeHtml } from '@/lib/escape-html'
import { readDrawing, withoutText } from '@/lib/images/drawings'
import { shareImageSize, type ShareImage } from '@/lib/seo/share-images'

// All lengths are pixels of the image.

const margin = 56

/** The text is on the left, the picture on the right. */
const textWidth = 460

const maxTitleHeight = 340
const titleSize = 58

const maxPictureSize = { width: 540, height: 460 }

/** The widths of the frame around the picture. */
const outerFrame = 36
const innerFrame = 22
const frameLine = 2

const iconSize = 72
const iconGap = 20
const signatureSize = 28

const iconTop = shareImageSize.height - margin - iconSize
const signatureLeft = margin + iconSize + iconGap

/** Draws the title of a page beside its framed picture, with the company's icon and signature below. */
export async function drawShareImage({ title, signature, picture }: ShareImage): Promise<Sharp> {
  const heading = await drawText(title, {
    role: 'paper',
    size: titleSize,
    width: textWidth,
    height: maxTitleHeight,
  })
  const line = await drawText(signature, {
    role: 'ochre',
    size: signatureSize,
    width: margin + textWidth - signatureLeft,
    height: iconSize,
  })
  const image = sharp(await backgroundWith(picture)).composite([
    { input: heading.data, left: margin, top: margin },
    {
      input: line.data,
      left: signatureLeft,
      top: Math.round(iconTop + (iconSize - line.info.height) / 2),
    },
  ])
  // Drawings have few colors: a palette takes less than half of the bytes, and only a photo needs dithering.
  return image.png({ palette: true, dither: picture.endsWith('.svg') ? 0 : 1 })
}

/** The image without its text, as many places share one picture. */
const backgroundWith = cached(async (picture: string) => {
  const icon = await iconImage(iconSize, 0.78)
  const drawn = await drawPicture(picture)
  return sharp(Buffer.from(frameAround(drawn.info)))
    .composite([
      { input: drawn.data, ...centered(drawn.info) },
      { input: await icon.toBuffer(), left: margin, top: iconTop },
    ])
    .removeAlpha()
    .png()
    .toBuffer()
})

/** A drawing or a photo below public/. A drawing without its labels and numbers, which the image does not explain. */
function drawPicture(src: string) {
  const file = src.endsWith('.svg')
    ? Buffer.from(withoutText(readDrawing(src, [])))
    : join('public', src)
  return sharp(file)
    .resize({ ...maxPictureSize, fit: 'inside' })
    .png()
    .toBuffer({ resolveWithObject: true })
}

type Size = { width: number; height: number }

/** The background of the image as SVG, with a frame around the place of a picture. */
function frameAround(picture: Size) {
  const rectangle = (border: number, role: string) => {
    const size = { width: picture.width + 2 * border, height: picture.height + 2 * border }
    const { left, top } = centered(size)
    return `<rect x="${left}" y="${top}" width="${size.width}" height="${size.height}" fill="${themeColor(role)}"/>`
  }
  const { width, height } = shareImageSize
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">`,
    `<rect width="${width}" height="${height}" fill="${themeColor('brand-deep')}"/>`,
    rectangle(outerFrame, 'card'),
    rectangle(innerFrame, 'ochre'),
    rectangle(innerFrame - frameLine, 'card'),
    '</svg>',
  ].join('')
}

/** The position of a layer whose center is that of the picture. */
function centered({ width, height }: Size) {
  const centerX = shareImageSize.width - margin - outerFrame - maxPictureSize.width / 2
  return {
    left: Math.round(centerX - width / 2),
    top: Math.round((shareImageSize.height - height) / 2),
  }
}

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
