import type { SignsContent } from './houses-schema'
import { entryPointMarks, type Rectangle } from '@/lib/images/drawings'
import { getEntry } from '@/lib/site/site-content'

type Circle = { x: number; y: number; radius: number }

type EntryPointContent = { place: string; kind?: string | undefined }

/** An entry point that can be pressed. Lengths are in units of the drawing. */
export type EntryPoint = {
  /** As the drawing labels it: by its name, or by its number and name. */
  name: string
  place: string
  signs: SignsContent
  label: Rectangle
  /** The area that takes the press. */
  target: Rectangle
  /** A circle around the dot, and around the label if it is a number. */
  spotlight: Circle
  /** Id of the drawing's group with the name and its line, drawn above the dimmed drawing. */
  labelId?: string
}

/** 44 pixels on a phone of 390 pixels, whose framed drawings have 326 pixels for 800 units. */
const targetLength = 108

/** What a spotlight shows around the dot. */
const dotRadius = 64

/**
 * The entry points of a house that visitors can press: those with a kind, which the drawing marks.
 *
 * @param image Path of the drawing below public/.
 * @param entryPoints The entry points that are shown.
 * @param numbers Their numbers in the drawing, from 1.
 */
export function pressableEntryPoints(
  image: string,
  entryPoints: readonly EntryPointContent[],
  numbers: readonly number[],
): EntryPoint[] {
  const marks = entryPointMarks(image)
  const labels = numbers.flatMap((number) => marks.get(number)?.label ?? [])
  return entryPoints.flatMap(({ place, kind }, index): EntryPoint[] => {
    const mark = marks.get(numbers[index] ?? 0)
    const signs = kind !== undefined && getEntry('entry-points')[kind]
    if (!mark || !signs) return []
    const { label, dot, isNumber } = mark
    const shared = { place, signs, label, target: targetOf(label, labels) }
    const aroundDot = { x: dot.x, y: dot.y, radius: dotRadius }
    if (!isNumber) {
      return [{ ...shared, name: place, spotlight: aroundDot, labelId: `way-${numbers[index]}` }]
    }
    const aroundNumber = { ...centerOf(label), radius: label.width / 2 + 12 }
    const spotlight = smallestCircle(aroundDot, aroundNumber)
    return [{ ...shared, name: `${index + 1} ${place}`, spotlight }]
  })
}

/** The label enlarged to the size of a fingertip, but not so far that it overlaps that of another label. */
function targetOf(label: Rectangle, labels: readonly Rectangle[]): Rectangle {
  const center = centerOf(label)
  const distances = labels
    .filter((other) => other !== label)
    .map(centerOf)
    .map(({ x, y }) => Math.max(Math.abs(x - center.x), Math.abs(y - center.y)))
  const length = Math.min(targetLength, ...distances)
  const width = Math.max(label.width, length)
  return { width, height: length, x: center.x - width / 2, y: center.y - length / 2 }
}

/** The smallest circle around two others of which neither contains the other. */
function smallestCircle(a: Circle, b: Circle): Circle {
  // At least 1, because an owner's drawing may have a number on its dot.
  const distance = Math.max(Math.hypot(b.x - a.x, b.y - a.y), 1)
  const radius = (distance + a.radius + b.radius) / 2
  const part = (radius - a.radius) / distance
  return {
    x: Math.round(a.x + (b.x - a.x) * part),
    y: Math.round(a.y + (b.y - a.y) * part),
    radius: Math.round(radius),
  }
}

function centerOf({ x, y, width, height }: Rectangle) {
  return { x: x + width / 2, y: y + height / 2 }
}
