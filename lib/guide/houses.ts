import type { SignsContent } from './houses-schema'
import { entryPointMarks, type Rectangle } from '@/lib/images/drawings'
import { getEntry } from '@/lib/site/site-content'

type HouseReference = {
  kind: string
  /** Numbers of the entry points to show, from 1. Left out, all are shown. */
  entryPoints?: readonly number[]
}

/** A house with the entry points to show. Undefined without a reference, or when no house has this kind. */
export function findHouse(reference: HouseReference | undefined) {
  const house = reference && getEntry('houses')[reference.kind]
  if (!house) return undefined
  const { kind, entryPoints: numbers = house.entryPoints.map((_, index) => index + 1) } = reference
  const entryPoints = numbers.flatMap((number) => house.entryPoints[number - 1] ?? [])
  const image = `/images/houses/${kind}.svg`
  const pressable = pressableEntryPoints(image, entryPoints, numbers)
  return { ...house, image, numbers, entryPoints, pressable }
}

/** Path of the generated drawing of a house with only some of its entry points. */
export function cutawayPath(house: { kind: string; entryPoints: readonly number[] }) {
  return `/images/cutaways/${[house.kind, ...house.entryPoints].join('-')}.svg`
}

export type ShownHouse = NonNullable<ReturnType<typeof findHouse>>

type Point = { x: number; y: number }

type EntryPointContent = { place: string; kind?: string | undefined }

/** An entry point that can be pressed. */
export type EntryPoint = {
  /** As the drawing labels it: by its name, or by its number and name. */
  name: string
  place: string
  signs: SignsContent
  /** Its number in the drawing. */
  number: number
  hasNameInDrawing: boolean
  /** The area that takes the press. In percent of the drawing's width, as `at-x-` and `at-y-` in app/globals.css take it. */
  target: { x: number; y: number; width: number }
  /** A circle around the dot, and around the label if it is a number. In units of the drawing. */
  spotlight: Point & { radius: number }
}

/** 44 pixels on a phone of 390 pixels, whose framed drawings have 326 pixels for 800 units. */
const targetLength = 108

/** What a spotlight shows around the dot. */
const dotRadius = 64

/**
 * The entry points of a house that visitors can press: those with a kind, which the drawing marks.
 *
 * @param image Path of the drawing below public/.
 * @param numbers The numbers of the entry points in the drawing, from 1.
 */
export function pressableEntryPoints(
  image: string,
  entryPoints: readonly EntryPointContent[],
  numbers: readonly number[],
): EntryPoint[] {
  const marks = entryPointMarks(image)
  const labels = numbers.flatMap((number) => marks.get(number)?.label ?? [])
  return entryPoints.flatMap(({ place, kind }, index): EntryPoint[] => {
    const number = numbers[index] ?? 0
    const mark = marks.get(number)
    const signs = kind !== undefined && getEntry('entry-points')[kind]
    if (!mark || !signs) return []
    const { label, dot, isNumber } = mark
    return [
      {
        place,
        name: isNumber ? `${index + 1} ${place}` : place,
        number,
        signs,
        hasNameInDrawing: !isNumber,
        target: isNumber ? targetOfNumber(label, labels) : targetOfName(label),
        spotlight: circleAround(dot, isNumber ? centerOf(label) : dot),
      },
    ]
  })
}

const drawingWidth = 800

/** In steps of 2, for which app/globals.css has classes. */
const inSteps = (percent: number) => 2 * Math.round(percent / 2)

const percent = (units: number) => inSteps((units / drawingWidth) * 100)

/** A name keeps the size of its letters on every screen, so that `x` is where it lies between the edges of the drawing. */
function targetOfName(label: Rectangle) {
  return {
    x: inSteps((label.x / (drawingWidth - label.width)) * 100),
    y: percent(centerOf(label).y),
    width: percent(label.width),
  }
}

/** A number enlarged to the size of a fingertip, but not so far that it overlaps another. */
function targetOfNumber(label: Rectangle, labels: readonly Rectangle[]) {
  const center = centerOf(label)
  const distances = labels
    .filter((other) => other !== label)
    .map(centerOf)
    .map(({ x, y }) => Math.max(Math.abs(x - center.x), Math.abs(y - center.y)))
  const length = Math.min(targetLength, ...distances)
  return { x: percent(center.x), y: percent(center.y), width: percent(length) }
}

/** A circle around two points, and what is around them. */
function circleAround(a: Point, b: Point) {
  const radius = Math.hypot(b.x - a.x, b.y - a.y) / 2 + dotRadius
  return {
    x: Math.round((a.x + b.x) / 2),
    y: Math.round((a.y + b.y) / 2),
    radius: Math.round(radius),
  }
}

function centerOf({ x, y, width, height }: Rectangle) {
  return { x: x + width / 2, y: y + height / 2 }
}
