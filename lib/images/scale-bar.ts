import { join } from 'node:path'
import { readSvgFile } from './pictures'
import type { ValueProblem } from '@/lib/content/problems'

const fileOf = (specimen: string) => join('public/images/specimens', `${specimen}.svg`)

/**
 * The millimeters per unit of an animal's drawing, from its scale bar.
 *
 * @param specimen Name of a drawing in public/images/specimens, without .svg.
 * @throws When it has no scale bar, which check:content reports.
 */
export function millimetersPerUnit(specimen: string): number {
  const scale = readScaleBar(readSvgFile(fileOf(specimen)).shapes)
  if (scale === undefined) throw new Error(scaleProblem(specimen)?.message)
  return scale
}

/** Why an animal can't be shown at life size. The message names the file. */
export function scaleProblem(specimen: string): ValueProblem | undefined {
  if (readScaleBar(readSvgFile(fileOf(specimen)).shapes) !== undefined) return undefined
  return {
    message: `${fileOf(specimen)} has no scale bar, so its life size isn’t known`,
    example: '<g class="scale"><path d="M308 275v7h80v-7"/><text>1 mm</text></g>',
  }
}

const millimeters: Readonly<Record<string, number>> = { mm: 1, cm: 10, in: 25.4 }

/** The bar is drawn down, along and up again, and its length is the first text beside it. */
const bar =
  /<g class="scale".*?<path[^>]* d="M([\d.]+)[ ,][\d.]+v[\d.]+(?:h([\d.]+)|H([\d.]+)).*?<text[^>]*>([\d.]+) (mm|cm|in)<\/text>/s

function readScaleBar(shapes: string) {
  const [, start, length, end, number, unit = ''] = bar.exec(shapes) ?? []
  const units = Number(length ?? Number(end) - Number(start))
  const scale = (Number(number) * (millimeters[unit] ?? NaN)) / units
  return scale > 0 && Number.isFinite(scale) ? scale : undefined
}
