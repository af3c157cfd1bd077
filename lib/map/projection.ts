import type { GeoPoint } from './map-schema'

/** A point of the drawing, in its units: CSS pixels where it is shown at its own size. */
export type MapPoint = { x: number; y: number }

/** The ground that a map shows, and how it comes onto the paper: one scale in both directions, north up. */
export type MapFrame = {
  width: number
  height: number
  unitsPerKilometer: number
  /** What follows the latitude and the longitude, such as the width of a lake, is not looked at. */
  project: (point: readonly [...GeoPoint, ...unknown[]]) => MapPoint
}

/** What a frame must know of a place. */
export type LocatedPlace = {
  slug: string
  coordinates: { latitude: number; longitude: number }
}

export const kilometersPerMile = 1.609344

const kilometersPerDegree = 111.2

/** The map of a single place shows so much to each side. */
const milesAroundPlace = 12

/** Ground beyond the outermost places, as a part of what lies between them. */
const margin = 0.12

/** A map that is higher than wide does not fit on a screen beside its list, and one that is flatter is a strip. */
const minRatio = 1
const maxRatio = 1.4

/** Farther from the others a place is a slip of the pen, and a map of both would show neither. */
const maxMilesFromOthers = 200

/** The ground on which all the places lie, as wide as is asked for. */
export function regionFrame(places: readonly LocatedPlace[], width: number): MapFrame {
  const points = places.map(pointOf)
  const latitudes = points.map(([latitude]) => latitude)
  const longitudes = points.map(([, longitude]) => longitude)
  const northEast: GeoPoint = [Math.max(...latitudes), Math.max(...longitudes)]
  const center: GeoPoint = [
    (Math.min(...latitudes) + northEast[0]) / 2,
    (Math.min(...longitudes) + northEast[1]) / 2,
  ]
  const half = offsetBetween(center, northEast)
  const rim = 2 * margin * Math.max(half.east, half.north)
  const minSpan = 2 * milesAroundPlace * kilometersPerMile
  const east = Math.max(2 * half.east + 2 * rim, minSpan)
  const north = Math.max(2 * half.north + 2 * rim, minSpan)
  const ratio = Math.min(Math.max(east / north, minRatio), maxRatio)
  const height = Math.round(width / ratio)
  return frame(center, { width, height, unitsPerKilometer: width / Math.max(east, north * ratio) })
}

export function pointOf({ coordinates }: LocatedPlace): GeoPoint {
  return [coordinates.latitude, coordinates.longitude]
}

export function isWithin({ width, height }: MapFrame, { x, y }: MapPoint, margin = 0) {
  return x >= -margin && x <= width + margin && y >= -margin && y <= height + margin
}

/** Whether a line from a point along the first axis crosses a ring an odd number of times. */
export function isInRing([a, b]: GeoPoint, ring: readonly GeoPoint[]) {
  const crossings = ring.filter(([fromA, fromB], index) => {
    const [toA, toB] = ring.at(index - 1) ?? [fromA, fromB]
    return fromB > b !== toB > b && a < fromA + ((b - fromB) / (toB - fromB)) * (toA - fromA)
  })
  return crossings.length % 2 === 1
}

/** The places that are too far from the middle of all for a map of all. */
export function remotePlaces<Place extends LocatedPlace>(places: readonly Place[]) {
  const center = medianPoint(places)
  return places.flatMap((place) => {
    const { east, north } = offsetBetween(center, pointOf(place))
    const miles = Math.round(Math.hypot(east, north) / kilometersPerMile)
    if (miles <= maxMilesFromOthers) return []
    const message = `${pointOf(place).join(', ')} is ${miles} miles from the other places, and a map holds ${maxMilesFromOthers}`
    return [{ place, message }]
  })
}

function frame(center: GeoPoint, size: Omit<MapFrame, 'project'>): MapFrame {
  return {
    ...size,
    project: ([latitude, longitude]) => {
      const { east, north } = offsetBetween(center, [latitude, longitude])
      return {
        x: size.width / 2 + east * size.unitsPerKilometer,
        y: size.height / 2 - north * size.unitsPerKilometer,
      }
    },
  }
}

/** How far east and north of a point another one lies, in kilometers. A degree of longitude is shorter than one of latitude by the cosine of the latitude. */
function offsetBetween([latitude, longitude]: GeoPoint, [toLatitude, toLongitude]: GeoPoint) {
  const scale = Math.cos((latitude * Math.PI) / 180)
  return {
    east: (toLongitude - longitude) * kilometersPerDegree * scale,
    north: (toLatitude - latitude) * kilometersPerDegree,
  }
}

function medianPoint(places: readonly LocatedPlace[]): GeoPoint {
  const median = (values: number[]) => values.sort((a, b) => a - b)[values.length >> 1] ?? 0
  return [
    median(places.map(({ coordinates }) => coordinates.latitude)),
    median(places.map(({ coordinates }) => coordinates.longitude)),
  ]
}
