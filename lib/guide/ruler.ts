import 'server-only'
import type { RulerItem } from './ruler-schema'
import { readDrawing, withoutText } from '@/lib/images/drawings'
import { millimetersPerUnit } from '@/lib/images/scale-bar'
import { ruler } from '@/lib/site/page-copy'

type Specimen = NonNullable<RulerItem['plate']>
type Shape = NonNullable<RulerItem['shape']>

export type ShapeKind = Shape['kind']

/** One file with the animals at life size: on the page they would weigh more than its text. */
export const rulerSheetPath = '/images/ruler.svg'

const specimens = () =>
  ruler().groups.flatMap(({ items }) => items.flatMap(({ plate }) => plate ?? []))

/** A drawing without its scale, its text and the round ground behind the animal. */
const bareDrawing = ({ file }: Specimen) =>
  withoutText(readDrawing(`/images/specimens/${file}.svg`)).replace(
    /<circle[^>]* r="138"[^>]*>/,
    '',
  )

/** The drawings side by side, each with an address by its place: ruler.svg#plate-2. */
export function rulerSheet() {
  let left = 0
  const parts = specimens().map((specimen, index) => {
    const { box, width, height } = boxOf(specimen)
    const view = `<view id="plate-${index + 1}" viewBox="${left} 0 ${width} ${height}"/>`
    const drawing = bareDrawing(specimen).replace(
      /<svg ([^>]*)viewBox="[^"]*"/,
      `<svg $1x="${left}" width="${width}" height="${height}" viewBox="${box}"`,
    )
    left += width
    return view + drawing
  })
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${left} 1">${parts.join('\n')}</svg>`
}

function boxOf({ box }: Specimen) {
  const [, , width = 0, height = 0] = box.split(' ').map(Number)
  return { box, width, height }
}

/**
 * How an item is drawn: its size in millimeters, and the address of its drawing or the kind of its shape.
 *
 * @throws When it has neither, or its drawing has no scale bar.
 */
export function lifeSize({ plate: specimen, shape }: RulerItem) {
  if (shape) return shapeOf(shape)
  if (!specimen) throw new Error('An item of the ruler has neither a plate nor a shape.')
  const scale = millimetersPerUnit(specimen.file)
  const { width, height } = boxOf(specimen)
  const href = `${rulerSheetPath}#plate-${specimens().indexOf(specimen) + 1}`
  return { width: rounded(width * scale), height: rounded(height * scale), href }
}

/** What a shape's width is of its length, where the content gives none. */
const proportions: Record<ShapeKind, number> = {
  hole: 1,
  egg: 0.5,
  pointed: 0.34,
  blunt: 0.29,
  tube: 0.2,
}

function shapeOf({ kind, length, width = length * proportions[kind] }: Shape) {
  return { width: rounded(length), height: rounded(width), kind }
}

/** Hundredths of a millimeter are finer than any printer. */
const rounded = (millimeters: number) => Math.round(millimeters * 100) / 100

export type LifeSize = ReturnType<typeof lifeSize>

/** What is taller would leave much space below the small ones in its row. */
const tallMillimeters = 25

export const isTall = (item: RulerItem) => lifeSize(item).height > tallMillimeters

export type GroupColumns = 1 | 4 | 5

type Group = { items: readonly RulerItem[] }

/** How many of five columns a group takes: a small group is beside the next one. */
export function groupColumns(groups: readonly Group[], index: number): GroupColumns {
  const isSmall = (group: Group | undefined) =>
    group !== undefined && group.items.length <= 3 && !group.items.some(isTall)
  if (isSmall(groups[index])) return 1
  return isSmall(groups[index - 1]) ? 4 : 5
}
