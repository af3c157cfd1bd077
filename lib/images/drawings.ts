import 'server-only'
import { join } from 'node:path'
import { readSvgFile } from './pictures'
import { svgText, type Svg } from './svg'
import { withThemeColors } from '@/lib/brand/theme'

/**
 * A drawing in the company's own color.
 *
 * @param path Below public/, with a leading slash.
 * @param entryPoints Of a house: the numbers of those that it keeps, which are then numbered anew from 1 in this order.
 */
export function readDrawing(path: string, entryPoints?: readonly number[]): string {
  return svgText(readDrawingParts(path, entryPoints))
}

/** The same in its parts, for a page that it becomes a part of. */
export function readDrawingParts(path: string, entryPoints?: readonly number[]): Svg {
  const svg = readSvgFile(join('public', path))
  const shapes = withThemeColors(svg.shapes)
  return { ...svg, shapes: entryPoints ? keepEntryPoints(shapes, entryPoints) : shapes }
}

/**
 * A drawing without its scale and its words, for where nobody could read them, or where they would be set in whatever
 * font the computer has.
 */
export function wordless(svg: string): string {
  return svg.replace(/<g class="scale".*?<\/g>|<text.*?<\/text>/gs, '')
}

/** Each entry point of a drawing is one group `<g id="way-N">` that holds no other group and ends in its number as text. */
function keepEntryPoints(svg: string, numbers: readonly number[]) {
  return svg.replace(/<g id="way-(\d+)">.*?<\/g>\s*/gs, (group, number: string) => {
    const place = numbers.indexOf(Number(number)) + 1
    return place === 0 ? '' : group.replace(/>\d+<\/text>/, `>${place}</text>`)
  })
}

/**
 * The address of a picture that is the largest thing on the first screen of an island: of a drawing a data URI, as
 * components/sections/HeroPicture.tsx inlines it into other pages. Any other picture keeps its address.
 */
export function inlineAddress(path: string): string {
  if (!path.endsWith('.svg')) return path
  return `data:image/svg+xml,${readDrawing(path)
    .replace(/\s+/g, ' ')
    .replace(/[ "#%<>]/g, encodeURIComponent)}`
}
