import type { GeoPoint, MapContent } from '../content/map-schema'
import { isWithin, type MapFrame, type MapPoint } from './map-frame'
import { labelAlong, labelWithin, asObstacles, type Label, type Obstacle } from './map-labels'
import {
  alongCorners,
  alongCurve,
  roundedPath,
  straightPath,
  taperedPath,
  type LinePoint,
} from './map-lines'

/** Water, roads and county lines in one frame: as paths to draw, as what labels keep clear of, and their names. */
export type MapGround = {
  frame: MapFrame
  paths: { streams: string; lakes: string; roads: string; counties: string }
  obstacles: { lakes: Obstacle[]; streams: Obstacle[]; roads: Obstacle[]; counties: Obstacle[] }
  streams: Course[]
  lakes: Course[]
  roads: Course[]
  counties: { name: string; isInside: (point: MapPoint) => boolean }[]
}

type Course = { name: string; points: LinePoint[] }

/** How broad a stream is drawn where it ends, in units of the drawing. */
const mouthRadius = { small: 1.6, medium: 2.3, large: 3.4 }
const springRadius = 0.9

/** A lake is at least so broad that it differs from a stream. */
const minLakeRadius = 2.6

const hairlineRadius = 0.5

/** A line is drawn so far beyond the frame that its end does not show. */
const beyond = 40

const sizes = {
  stream: { size: 12 },
  lake: { size: 12 },
  road: { size: 10 },
  county: { size: 9.5, isSpaced: true },
}

export function mapGround(frame: MapFrame, content: MapContent): MapGround {
  const streams = content.streams
    .map(({ name, size, course }) => ({ name, points: tapered(frame, course, mouthRadius[size]) }))
    .filter(({ points }) => points.length > 1)
  const lakes = content.lakes
    .map(({ name, shape }) => ({
      name,
      points: seenOf(
        frame,
        shape.map((point) => lakePoint(frame, point)),
      ),
    }))
    .filter(({ points }) => points.length > 1)
  const roads = content.roads
    .map(({ name, isRing, course }) => {
      const points = course.map((point) => ({ ...frame.project(point), r: hairlineRadius }))
      return { name, isRing, points, line: alongCurve(points, isRing) }
    })
    .filter(({ line }) => line.some((point) => isWithin(frame, point)))
  const borders = borderLines(content).map((line) => line.map(frame.project))
  const near = (points: Obstacle[]) => points.filter((point) => isWithin(frame, point, point.r))
  const water = [...streams, ...lakes].map(({ name, points }) => ({
    name,
    points: alongCurve(points),
  }))
  return {
    frame,
    paths: {
      streams: streams.map(({ points }) => taperedPath(points)).join(''),
      lakes: lakes.map(({ points }) => taperedPath(points)).join(''),
      roads: roads.map(({ points, isRing }) => roundedPath(points, isRing)).join(''),
      counties: borders.map((line) => straightPath(line)).join(''),
    },
    obstacles: {
      lakes: near(water.slice(streams.length).flatMap(({ points }) => points)),
      streams: near(water.slice(0, streams.length).flatMap(({ points }) => points)),
      roads: near(roads.flatMap(({ line }) => line)),
      counties: near(borders.flatMap((line) => alongCorners(line, hairlineRadius))),
    },
    streams: water.slice(0, streams.length),
    lakes: water.slice(streams.length),
    roads: roads.map(({ name, line }) => ({ name, points: line })),
    counties: content.counties.map(({ name, borders: rings }) => {
      const polygons = rings.map((ring) => ring.map(frame.project))
      return { name, isInside: (point) => polygons.some((polygon) => isInside(polygon, point)) }
    }),
  }
}

export type GroundNames = { water: Label[]; roads: Label[]; counties: Label[] }

/** Names of water, roads and counties, as far as they have room beside what must be read. */
export function groundNames(ground: MapGround, taken: readonly Obstacle[]): GroundNames {
  const { frame, obstacles } = ground
  const lines = [...obstacles.lakes, ...obstacles.streams, ...obstacles.roads]
  const placed: Obstacle[] = [...taken]
  const place = (label: Label | undefined) => {
    if (!label) return []
    placed.push(...asObstacles(label))
    return [label]
  }
  const along = ({ name, points }: Course, size: { size: number }) =>
    place(labelAlong(frame, points, name, size, [[...placed, ...lines], obstacles.counties]))
  const streams = ground.streams.flatMap((stream) => along(stream, sizes.stream))
  const lakes = ground.lakes.flatMap((lake) => along(lake, sizes.lake))
  const roads = ground.roads.flatMap((road) => along(road, sizes.road))
  const counties = ground.counties.flatMap(({ name, isInside }) =>
    place(
      labelWithin(frame, isInside, name, sizes.county, [
        ...placed,
        ...lines,
        ...obstacles.counties,
      ]),
    ),
  )
  return { water: [...streams, ...lakes], roads, counties }
}

/** A stream that grows from its spring to its mouth, also where the map shows a part of it. */
function tapered(frame: MapFrame, course: readonly GeoPoint[], mouth: number): LinePoint[] {
  const points = course.map(frame.project)
  const lengths = points.map((point, index) => {
    const before = points[index - 1] ?? point
    return Math.hypot(point.x - before.x, point.y - before.y)
  })
  const total = lengths.reduce((sum, length) => sum + length, 0)
  let run = 0
  return seenOf(
    frame,
    points.map((point, index) => {
      run += lengths[index] ?? 0
      return { ...point, r: springRadius + (mouth - springRadius) * (run / total) }
    }),
  )
}

function lakePoint(
  frame: MapFrame,
  [latitude, longitude, kilometers]: readonly [number, number, number],
) {
  const r = Math.max((kilometers * frame.unitsPerKilometer) / 2, minLakeRadius)
  return { ...frame.project([latitude, longitude]), r }
}

/** The part of a line that is on the map, with the points before and after it. */
function seenOf(frame: MapFrame, points: readonly LinePoint[]): LinePoint[] {
  const isSeen = points.map((point, index) => {
    const next = points[index + 1] ?? point
    return alongCorners([point, next], point.r).some((part) => isWithin(frame, part, beyond))
  })
  const first = isSeen.indexOf(true)
  return first < 0 ? [] : points.slice(Math.max(first - 1, 0), isSeen.lastIndexOf(true) + 2)
}

/** The borders of the counties, each piece once: neighbors share theirs, and two dotted lines make a dashed one. */
function borderLines({ counties }: MapContent): GeoPoint[][] {
  const drawn = new Set<string>()
  return counties
    .flatMap(({ borders }) => borders)
    .flatMap((ring) => {
      const lines: GeoPoint[][] = []
      let line: GeoPoint[] | undefined
      for (const [index, from] of ring.entries()) {
        const to = ring[(index + 1) % ring.length] ?? from
        const key = [from.join(), to.join()].sort().join(' ')
        if (drawn.has(key)) {
          line = undefined
          continue
        }
        drawn.add(key)
        if (line) line.push(to)
        else lines.push((line = [from, to]))
      }
      return lines
    })
}

/** Whether a ray from the point to the east leaves the polygon once more than it enters it. */
function isInside(polygon: readonly MapPoint[], { x, y }: MapPoint) {
  return polygon.reduce((inside, a, index) => {
    const b = polygon[(index + 1) % polygon.length] ?? a
    const crosses = a.y > y !== b.y > y && x < a.x + ((y - a.y) / (b.y - a.y)) * (b.x - a.x)
    return crosses ? !inside : inside
  }, false)
}
