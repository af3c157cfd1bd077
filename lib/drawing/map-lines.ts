import type { MapPoint } from './map-frame'

/** A point of a line that is as broad as twice its radius there. */
export type LinePoint = MapPoint & { r: number }

/** Distance between the points into which a rounded line is taken apart. */
const step = 4

/**
 * The outline of a line that grows broader on its way, rounded through its points: path data, with a round head and
 * a foot cut straight, as water stands at a dam.
 */
export function taperedPath(points: readonly LinePoint[]): string {
  const left = points.map((point, index) => beside(point, directionAt(points, index), 1))
  const right = points.map((point, index) => beside(point, directionAt(points, index), -1))
  const head = points[0]?.r ?? 0
  return [
    `M${pair(left[0])}`,
    curveThrough(left),
    `L${pair(right.at(-1))}`,
    curveThrough(right.toReversed()),
    `A${short(head)} ${short(head)} 0 0 1 ${pair(left[0])}Z`,
  ].join('')
}

/** A line rounded through its points, as path data. */
export function roundedPath(points: readonly MapPoint[], isClosed = false): string {
  return `M${pair(points[0])}${curveThrough(points, isClosed)}${isClosed ? 'Z' : ''}`
}

/** A line from corner to corner, as path data. */
export function straightPath(points: readonly MapPoint[]): string {
  return points.map((point, index) => `${index === 0 ? 'M' : 'L'}${pair(point)}`).join('')
}

/** Points close together along a rounded line, each as broad as the line is there. */
export function alongCurve(points: readonly LinePoint[], isClosed = false): LinePoint[] {
  return segments(points, isClosed).flatMap(({ from, to, first, second }) => {
    const count = Math.max(1, Math.ceil(Math.hypot(to.x - from.x, to.y - from.y) / step))
    return Array.from({ length: count }, (_, index) => {
      const t = index / count
      return {
        x: bezier(t, from.x, first.x, second.x, to.x),
        y: bezier(t, from.y, first.y, second.y, to.y),
        r: from.r + (to.r - from.r) * t,
      }
    })
  })
}

/** Points close together along a line from corner to corner. */
export function alongCorners(corners: readonly MapPoint[], r: number): LinePoint[] {
  return corners.slice(1).flatMap((to, index) => {
    const from = corners[index] ?? to
    const count = Math.max(1, Math.ceil(Math.hypot(to.x - from.x, to.y - from.y) / step))
    return Array.from({ length: count + 1 }, (_, part) => ({
      x: from.x + ((to.x - from.x) * part) / count,
      y: from.y + ((to.y - from.y) * part) / count,
      r,
    }))
  })
}

/** Number with at most one decimal: a tenth of a pixel is finer than any screen. */
export function short(value: number) {
  return String(Math.round(value * 10) / 10)
}

/** Catmull-Rom: each piece leaves a point in the direction from the one before to the one after. */
function segments<Point extends MapPoint>(points: readonly Point[], isClosed: boolean) {
  const at = (index: number) =>
    isClosed
      ? points[(index + points.length) % points.length]
      : points[Math.min(Math.max(index, 0), points.length - 1)]
  const count = isClosed ? points.length : points.length - 1
  return Array.from({ length: count }, (_, index) => {
    const [before, from, to, after] = [at(index - 1), at(index), at(index + 1), at(index + 2)]
    if (!before || !from || !to || !after) throw new Error('A line needs two points')
    return {
      from,
      to,
      first: { x: from.x + (to.x - before.x) / 6, y: from.y + (to.y - before.y) / 6 },
      second: { x: to.x - (after.x - from.x) / 6, y: to.y - (after.y - from.y) / 6 },
    }
  })
}

function curveThrough(points: readonly MapPoint[], isClosed = false) {
  return segments(points, isClosed)
    .map(({ first, second, to }) => `C${pair(first)} ${pair(second)} ${pair(to)}`)
    .join('')
}

function bezier(t: number, a: number, b: number, c: number, d: number) {
  const s = 1 - t
  return s * s * s * a + 3 * s * s * t * b + 3 * s * t * t * c + t * t * t * d
}

function directionAt(points: readonly MapPoint[], index: number) {
  const before = points[Math.max(index - 1, 0)]
  const after = points[Math.min(index + 1, points.length - 1)]
  if (!before || !after) return { x: 0, y: 1 }
  const length = Math.hypot(after.x - before.x, after.y - before.y) || 1
  return { x: (after.x - before.x) / length, y: (after.y - before.y) / length }
}

function beside({ x, y, r }: LinePoint, direction: MapPoint, side: 1 | -1): MapPoint {
  return { x: x - direction.y * r * side, y: y + direction.x * r * side }
}

function pair(point: MapPoint | undefined) {
  return point ? `${short(point.x)} ${short(point.y)}` : ''
}
