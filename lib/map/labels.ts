import type { MapFrame, MapPoint } from './projection'

/** A rectangle by its middle: words, a marker, a piece of a line. */
export type Box = MapPoint & { width: number; height: number }

/** Words on the map, and the room that they take. */
export type Label = Box & { text: string }

/** A marker on the map: a circle. */
export type Marker = MapPoint & { r: number }

const gap = 2
const frameGap = 4

/** East first, then west, then above and below, then the corners: x and y of the direction from the marker. */
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

/** From a marker to its name, from the one to try first. */
const distances = [4, 9, 15]

/**
 * A name beside a marker, as close as can be.
 *
 * @param size Of the letters, and so the height of the name.
 * @param taken What the name must not touch.
 * @returns Nothing where there is no room.
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

/** By the widths of Arial's letters, which every system has or has an equal of. */
function widthOf(text: string, size: number) {
  return size * [...text].reduce((sum, letter) => sum + letterWidth(letter), 0)
}

function letterWidth(letter: string) {
  if (/[iljtfrI.,'’ ]/.test(letter)) return 0.3
  if (/[mwMW]/.test(letter)) return 0.86
  if (/[A-Z]/.test(letter)) return 0.69
  return 0.55
}
