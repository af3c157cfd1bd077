import type { Marker } from './labels'
import { pointOf, type MapFrame, type MapLocation } from './projection'

/** Free pixels between two markers. */
const markerGap = 2

/** Moving two markers apart can push one onto a third, so this is repeated until none overlap, at most this often. */
const maxPasses = 100

/** A marker for each location, in the order of the locations, moved apart so that none overlap. */
export function markersOf(frame: MapFrame, locations: readonly MapLocation[], r: number) {
  const markers = locations.map((location) => ({
    ...frame.project(pointOf(location)),
    r,
    slug: location.slug,
    city: location.city,
  }))
  let hasMoved = true
  for (let pass = 0; hasMoved && pass < maxPasses; pass++) {
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
 * Moves two markers apart when they are too close.
 *
 * @param turn Direction of the move, in radians, when both are at the same point.
 * @returns Whether it moved them.
 */
function pushApart(a: Marker, b: Marker, turn: number) {
  const clearance = a.r + b.r + markerGap
  const distance = Math.hypot(b.x - a.x, b.y - a.y)
  // The tolerance absorbs rounding errors, which would move the markers in every pass.
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
