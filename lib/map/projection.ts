import type { GeoPoint } from './map-schema'

/** A point of the drawing, in its units: CSS pixels where it is shown at its own size. */
export type MapPoint = { x: number; y: number }

/** The ground that a map shows, and how it comes onto the paper: one scale in both directions, north up. */
export type MapFrame = {
  width: number
  height: number
  unitsPerKilometer: number
  project: (point: GeoPosition) => MapPoint
}

/** What follows the latitude and the longitude, such as the width of a lake, is not looked at. */
export type GeoPosition = readonly [...GeoPoint, ...unknown[]]

/** What a map must know of a place. */
export type MapPlace = {
  city: string
  coordinates: { latitude: number; longitude: number }
}

export const kilometersPerMile = 1.609344

const kilometersPerDegree = 111.2

/** A map shows at least so much to each side of its middle. */
const minMilesFromMiddle = 12

/** Ground beyond the outermost places, as a part of what lies between them. */
const margin = 0.12

/** A map that is higher than wide does not fit on a screen beside its list, and one that is flatter is a strip. */
const minRatio = 1
const maxRatio = 1.4

/** Farther from the others a place is a slip of the pen, and a map of both would show neither. */
const maxMilesFromOthers = 200

/** The ground on which all the places lie, as wide as is asked for. */
export function regionFrame(places: readonly MapPlace[], width: number): MapFrame {
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
  const minSpan = 2 * minMilesFromMiddle * kilometersPerMile
  const east = Math.max(2 * half.east + 2 * rim, minSpan)
  const north = Math.max(2 * half.north + 2 * rim, minSpan)
  const ratio = Math.min(Math.max(east / north, minRatio), maxRatio)
  const height = Math.round(width / ratio)
  const unitsPerKilometer = width / Math.max(east, north * ratio)
  const project = (point: GeoPosition) => {
    const offset = offsetBetween(center, point)
    return {
      x: width / 2 + offset.east * unitsPerKilometer,
      y: height / 2 - offset.north * unitsPerKilometer,
    }
  }
  return { width, height, unitsPerKilometer, project }
}

export function pointOf({ coordinates }: MapPlace): GeoPoint {
  return [coordinates.latitude, coordinates.longitude]
}

/** The places that are too far from the middle of all for a map of all. */
export function remotePlaces<Place extends MapPlace>(places: readonly Place[]) {
  const center = medianPoint(places)
  return places.flatMap((place) => {
    const { east, north } = offsetBetween(center, pointOf(place))
    const miles = Math.round(Math.hypot(east, north) / kilometersPerMile)
    if (miles <= maxMilesFromOthers) return []
    const message = `${pointOf(place).join(', ')} is ${miles} miles from the other places, and a map holds ${maxMilesFromOthers}`
    return [{ place, message }]
  })
}

/** How far east and north of a point another one lies, in kilometers. A degree of longitude is shorter than one of latitude by the cosine of the latitude. */
function offsetBetween([latitude, longitude]: GeoPoint, [toLatitude, toLongitude]: GeoPosition) {
  const scale = Math.cos((latitude * Math.PI) / 180)
  return {
    east: (toLongitude - longitude) * kilometersPerDegree * scale,
    north: (toLatitude - latitude) * kilometersPerDegree,
  }
}

function medianPoint(places: readonly MapPlace[]): GeoPoint {
  const median = (values: number[]) => values.sort((a, b) => a - b)[values.length >> 1] ?? 0
  return [
    median(places.map(({ coordinates }) => coordinates.latitude)),
    median(places.map(({ coordinates }) => coordinates.longitude)),
  ]
}
