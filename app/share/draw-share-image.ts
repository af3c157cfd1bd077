import { join } from 'node:path'
import sharp, { type OverlayOptions, type Sharp } from 'sharp'
import { iconImage } from '../icons/icon-image'
import { themeColor } from '@/lib/brand/theme'
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

/** Draws the title of a page beside its framed picture, with the company's icon and signature below. */
export async function drawShareImage({ title, signature, picture }: ShareImage): Promise<Sharp> {
  const { width, height } = shareImageSize
  const icon = await iconImage(iconSize, 0.78)
  const iconTop = height - margin - iconSize
  const signatureLeft = margin + iconSize + iconGap
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
  const image = sharp(rectangle({ width, height }, 'brand-deep')).composite([
    ...(await framedPicture(picture)),
    { input: heading.data, left: margin, top: margin },
    { input: await icon.png().toBuffer(), left: margin, top: iconTop },
    {
      input: line.data,
      left: signatureLeft,
      top: Math.round(iconTop + (iconSize - line.info.height) / 2),
    },
  ])
  // Drawings have few colors, so a palette takes a third of the bytes.
  return image.png({ palette: true })
}

/** A drawing or a photo below public/ in its frame, as layers. */
async function framedPicture(src: string): Promise<OverlayOptions[]> {
  // Without labels and numbers, which the image does not explain.
  const file = src.endsWith('.svg')
    ? Buffer.from(withoutText(readDrawing(src, [])))
    : join('public', src)
  const { data, info } = await sharp(file)
    .resize({ ...maxPictureSize, fit: 'inside' })
    .png()
    .toBuffer({ resolveWithObject: true })
  const frame = (frameWidth: number, role: string) => {
    const size = { width: info.width + 2 * frameWidth, height: info.height + 2 * frameWidth }
    return { input: rectangle(size, role), ...centered(size) }
  }
  return [
    frame(outerFrame, 'card'),
    frame(innerFrame, 'ochre'),
    frame(innerFrame - frameLine, 'card'),
    { input: data, ...centered(info) },
  ]
}

/** The position of a layer whose center is that of the picture. */
function centered({ width, height }: { width: number; height: number }) {
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

function rectangle(size: { width: number; height: number }, role: string) {
  return { create: { ...size, channels: 4 as const, background: themeColor(role) } }
}
