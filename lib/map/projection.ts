import type { GeoPoint } from './map-schema'

/** A point of the drawing, in its units: CSS pixels where it is shown at its own size. */
export type MapPoint = { x: number; y: number }

/** The ground that a map shows, and how it comes onto the paper: one scale in both directions, north up. */
export type MapFrame = {
  width: number
  height: number
  unitsPerKilometer: number
  project: (point: GeoPoint) => MapPoint
}

/** What a frame must know of a place. */
export type LocatedPlace = {
  slug: string
  coordinates: { latitude: number; longitude: number }
}

export const kilometersPerMile = 1.609344

const kilometersPerDegree = 111.2

/** The map of one place shows so much to each side, and so does that of a region of a single place. */
export const milesAroundPlace = 12

/** A map of one place moves toward the others by at most this part of what it shows to each side. */
const maxShift = 0.2

/** Ground beyond the outermost places, as a part of what lies between them. */
const margin = 0.12

/** A map that is higher than wide does not fit on a screen beside its list, and one that is flatter is a strip. */
const minRatio = 1
const maxRatio = 1.4

/** Farther from the others a place is a slip of the pen, and a map of both would show neither. */
const maxMilesFromOthers = 200

/**
 * The ground on which all the places lie, as wide as is asked for.
 *
 * @throws Naming the file of a place that lies so far from the others that no map can hold both.
 */
export function regionFrame(places: readonly LocatedPlace[], width: number): MapFrame {
  rejectRemotePlaces(places)
  const latitudes = places.map(({ coordinates }) => coordinates.latitude)
  const longitudes = places.map(({ coordinates }) => coordinates.longitude)
  const center: GeoPoint = [middle(latitudes), middle(longitudes)]
  const minSpan = 2 * milesAroundPlace * kilometersPerMile
  const between = [
    span(longitudes) * kilometersPerDegree * longitudeScale(center),
    span(latitudes) * kilometersPerDegree,
  ] as const
  const rim = 2 * margin * Math.max(...between)
  const [east = 0, north = 0] = between.map((distance) => Math.max(distance + rim, minSpan))
  const ratio = Math.min(Math.max(east / north, minRatio), maxRatio)
  return frame(center, {
    width,
    height: Math.round(width / ratio),
    unitsPerKilometer: width / Math.max(east, north * ratio),
  })
}

/**
 * The ground around one place. At the edge of the region it moves a little toward the other places: beyond them the map
 * would be empty.
 *
 * @param miles What is shown to the east and to the west.
 */
export function placeFrame(
  place: LocatedPlace,
  others: readonly LocatedPlace[],
  size: { width: number; height: number },
  miles: number,
): MapFrame {
  const kilometers = miles * kilometersPerMile
  const here = pointOf(place)
  const center = medianPoint([place, ...others])
  const max = (kilometers * maxShift) / kilometersPerDegree
  const north = clamp(center[0] - here[0], max)
  const east = clamp(center[1] - here[1], max / longitudeScale(here))
  return frame([here[0] + north, here[1] + east], {
    ...size,
    unitsPerKilometer: size.width / (2 * kilometers),
  })
}

export function pointOf({ coordinates }: LocatedPlace): GeoPoint {
  return [coordinates.latitude, coordinates.longitude]
}

export function isWithin({ width, height }: MapFrame, { x, y }: MapPoint, margin = 0) {
  return x >= -margin && x <= width + margin && y >= -margin && y <= height + margin
}

function frame(center: GeoPoint, size: Omit<MapFrame, 'project'>): MapFrame {
  const unitsPerDegree = size.unitsPerKilometer * kilometersPerDegree
  return {
    ...size,
    project: ([latitude, longitude]) => ({
      x: size.width / 2 + (longitude - center[1]) * unitsPerDegree * longitudeScale(center),
      y: size.height / 2 - (latitude - center[0]) * unitsPerDegree,
    }),
  }
}

/** A degree of longitude is shorter than one of latitude by the cosine of the latitude. */
function longitudeScale([latitude]: GeoPoint) {
  return Math.cos((latitude * Math.PI) / 180)
}

/** How far the places lie from the middle of all, in miles: those that are too far for a map of all. */
export function remotePlaces<Place extends LocatedPlace>(places: readonly Place[]) {
  if (places.length === 0) return []
  const center = medianPoint(places)
  return places.flatMap((place) => {
    const [latitude, longitude] = pointOf(place)
    const north = (latitude - center[0]) * kilometersPerDegree
    const east = (longitude - center[1]) * kilometersPerDegree * longitudeScale(center)
    const miles = Math.round(Math.hypot(north, east) / kilometersPerMile)
    if (miles <= maxMilesFromOthers) return []
    const message = `${latitude}, ${longitude} is ${miles} miles from the other places, and a map holds ${maxMilesFromOthers}`
    return [{ place, message }]
  })
}

function rejectRemotePlaces(places: readonly LocatedPlace[]) {
  const [remote] = remotePlaces(places)
  if (!remote) return
  const { place, message } = remote
  throw new Error(`content/locations/${place.slug}.md: coordinates: ${message}`)
}

function medianPoint(places: readonly LocatedPlace[]): GeoPoint {
  return [
    median(places.map(({ coordinates }) => coordinates.latitude)),
    median(places.map(({ coordinates }) => coordinates.longitude)),
  ]
}

function clamp(value: number, max: number) {
  return Math.min(Math.max(value, -max), max)
}

function middle(values: readonly number[]) {
  return (Math.min(...values) + Math.max(...values)) / 2
}

function span(values: readonly number[]) {
  return Math.max(...values) - Math.min(...values)
}

function median(values: readonly number[]) {
  return [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0
}
