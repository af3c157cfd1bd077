import type { GeoPoint } from './map-schema'

/** A point of the drawing, in its units: CSS pixels where it is shown at its own size. */
export type MapPoint = { x: number; y: number }

/** The section of the earth that a map shows, with its projection: the same scale in both directions, north up. */
export type MapFrame = {
  width: number
  height: number
  unitsPerKilometer: number
  project: (point: GeoPoint) => MapPoint
}

export type MapLocation = {
  slug: string
  city: string
  coordinates: { latitude: number; longitude: number }
}

export const kilometersPerMile = 1.609344

const kilometersPerDegree = 111.2

/** A map shows at least this distance around its center. */
const minMilesFromMiddle = 12

/** Margin around the outermost locations, as a share of the distance between them. */
const margin = 0.12

/** Limits of width to height: a higher map would not fit on a screen beside its list, a flatter one would be a strip. */
const minRatio = 1
const maxRatio = 1.4

/** The section that contains all locations, drawn at this width in pixels. */
export function regionFrame(locations: readonly MapLocation[], width: number): MapFrame {
  const points = locations.map(pointOf)
  const latitudes = points.map(([latitude]) => latitude)
  const longitudes = points.map(([, longitude]) => longitude)
  const northEast: GeoPoint = [Math.max(...latitudes), Math.max(...longitudes)]
  const center: GeoPoint = [
    (Math.min(...latitudes) + northEast[0]) / 2,
    (Math.min(...longitudes) + northEast[1]) / 2,
  ]
  const half = offsetBetween(center, northEast)
  const rim = 2 * margin * Math.max(half.east, half.north)
  const minSpan = 2 * minMilesFromMiddle * kilometersPerMile
  const east = Math.max(2 * half.east + 2 * rim, minSpan)
  const north = Math.max(2 * half.north + 2 * rim, minSpan)
  const ratio = Math.min(Math.max(east / north, minRatio), maxRatio)
  const height = Math.round(width / ratio)
  const unitsPerKilometer = width / Math.max(east, north * ratio)
  const project = (point: GeoPoint) => {
    const offset = offsetBetween(center, point)
    return {
      x: width / 2 + offset.east * unitsPerKilometer,
      y: height / 2 - offset.north * unitsPerKilometer,
    }
  }
  return { width, height, unitsPerKilometer, project }
}

export function pointOf({ coordinates }: MapLocation): GeoPoint {
  return [coordinates.latitude, coordinates.longitude]
}

/** The distance east and north from one point to another, in kilometers. A degree of longitude shrinks with the cosine of the latitude. */
function offsetBetween([latitude, longitude]: GeoPoint, [toLatitude, toLongitude]: GeoPoint) {
  const scale = Math.cos((latitude * Math.PI) / 180)
  return {
    east: (toLongitude - longitude) * kilometersPerDegree * scale,
    north: (toLatitude - latitude) * kilometersPerDegree,
  }
}
