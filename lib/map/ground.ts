import { boxOf, labelBeside, type Box, type Label } from './labels'
import type { GeoPoint, MapContent } from './map-schema'
import { isWithin, type MapFrame, type MapPoint } from './projection'

/** Water, roads and county lines in one frame, as SVG, and what names of places keep clear of. */
export type MapGround = { frame: MapFrame; svg: string; boxes: Box[]; lines: NamedLine[] }

type NamedLine = { name: string; kind: 'water' | 'road'; boxes: Box[] }

const streamWidths = { small: 2, medium: 3, large: 4.5 }

/** A lake is at least so broad that it differs from a stream. */
const minLakeWidth = 5

/** A line is drawn so far beyond the frame that its end does not show. */
const beyond = 40

/** Between the pieces by which a line keeps names away. */
const step = 5

export function mapGround(frame: MapFrame, content: MapContent): MapGround {
  const project = (points: readonly GeoPoint[]) => points.map(frame.project)
  const streams = content.streams.map(({ name, size, course }) => ({
    line: named('water', frame, name, project(course)),
    svg: stroke(curve(project(course)), 'river', streamWidths[size]),
  }))
  const lakes = content.lakes.map(({ name, shape }) => {
    const points = shape.map(([latitude, longitude]) => frame.project([latitude, longitude]))
    const widths = shape.map(([, , width]) =>
      Math.max(width * frame.unitsPerKilometer, minLakeWidth),
    )
    // A piece from point to point is as broad as the water is where it begins.
    const pieces = points.slice(1).map((to, index) => {
      const from = points[index] ?? to
      return stroke(straight([from, to]), 'river', widths[index] ?? minLakeWidth)
    })
    return { line: named('water', frame, name, points), svg: pieces.join('') }
  })
  const openWaters = content.openWaters.map(({ name, shore }) => {
    const points = project(shore)
    return {
      line: { name, kind: 'water' as const, boxes: boxesWithin(frame, points) },
      svg: `<path d="${straight(points)}Z" fill="var(--color-river)"/>`,
    }
  })
  const roads = content.roads.map(({ name, isRing, course }) => ({
    line: named('road', frame, name, project(course)),
    svg: stroke(curve(project(course), isRing), 'control', 1),
  }))
  const seen = [...roads, ...streams, ...lakes].filter(({ line }) => line.boxes.length > 0)
  return {
    frame,
    svg: [
      ...openWaters.map(({ svg }) => svg),
      borders(frame, content),
      ...seen.map(({ svg }) => svg),
    ].join(''),
    boxes: seen.flatMap(({ line }) => line.boxes),
    lines: [...openWaters, ...seen].map(({ line }) => line),
  }
}

/** Names of water and roads, each beside the middle of its line, as far as there is room for them. */
export function lineNames({ frame, boxes, lines }: MapGround, taken: readonly Box[], size: number) {
  const placed: { kind: NamedLine['kind']; label: Label }[] = []
  for (const { name, kind, boxes: pieces } of lines) {
    const fromMiddle = [...pieces.keys()].sort(
      (a, b) => Math.abs(a - pieces.length / 2) - Math.abs(b - pieces.length / 2),
    )
    for (const index of fromMiddle) {
      const piece = pieces[index]
      const others = [...taken, ...boxes, ...placed.map(({ label }) => label)]
      const label = piece && labelBeside(frame, { ...piece, r: 1 }, name, { size }, others)
      if (!label) continue
      placed.push({ kind, label })
      break
    }
  }
  return placed
}

/** The borders of the counties, each piece once: neighbors share theirs, and two dotted lines make a dashed one. */
function borders(frame: MapFrame, { counties }: MapContent) {
  const drawn = new Set<string>()
  const pieces = counties
    .flatMap((county) => county.borders)
    .flatMap((ring) => ring.map((from, index) => [from, ring[(index + 1) % ring.length] ?? from]))
    .filter((ends) => {
      const key = ends.map(String).sort().join(' ')
      return !drawn.has(key) && drawn.add(key)
    })
    .map((ends) => ends.map(frame.project))
    .filter((ends) => ends.some((end) => isWithin(frame, end, frame.width)))
  const d = pieces.map(straight).join('')
  return (
    d &&
    `<path d="${d}" fill="none" stroke="var(--color-control)" stroke-opacity=".7" stroke-width="1.3" stroke-dasharray="1.3 3.2"/>`
  )
}

/** A line by the pieces of it that are on the map. */
function named(
  kind: NamedLine['kind'],
  frame: MapFrame,
  name: string,
  points: readonly MapPoint[],
): NamedLine {
  const pieces = points.slice(1).flatMap((to, index) => {
    const from = points[index] ?? to
    const count = Math.max(1, Math.ceil(Math.hypot(to.x - from.x, to.y - from.y) / step))
    return Array.from({ length: count }, (_, part) => ({
      x: from.x + ((to.x - from.x) * part) / count,
      y: from.y + ((to.y - from.y) * part) / count,
      r: 2,
    }))
  })
  return { name, kind, boxes: pieces.filter((piece) => isWithin(frame, piece, beyond)).map(boxOf) }
}

/** Points of the map that lie in a ring, for the name of what it encloses. */
function boxesWithin({ width, height }: MapFrame, ring: readonly MapPoint[]) {
  const grid = 24
  return Array.from(
    { length: Math.floor(width / grid) * Math.floor(height / grid) },
    (_, index) => ({
      x: ((index * grid) % width) + grid / 2,
      y: Math.floor((index * grid) / width) * grid + grid / 2,
      r: 2,
    }),
  )
    .filter((spot) => isInside(spot, ring))
    .map(boxOf)
}

/** Whether a line from the point to the right crosses the ring an odd number of times. */
function isInside({ x, y }: MapPoint, ring: readonly MapPoint[]) {
  return ring.reduce((inside, from, index) => {
    const to = ring[(index + 1) % ring.length] ?? from
    const crosses =
      from.y > y !== to.y > y && x < from.x + ((y - from.y) / (to.y - from.y)) * (to.x - from.x)
    return crosses ? !inside : inside
  }, false)
}

function stroke(d: string, color: string, width: number) {
  return `<path d="${d}" fill="none" stroke="var(--color-${color})" stroke-width="${short(width)}" stroke-linecap="round"/>`
}

/** A line from corner to corner, as path data. */
function straight(points: readonly MapPoint[]): string {
  return points.map((point, index) => `${index === 0 ? 'M' : 'L'}${pair(point)}`).join('')
}

/** A line rounded through its points, as path data. Catmull-Rom: each point is left in the direction from the one before to the one after. */
function curve(points: readonly MapPoint[], isClosed = false): string {
  const at = (index: number) => {
    const last = points.length - 1
    const within = isClosed
      ? (index + points.length) % points.length
      : Math.min(Math.max(index, 0), last)
    return points[within] ?? { x: 0, y: 0 }
  }
  const pieces = points.slice(isClosed ? 0 : 1).map((_, index) => {
    const [before, from, to, after] = [at(index - 1), at(index), at(index + 1), at(index + 2)]
    const first = { x: from.x + (to.x - before.x) / 6, y: from.y + (to.y - before.y) / 6 }
    const second = { x: to.x - (after.x - from.x) / 6, y: to.y - (after.y - from.y) / 6 }
    return `C${pair(first)} ${pair(second)} ${pair(to)}`
  })
  return `M${pair(at(0))}${pieces.join('')}`
}

/** Number with at most one decimal: a tenth of a pixel is finer than any screen. */
export function short(value: number) {
  return String(Math.round(value * 10) / 10)
}

function pair({ x, y }: MapPoint) {
  return `${short(x)} ${short(y)}`
}
