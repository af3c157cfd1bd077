import { join } from 'node:path'
import sharp, { type OverlayOptions, type Sharp } from 'sharp'
import { iconImage } from '../icons/icon-image'
import { themeColor } from '@/lib/brand/theme'
import { escapeHtml } from '@/lib/escape-html'
import { readDrawing, wordless } from '@/lib/images/drawings'
import { shareImageSize, type ShareImage } from '@/lib/seo/share-images'

// All lengths are pixels of the image.

const margin = 56

/** The words stand on the left, the picture on the right. */
const column = 460

const maxTitleHeight = 340
const titleSize = 58

const maxPictureSize = { width: 540, height: 460 }

/** The frame around it. */
const outerFrame = 36
const innerFrame = 22
const frameLine = 2

const iconSize = 72
const iconGap = 20
const signatureSize = 28

/**
 * The title of a page beside its picture, which lies in a frame of paper on the brand's color, with the company's icon
 * and a line about the company below.
 */
export async function drawShareImage({ title, signature, picture }: ShareImage): Promise<Sharp> {
  const { width, height } = shareImageSize
  const icon = await iconImage(iconSize, 0.78)
  const iconTop = height - margin - iconSize
  const signatureLeft = margin + iconSize + iconGap
  const line = await words(signature, {
    role: 'ochre',
    size: signatureSize,
    width: margin + column - signatureLeft,
    height: iconSize,
  })
  const heading = { role: 'paper', size: titleSize, width: column, height: maxTitleHeight }
  const image = sharp(plain({ width, height }, 'brand-deep')).composite([
    ...(await framed(picture)),
    { input: (await words(title, heading)).data, left: margin, top: margin },
    { input: await icon.png().toBuffer(), left: margin, top: iconTop },
    {
      input: line.data,
      left: signatureLeft,
      top: Math.round(iconTop + (iconSize - line.info.height) / 2),
    },
  ])
  // Drawings have few colors: a third of the bytes.
  return image.png({ palette: true })
}

/** A drawing or a photo below public/, and its frame. */
async function framed(src: string): Promise<OverlayOptions[]> {
  // A house has no numbers here, which nothing would explain.
  const file = src.endsWith('.svg')
    ? Buffer.from(wordless(readDrawing(src, [])))
    : join('public', src)
  const { data, info } = await sharp(file)
    .resize({ ...maxPictureSize, fit: 'inside' })
    .png()
    .toBuffer({ resolveWithObject: true })
  const around = (pixels: number) => ({
    width: info.width + 2 * pixels,
    height: info.height + 2 * pixels,
  })
  const centerX = shareImageSize.width - margin - outerFrame - maxPictureSize.width / 2
  const centered = (size: { width: number; height: number }) => ({
    left: Math.round(centerX - size.width / 2),
    top: Math.round((shareImageSize.height - size.height) / 2),
  })
  const layers = [
    { pixels: outerFrame, role: 'card' },
    { pixels: innerFrame, role: 'ochre' },
    { pixels: innerFrame - frameLine, role: 'card' },
  ].map(({ pixels, role }) => ({ input: plain(around(pixels), role), ...centered(around(pixels)) }))
  return [...layers, { input: data, ...centered(info) }]
}

type Place = { role: string; size: number; width: number; height: number }

/** Words in the font of the headings, from a file: each computer would set them in one of its own. Too many of them become smaller. */
async function words(text: string, { role, size, width, height }: Place) {
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
  // At 72 dots an inch a point is a pixel.
  const inSize = await draw({ font: `Young Serif ${size}`, dpi: 72 })
  const fits = inSize.info.height <= height && inSize.info.width <= width
  return fits ? inSize : draw({ font: 'Young Serif', height })
}

function plain(size: { width: number; height: number }, role: string) {
  return { create: { ...size, channels: 4 as const, background: themeColor(role) } }
}
