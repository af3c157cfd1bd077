import 'server-only'
import { join } from 'node:path'
import { readSvgFile } from './pictures'
import { svgText, type Svg } from './svg'
import { withThemeColors } from '@/lib/brand/theme'

/**
 * The text of a drawing in the company's colors.
 *
 * @param path Path below public/, with a leading slash.
 * @param entryPoints For a house: the numbers of the entry points to keep, which are renumbered from 1 in this order.
 * @throws When the drawing is missing or can't be read.
 */
export function readDrawing(path: string, entryPoints?: readonly number[]): string {
  return svgText(readDrawingParts(path, entryPoints))
}

/** The same drawing as viewBox and shapes, for a page that inlines it. */
export function readDrawingParts(path: string, entryPoints?: readonly number[]): Svg {
  const svg = readSvgFile(join('public', path))
  const shapes = withThemeColors(svg.shapes)
  return { ...svg, shapes: entryPoints ? keepEntryPoints(shapes, entryPoints) : shapes }
}

/** A drawing without its scale and its text, which nobody can read in a thumbnail. */
export function withoutText(svg: string): string {
  return svg.replace(/<g class="scale".*?<\/g>|<text.*?<\/text>/gs, '')
}

/** Each entry point of a drawing is a group `<g id="way-N">` that contains no other group and ends in its number as text. */
function keepEntryPoints(svg: string, numbers: readonly number[]) {
  return svg.replace(/<g id="way-(\d+)">.*?<\/g>\s*/gs, (group, number: string) => {
    const newNumber = numbers.indexOf(Number(number)) + 1
    return newNumber === 0 ? '' : group.replace(/>\d+<\/text>/, `>${newNumber}</text>`)
  })
}

/**
 * The address of the largest picture on the first screen of an island. A drawing becomes a data URI, because a second
 * request would show it later. Any other picture keeps its address.
 */
export function inlineAddress(path: string): string {
  if (!path.endsWith('.svg')) return path
  return `data:image/svg+xml,${readDrawing(path)
    .replace(/\s+/g, ' ')
    .replace(/[ "#%<>]/g, encodeURIComponent)}`
}
