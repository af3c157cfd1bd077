import 'server-only'
import { join } from 'node:path'
import { readSvgFile } from './pictures'
import { svgText, type Svg } from './svg'

/**
 * The text of a drawing.
 *
 * @param path Path below public/, with a leading slash.
 * @throws When the drawing is missing or can't be read.
 */
export function readDrawing(path: string): string {
  return svgText(readDrawingParts(path))
}

/** The same drawing as viewBox and shapes, for a page that inlines it. */
export function readDrawingParts(path: string): Svg {
  return readSvgFile(join('public', path))
}

/** A drawing without its scale, its text and the lines to its places, which nobody can read in a thumbnail. */
export function withoutText(svg: string): string {
  return svg.replace(/<g class="(?:scale|places)".*?<\/g>|<text.*?<\/text>/gs, '')
}

/** An animal without what is around it: lens, scale, text, and what its drawing marks as its setting, such as a nest. */
export function withoutSurroundings(svg: string): string {
  return withoutText(svg).replace(/<\w+ class="lens".*?\/>|<g class="setting">.*?<\/g>/gs, '')
}
