import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { ValueProblem } from '@/lib/content/problems'
import { fileProblem, readSvgFile, svgProblem } from '@/lib/images/pictures'
import { svgText, type Svg } from '@/lib/images/svg'

const logoFile = (file: string) => join('content', file)

/** The SVG of the company's logo, a file in the content folder. */
export function readLogo(file: string): string {
  return svgText(logoSize(file))
}

export function logoSize(file: string): Svg {
  return isPng(file) ? svgWithPng(readFileSync(logoFile(file))) : readSvgFile(logoFile(file))
}

const isPng = (file: string) => /\.png$/i.test(file)

/** An SVG that holds a PNG, whose size follows the name of its first chunk. */
function svgWithPng(png: Buffer): Svg {
  const [width, height] = [png.readUInt32BE(16), png.readUInt32BE(20)]
  const href = `data:image/png;base64,${png.toString('base64')}`
  const shapes = `<image width="${width}" height="${height}" href="${href}"/>`
  return { viewBox: `0 0 ${width} ${height}`, width, height, rootAttributes: '', shapes }
}

/** Why a logo file can't be used. Undefined when it can. */
export function logoProblem(file: string): ValueProblem | undefined {
  const path = logoFile(file)
  const missing = fileProblem(path, { path: file, what: `file ${path}` })
  if (missing) return missing
  if (isPng(file)) return pngProblem(file, readFileSync(path))
  const problem = svgProblem(path)
  if (problem) return problem
  const [element] = /<(text|image)\b/.exec(readLogo(file)) ?? []
  if (!element) return undefined
  const example = 'in the drawing program turn text into outlines, and pictures into shapes'
  return { message: `${file} has ${element}>, which not every page can show`, example }
}

const maxPngBytes = 60_000
const minPngPixels = 512

function pngProblem(file: string, png: Buffer): ValueProblem | undefined {
  const isPngFile = png.toString('latin1', 1, 4) === 'PNG'
  // Its ninth byte is 4 or 6 where each pixel has its transparency; a list of colors has that of each in a chunk of its own.
  const isTransparent = (png[25] ?? 0) >= 4 || png.includes('tRNS')
  if (isPngFile && isTransparent && png.length <= maxPngBytes) {
    const { width, height } = svgWithPng(png)
    if (Math.max(width, height) >= minPngPixels) return undefined
  }
  const message = `${file} must be a PNG with a transparent background, of ${minPngPixels} pixels or more and at most ${maxPngBytes / 1_000} kB`
  return { message, example: 'ask whoever drew it for the SVG' }
}
