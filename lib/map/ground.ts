import { boxOf, labelBeside, type Box, type Label, type Marker } from './labels'
import type { GeoPoint, MapContent } from './map-schema'
import type { MapFrame, MapPoint } from './projection'

/** Water or a road on the map. Its name is placed beside one of its visible pieces. */
type Feature = { name: string; kind: 'water' | 'road'; pieces: Marker[]; svg: string }

const streamWidths = { small: 2, medium: 3, large: 4.5 }

/** Pixels by which a line is drawn beyond the frame, so that its end does not show. */
const overdraw = 40

/** Pixels that labels keep from the middle of a line, beside their own gap. */
const lineReach = 2

/** Pixels between the pieces of a line that labels must not touch. */
const step = 5

/** The visible water and roads, from the bottom layer to the top. */
export function featuresIn(frame: MapFrame, { roads, streams }: MapContent): Feature[] {
  const featureOf = (
    kind: Feature['kind'],
    { name, course, isRing }: { name: string; course: readonly GeoPoint[]; isRing?: boolean },
    line: { color: string; width: number },
  ): Feature => {
    const points = course.map(frame.project)
    return {
      name,
      kind,
      pieces: piecesAlong(frame, points),
      svg: stroke(curve(points, isRing), line),
    }
  }
  const features = [
    ...roads.map((road) => featureOf('road', road, { color: 'control', width: 1 })),
    ...streams.map((stream) =>
      featureOf('water', stream, { color: 'river', width: streamWidths[stream.size] }),
    ),
  ]
  return features.filter(({ pieces }) => pieces.length > 0)
}

/**
 * The names of water and roads, each as near to the middle of its line as there is space. Names without space are left out.
 *
 * @param taken Boxes that no name may touch, each given by its center.
 * @param size Font size in pixels.
 */
export function featureNames(
  frame: MapFrame,
  features: readonly Feature[],
  taken: readonly Box[],
  size: number,
) {
  const lines = features.flatMap(({ pieces }) => pieces.map(boxOf))
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

/** The visible pieces of a line. */
function piecesAlong({ width, height }: MapFrame, points: readonly MapPoint[]) {
  const pieces = points.slice(1).flatMap((to, index) => {
    const from = points[index] ?? to
    const count = Math.max(1, Math.ceil(Math.hypot(to.x - from.x, to.y - from.y) / step))
    return Array.from({ length: count }, (_, part) => ({
      x: from.x + ((to.x - from.x) * part) / count,
      y: from.y + ((to.y - from.y) * part) / count,
      r: lineReach,
    }))
  })
  return pieces.filter(
    ({ x, y }) =>
      x >= -overdraw && x <= width + overdraw && y >= -overdraw && y <= height + overdraw,
  )
}

function stroke(d: string, { color, width }: { color: string; width: number }) {
  return `<path d="${d}" fill="none" stroke="var(--color-${color})" stroke-width="${width}" stroke-linecap="round"/>`
}

/** Path data of a smooth line through the points (a Catmull-Rom spline). */
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
