import { existsSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { contentFolder } from '@/lib/content/entries'
import type { ValueProblem } from '@/lib/content/problems'
import { readSvgFile, svgProblem } from '@/lib/images/pictures'
import { svgText, type Svg } from '@/lib/images/svg'

const logoFile = (file: string) => join(contentFolder(), file)

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

/** Every page loads the logo. Larger SVG files are photos traced by a drawing program. */
const maxLogoBytes = { svg: 20_000, png: 60_000 }
const minPngPixels = 512

function pngProblem(file: string): ValueProblem | undefined {
  const png = readFileSync(logoFile(file))
  if (png.toString('latin1', 1, 4) !== 'PNG') {
    return {
      message: `${file} is no PNG, whatever its name: save it as PNG in a program for pictures`,
    }
  }
  const { width, height } = svgWithPng(png)
  // Its ninth byte is 4 or 6 where each pixel has its transparency; a list of colors has that of each in a chunk of its own.
  const isTransparent = (png[25] ?? 0) >= 4 || png.includes('tRNS')
  if (isTransparent && Math.max(width, height) >= minPngPixels) return undefined
  const message = isTransparent
    ? `${file} has ${width} by ${height} pixels, and needs ${minPngPixels} in its longer side`
    : `${file} has no transparent background, and would be a box on the header`
  return { message, example: 'ask whoever drew it for a larger PNG without background, or the SVG' }
}

/** Why a logo file can't be used. Undefined when it can. */
export function logoProblem(file: string): ValueProblem | undefined {
  if (!existsSync(logoFile(file))) return { message: `there is no file ${logoFile(file)}` }
  const { size } = statSync(logoFile(file))
  const limit = maxLogoBytes[isPng(file) ? 'png' : 'svg']
  if (size > limit) {
    const message = `${file} has ${Math.ceil(size / 1_000)} kB, and may have ${limit / 1_000}`
    const example = isPng(file) ? 'save it 512 pixels wide' : 'export it as “optimized SVG”'
    return { message, example }
  }
  if (isPng(file)) return pngProblem(file)
  if (!readFileSync(logoFile(file), 'utf8').includes('<svg')) {
    return { message: `${file} is no SVG, whatever its name: ask whoever drew it for the SVG` }
  }
  const problem = svgProblem(logoFile(file))
  if (problem) return problem
  const [element] = /<(text|image)\b/.exec(readLogo(file)) ?? []
  if (!element) return undefined
  const example = 'in the drawing program turn text into outlines, and pictures into shapes'
  return { message: `${file} has ${element}>, which not every page can show`, example }
}
