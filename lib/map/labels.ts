import type { MapFrame, MapPoint } from './projection'

/** A rectangle on the map, by its center: a label, a marker, a piece of a line. */
export type Box = MapPoint & { width: number; height: number }

export type Label = Box & { text: string }

export type Marker = MapPoint & { r: number }

/** Free pixels between a label and other boxes, and between a label and the edge of the map. */
const gap = 2
const frameGap = 4

/** Directions from the marker to its label as [x, y], in the order in which they are tried. */
const directions = [
  [1, 0],
  [-1, 0],
  [0, -1],
  [0, 1],
  [0.8, -0.8],
  [0.8, 0.8],
  [-0.8, -0.8],
  [-0.8, 0.8],
] as const

/** Pixels between a marker and its label, in the order in which they are tried. */
const distances = [4, 9, 15, 22]

/**
 * A label as close to its marker as possible.
 *
 * @param size Font size in pixels.
 * @param taken Boxes that the label must not touch, each given by its center.
 * @returns Undefined when no position is free.
 */
export function labelBeside(
  frame: MapFrame,
  marker: Marker,
  text: string,
  size: number,
  taken: readonly Box[],
): Label | undefined {
  const width = widthOf(text, size)
  return distances
    .flatMap((distance) =>
      directions.map(([east, south]) => ({
        text,
        width,
        height: size,
        x: marker.x + east * (marker.r + distance) + (Math.sign(east) * width) / 2,
        y: marker.y + south * (marker.r + distance + size / 2),
      })),
    )
    .find((label) => isInFrame(frame, label) && !taken.some((box) => touches(label, box)))
}

export function boxOf({ x, y, r }: Marker): Box {
  return { x, y, width: 2 * r, height: 2 * r }
}

function isInFrame(frame: MapFrame, { x, y, width, height }: Box) {
  return (
    Math.abs(x - frame.width / 2) + width / 2 + frameGap <= frame.width / 2 &&
    Math.abs(y - frame.height / 2) + height / 2 + frameGap <= frame.height / 2
  )
}

function touches(a: Box, b: Box) {
  return (
    Math.abs(a.x - b.x) < (a.width + b.width) / 2 + gap &&
    Math.abs(a.y - b.y) < (a.height + b.height) / 2 + gap
  )
}

/** Estimated from the letter widths of Arial, which every system has or replaces with a font of the same widths. */
function widthOf(text: string, size: number) {
  return size * [...text].reduce((sum, letter) => sum + letterWidth(letter), 0)
}

function letterWidth(letter: string) {
  if (/[iljtfrI.,'’ ]/.test(letter)) return 0.3
  if (/[mwMW]/.test(letter)) return 0.86
  if (/[A-Z]/.test(letter)) return 0.69
  return 0.55
}
