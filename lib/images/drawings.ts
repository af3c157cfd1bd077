import 'server-only'
import { join } from 'node:path'
import { readSvgFile } from './pictures'
import { svgText, type Svg } from './svg'
import { withThemeColors } from '@/lib/brand/theme'
import { cached } from '@/lib/content/cached'

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

/** An animal without what is around it: lens, scale, text, and what its drawing marks as its setting, such as a nest. */
export function withoutSurroundings(svg: string): string {
  return withoutText(svg).replace(/<\w+ class="lens".*?\/>|<g class="setting">.*?<\/g>/gs, '')
}

/**
 * Each entry point of a drawing is a group `<g id="way-N">` that contains no other group and ends in its number or name
 * as text.
 */
const entryPointGroups = /<g id="way-(\d+)"[^>]*>.*?<\/g>\s*/gs

function keepEntryPoints(svg: string, numbers: readonly number[]) {
  return svg.replace(entryPointGroups, (group, number: string) => {
    const newNumber = numbers.indexOf(Number(number)) + 1
    return newNumber === 0 ? '' : group.replace(/>\d+<\/text>/, `>${newNumber}</text>`)
  })
}

/** A house without the names of these entry points, for a page that writes them over the drawing. */
export function withoutNames(svg: Svg, numbers: readonly number[]): Svg {
  const shapes = svg.shapes.replace(entryPointGroups, (group, number: string) =>
    numbers.includes(Number(number)) ? group.replace(/<rect[^>]*>|<text.*?<\/text>/gs, '') : group,
  )
  return { ...svg, shapes }
}

/** A rectangle in units of the viewBox. `x` and `y` are its top-left corner. */
export type Rectangle = { x: number; y: number; width: number; height: number }

type EntryPointMark = { dot: { x: number; y: number }; label: Rectangle; isNumber: boolean }

/**
 * Where a drawing of 800 by 520 shows its entry points, by their numbers: a dot at the place, and a disc or a
 * rectangle with the number or the name. Those that are drawn in another way are left out.
 */
export const entryPointMarks = cached((path: string) => {
  const marks = new Map<number, EntryPointMark>()
  const { shapes } = readSvgFile(join('public', path))
  for (const [group, number] of shapes.matchAll(entryPointGroups)) {
    const [dot, disc] = lengthsOf(group, 'circle')
    const [rectangle] = lengthsOf(group, 'rect')
    const label = disc ? squareAround(disc) : rectangle
    if (dot && label) marks.set(Number(number), { dot, label, isNumber: disc !== undefined })
  }
  return marks
})

/** The attributes of all elements of this name that are numbers. A circle's `cx` and `cy` are its `x` and `y`. */
function lengthsOf(svg: string, name: 'circle' | 'rect') {
  return [...svg.matchAll(new RegExp(`<${name} [^>]*`, 'g'))].map(([element]) => {
    const length = (key: string) => Number(new RegExp(` c?${key}="([\\d.]+)"`).exec(element)?.[1])
    return {
      width: length('width'),
      height: length('height'),
      x: length('x'),
      y: length('y'),
      r: length('r'),
    }
  })
}

function squareAround({ x, y, r }: { x: number; y: number; r: number }): Rectangle {
  return { width: 2 * r, height: 2 * r, x: x - r, y: y - r }
}
