import { boxOf, labelBeside, type Box, type Label, type Marker } from './labels'
import type { MapContent } from './map-schema'
import type { GeoPosition, MapFrame, MapPoint } from './projection'

/** Water or a road on the map. Its name goes beside one of the pieces of it that are in sight. */
type Feature = { name: string; kind: 'sea' | 'water' | 'road'; pieces: Marker[]; svg: string }

const streamWidths = { small: 2, medium: 3, large: 4.5 }

/** A lake is at least so broad that it differs from a stream. */
const minLakeWidth = 5

/** A line is drawn so far beyond the frame that its end does not show. */
const beyond = 40

/** Between the pieces by which a line keeps names away. */
const step = 5

/** Between the points of a sea at which its name may be. */
const seaStep = 24

/** Water and roads that are in sight, from the lowest to the uppermost. */
export function featuresIn(frame: MapFrame, content: MapContent): Feature[] {
  const line = (
    kind: Feature['kind'],
    name: string,
    course: readonly GeoPosition[],
    draw: (points: MapPoint[]) => string,
    width = 4,
  ): Feature => {
    const points = course.map(frame.project)
    return { name, kind, pieces: piecesAlong(frame, points, width / 2), svg: draw(points) }
  }
  const seas = content.openWaters.map(({ name, shore }): Feature => {
    const points = shore.map(frame.project)
    const svg = fill(`M${points.map(pair).join('L')}`)
    return { name, kind: 'sea', pieces: piecesWithin(frame, points), svg }
  })
  const lines = [
    ...content.roads.map(({ name, isRing, course }) =>
      line('road', name, course, (points) => stroke(curve(points, isRing), 'control', 1)),
    ),
    ...content.streams.map(({ name, size, course }) =>
      line('water', name, course, (points) => stroke(curve(points), 'river', streamWidths[size])),
    ),
    ...content.lakes.map(({ name, shape }) => {
      const widths = shape.map(([, , kilometers]) =>
        Math.max(kilometers * frame.unitsPerKilometer, minLakeWidth),
      )
      const draw = (points: MapPoint[]) => fill(curve(shoreOf(points, widths), true))
      return line('water', name, shape, draw, Math.max(...widths))
    }),
  ]
  return [...seas, ...lines.filter(({ pieces }) => pieces.length > 0)]
}

/** Names of water and roads, each beside the middle of its line, as far as there is room for them. */
export function featureNames(
  frame: MapFrame,
  features: readonly Feature[],
  taken: readonly Box[],
  size: number,
) {
  const lines = features.flatMap(({ kind, pieces }) => (kind === 'sea' ? [] : pieces.map(boxOf)))
  const placed: (Label & Pick<Feature, 'kind'>)[] = []
  for (const { name, kind, pieces } of features) {
    const others = [...taken, ...lines, ...placed]
    const middle = pieces.length / 2
    const fromMiddle = [...pieces.entries()].sort(
      ([a], [b]) => Math.abs(a - middle) - Math.abs(b - middle),
    )
    for (const [, piece] of fromMiddle) {
      const label = labelBeside(frame, piece, name, size, others)
      if (!label) continue
      placed.push({ kind, ...label })
      break
    }
  }
  return placed
}

/** The pieces of a line that are on the map. */
function piecesAlong({ width, height }: MapFrame, points: readonly MapPoint[], r: number) {
  const pieces = points.slice(1).flatMap((to, index) => {
    const from = points[index] ?? to
    const count = Math.max(1, Math.ceil(Math.hypot(to.x - from.x, to.y - from.y) / step))
    return Array.from({ length: count }, (_, part) => ({
      x: from.x + ((to.x - from.x) * part) / count,
      y: from.y + ((to.y - from.y) * part) / count,
      r,
    }))
  })
  return pieces.filter(
    ({ x, y }) => x >= -beyond && x <= width + beyond && y >= -beyond && y <= height + beyond,
  )
}

/** Points of the map that lie in a ring, for the name of what it encloses. */
function piecesWithin({ width, height }: MapFrame, ring: readonly MapPoint[]): Marker[] {
  const along = (length: number) =>
    Array.from({ length: Math.floor(length / seaStep) }, (_, index) => (index + 0.5) * seaStep)
  return along(height)
    .flatMap((y) => along(width).map((x) => ({ x, y, r: 2 })))
    .filter((point) => isInRing(point, ring))
}

/** Whether a horizontal line from a point crosses a ring an odd number of times. */
function isInRing({ x, y }: MapPoint, ring: readonly MapPoint[]) {
  const crossings = ring.filter((from, index) => {
    const to = ring.at(index - 1) ?? from
    return (
      from.y > y !== to.y > y && x < from.x + ((y - from.y) / (to.y - from.y)) * (to.x - from.x)
    )
  })
  return crossings.length % 2 === 1
}

/** Around a lake: along the middle of its water on one side, and back on the other. */
function shoreOf(points: readonly MapPoint[], widths: readonly number[]): MapPoint[] {
  const side = (sign: number) =>
    points.map((point, index) => {
      const [before = point, after = point] = [points[index - 1], points[index + 1]]
      const length = Math.hypot(after.x - before.x, after.y - before.y) || 1
      const reach = (sign * (widths[index] ?? 0)) / 2 / length
      return {
        x: point.x + (before.y - after.y) * reach,
        y: point.y + (after.x - before.x) * reach,
      }
    })
  return [...side(1), ...side(-1).reverse()]
}

function fill(d: string) {
  return `<path d="${d}Z" fill="var(--color-river)"/>`
}

function stroke(d: string, color: string, width: number) {
  return `<path d="${d}" fill="none" stroke="var(--color-${color})" stroke-width="${width}" stroke-linecap="round"/>`
}

/** A line rounded through its points, as path data. Catmull-Rom: each point is left in the direction from the one before to the one after. */
function curve(points: readonly MapPoint[], isRing = false): string {
  const path = isRing
    ? [...points.slice(-1), ...points, ...points.slice(0, 2)]
    : [...points.slice(0, 1), ...points, ...points.slice(-1)]
  const pieces = path.slice(3).map((after, index) => {
    const [before = after, from = after, to = after] = path.slice(index)
    const first = { x: from.x + (to.x - before.x) / 6, y: from.y + (to.y - before.y) / 6 }
    const second = { x: to.x - (after.x - from.x) / 6, y: to.y - (after.y - from.y) / 6 }
    return `C${pair(first)} ${pair(second)} ${pair(to)}`
  })
  return `M${path.slice(1, 2).map(pair).join('')}${pieces.join('')}`
}

/** Number with at most one decimal: a tenth of a pixel is finer than any screen. */
export function rounded(value: number) {
  return String(Math.round(value * 10) / 10)
}

function pair({ x, y }: MapPoint) {
  return `${rounded(x)} ${rounded(y)}`
}
