import type { Marker } from './labels'
import { pointOf, type MapFrame, type MapPlace } from './projection'

/** Between two markers, so that each is seen. */
const markerGap = 2

const passes = 100

/** A marker for each place, in the given order: where it lies, then moved apart until none touches another. */
export function markersOf(frame: MapFrame, places: readonly MapPlace[], r: number) {
  const markers = places.map((place) => ({
    ...frame.project(pointOf(place)),
    r,
    city: place.city,
  }))
  let hasMoved = true
  for (let pass = 0; hasMoved && pass < passes; pass++) {
    hasMoved = false
    for (const [index, marker] of markers.entries()) {
      for (const [offset, other] of markers.slice(index + 1).entries()) {
        if (pushApart(marker, other, index + offset)) hasMoved = true
      }
      keepWithin(frame, marker)
    }
  }
  return markers
}

/**
 * Moves two markers that are too close.
 *
 * @param turn Direction, in radians, in which they part when they lie on one point.
 * @returns Whether they were.
 */
function pushApart(a: Marker, b: Marker, turn: number) {
  const clearance = a.r + b.r + markerGap
  const distance = Math.hypot(b.x - a.x, b.y - a.y)
  // A hair of slack, or two markers push each other for ever.
  if (distance >= clearance - 0.1) return false
  const east = distance === 0 ? Math.cos(turn) : (b.x - a.x) / distance
  const south = distance === 0 ? Math.sin(turn) : (b.y - a.y) / distance
  const move = (clearance - distance) / 2
  a.x -= east * move
  a.y -= south * move
  b.x += east * move
  b.y += south * move
  return true
}

function keepWithin({ width, height }: MapFrame, marker: Marker) {
  const margin = marker.r + markerGap
  marker.x = Math.min(Math.max(marker.x, margin), width - margin)
  marker.y = Math.min(Math.max(marker.y, margin), height - margin)
}
