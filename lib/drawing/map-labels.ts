import { isWithin, type MapFrame, type MapPoint } from './map-frame'
import type { LinePoint } from './map-lines'

/** What a label must not touch: a mark, a piece of a line, a piece of another label. */
export type Obstacle = LinePoint

/** How words are set, as far as their width depends on it. */
export type Lettering = { size: number; isSpaced?: boolean; isBold?: boolean }

/** Words on the map, in one line or in two: their middle, what they take up, and how far they are turned, in degrees clockwise. */
export type Label = MapPoint & {
  lines: readonly string[]
  width: number
  height: number
  angle: number
}

/** Obstacles from those that no label may touch to those that it crosses before it is left out. */
export type Obstacles = readonly (readonly Obstacle[])[]

const gap = 2.5
const frameGap = 5

/** Letter spacing of names of areas, as a part of the size. */
export const areaSpacing = 0.25

/** East first, then the sides, then above and below; in steps of 22.5 degrees clockwise. */
const directions = [0, 8, 15, 1, 7, 9, 14, 2, 12, 4, 10, 6, 13, 3, 11, 5].map(
  (step) => (step * Math.PI) / 8,
)

/**
 * A name beside a mark, as close as can be.
 *
 * @param distances Between mark and name, from the one to try first.
 * @returns Nothing where the name would have to lie on another mark or name.
 */
export function labelBeside(
  frame: MapFrame,
  mark: LinePoint,
  lines: readonly string[],
  lettering: Lettering,
  obstacles: Obstacles,
  distances: readonly number[],
): Label | undefined {
  const size = sizeOf(lines, lettering)
  const candidates = distances.flatMap((distance) =>
    directions.map((direction) => {
      const across = Math.max(-1, Math.min(1, Math.cos(direction) * 1.5))
      return {
        lines,
        ...size,
        angle: 0,
        x: mark.x + Math.cos(direction) * (mark.r + distance) + (across * size.width) / 2,
        y: mark.y + Math.sin(direction) * (mark.r + distance + size.height / 2),
      }
    }),
  )
  // Most of the map is out of the name's reach.
  const reach = mark.r + Math.max(...distances) + size.width + size.height
  const near = obstacles.map((group) =>
    group.filter(({ x, y, r }) => Math.hypot(x - mark.x, y - mark.y) < reach + r),
  )
  return firstFree(frame, candidates, near)
}

/** A name that follows a line, where the line is nearly straight and nothing lies beside it. */
export function labelAlong(
  frame: MapFrame,
  line: readonly LinePoint[],
  text: string,
  lettering: Lettering,
  obstacles: Obstacles,
): Label | undefined {
  const size = sizeOf([text], lettering)
  const candidates = line.flatMap((start, index) => {
    const piece = isWithin(frame, start) ? pieceFrom(line, index, size.width) : undefined
    const end = piece?.at(-1)
    if (!piece || !end || !piece.every((point) => isWithin(frame, point))) return []
    return [1, -1].map((side) => alongPiece(piece, start, end, side, text, size))
  })
  candidates.sort((a, b) => a.bend - b.bend)
  return firstFree(
    frame,
    candidates.filter(({ bend }) => bend < size.height),
    obstacles,
  )
}

/** How far the name of an area keeps from all else, from the best: close to the name of a place it would be read with it. */
const areaGaps = [30, 20, 12, 6]

/** The name of an area, near its middle, where all of the name lies inside. */
export function labelWithin(
  frame: MapFrame,
  isInside: (point: MapPoint) => boolean,
  text: string,
  lettering: Lettering,
  obstacles: readonly Obstacle[],
): Label | undefined {
  const size = sizeOf([text], lettering)
  const grid = 14
  const inside: MapPoint[] = []
  for (let x = 0; x <= frame.width; x += grid) {
    for (let y = 0; y <= frame.height; y += grid) if (isInside({ x, y })) inside.push({ x, y })
  }
  const middle = { x: average(inside.map(({ x }) => x)), y: average(inside.map(({ y }) => y)) }
  const candidates = inside
    .map((point) => ({ lines: [text], ...size, angle: 0, ...point }))
    .filter((label) =>
      [-0.5, 0, 0.5].every((part) => isInside({ ...label, x: label.x + part * size.width })),
    )
    .map((label) => ({ label, off: Math.hypot(label.x - middle.x, label.y - middle.y) }))
    .sort((a, b) => a.off - b.off)
    .map(({ label }) => label)
  for (const gap of areaGaps) {
    const wider = obstacles.map((obstacle) => ({ ...obstacle, r: obstacle.r + gap }))
    const free = firstFree(frame, candidates, [wider])
    if (free) return free
  }
  return undefined
}

/** What a label takes up, as obstacles for the next one. */
export function asObstacles({ x, y, width, height, angle }: Label): Obstacle[] {
  const count = Math.max(2, Math.ceil((2 * width) / height))
  const turn = (angle * Math.PI) / 180
  return Array.from({ length: count }, (_, index) => {
    const offset = (index / (count - 1) - 0.5) * (width - height)
    return { x: x + offset * Math.cos(turn), y: y + offset * Math.sin(turn), r: height / 2 }
  })
}

/** From one line of words to the next, as a part of the size. */
export const lineHeight = 1.15

function sizeOf(lines: readonly string[], lettering: Lettering) {
  return {
    width: Math.max(...lines.map((line) => widthOf(line, lettering))),
    height: lettering.size * (1 + (lines.length - 1) * lineHeight),
  }
}

/** By the widths of Arial's letters, which every system has or has an equal of. */
function widthOf(line: string, { size, isSpaced, isBold }: Lettering) {
  const letters = [...(isSpaced ? line.toUpperCase() : line)]
  const width = letters.reduce((sum, letter) => sum + letterWidth(letter), 0)
  const spacing = isSpaced ? letters.length * areaSpacing : 0
  return size * (width * (isBold ? 1.08 : 1) + spacing)
}

function letterWidth(letter: string) {
  if (/[iljtfrI.,'’ ]/.test(letter)) return 0.3
  if (/[mwMW]/.test(letter)) return 0.86
  if (/[A-Z]/.test(letter)) return 0.69
  return 0.55
}

/** The part of a line from one of its points to the first that is so far away; nothing where the line ends before. */
function pieceFrom(line: readonly LinePoint[], index: number, length: number) {
  const start = line[index]
  for (let end = index + 1; start && end < line.length; end++) {
    const { x = 0, y = 0 } = line[end] ?? {}
    if (Math.hypot(x - start.x, y - start.y) >= length) return line.slice(index, end + 1)
  }
  return undefined
}

function alongPiece(
  piece: readonly LinePoint[],
  start: LinePoint,
  end: LinePoint,
  side: number,
  text: string,
  size: { width: number; height: number },
) {
  const length = Math.hypot(end.x - start.x, end.y - start.y)
  const across = { x: (-(end.y - start.y) / length) * side, y: ((end.x - start.x) / length) * side }
  const heights = piece.map(
    (point) => (point.x - start.x) * across.x + (point.y - start.y) * across.y + point.r,
  )
  const bulge = Math.max(...heights)
  const away = bulge + gap + 1 + size.height / 2
  return {
    lines: [text],
    ...size,
    angle: readable((Math.atan2(end.y - start.y, end.x - start.x) * 180) / Math.PI),
    x: (start.x + end.x) / 2 + across.x * away,
    y: (start.y + end.y) / 2 + across.y * away,
    bend: bulge - Math.min(...heights),
  }
}

/** Names of steep lines all read downward, those of the others from left to right. */
function readable(angle: number) {
  if (angle <= -60) return angle + 180
  return angle > 120 ? angle - 180 : angle
}

function firstFree<Candidate extends Label>(
  frame: MapFrame,
  candidates: readonly Candidate[],
  obstacles: Obstacles,
): Candidate | undefined {
  const framed = candidates.filter((label) =>
    asObstacles(label).every(({ x, y, r }) => isWithin(frame, { x, y }, -r - frameGap)),
  )
  // First clear of everything; then over what may be crossed, from the last of the groups on.
  for (let kept = obstacles.length; kept > 0; kept -= 1) {
    const avoided = obstacles.slice(0, kept).flat()
    const free = framed.find((label) => !avoided.some((obstacle) => touches(label, obstacle)))
    if (free) return free
  }
  return undefined
}

function touches({ x, y, width, height, angle }: Label, obstacle: Obstacle) {
  const reach = obstacle.r + gap
  const away = { x: obstacle.x - x, y: obstacle.y - y }
  const far = (width + height) / 2 + reach
  if (away.x * away.x + away.y * away.y > far * far) return false
  const turn = (-angle * Math.PI) / 180
  const along = away.x * Math.cos(turn) - away.y * Math.sin(turn)
  const across = away.x * Math.sin(turn) + away.y * Math.cos(turn)
  const outside = [Math.abs(along) - width / 2, Math.abs(across) - height / 2]
  return Math.hypot(...outside.map((distance) => Math.max(distance, 0))) < reach
}

function average(values: readonly number[]) {
  return values.reduce((sum, value) => sum + value, 0) / (values.length || 1)
}
