import type { Loaded } from '@/lib/content/entries'
import { fieldProblem, type Problem } from '@/lib/content/problems'
import type { MapLocation } from '@/lib/map/projection'

/** About 200 miles. A location farther away is a typing error, and a map with both would be useless. */
const maxDegreesFromOthers = 3

/** Reports locations that are too far from the others for a map, and two in one spot. */
export function locationProblems({ locations }: { locations: Loaded<MapLocation> }): Problem[] {
  const all = locations.entries.map(({ fields }) => fields.coordinates)
  const middle = {
    latitude: median(all.map(({ latitude }) => latitude)),
    longitude: median(all.map(({ longitude }) => longitude)),
  }
  return locations.entries.flatMap((entry) => {
    const { latitude, longitude } = entry.fields.coordinates
    const degrees = Math.hypot(latitude - middle.latitude, longitude - middle.longitude)
    const alike = all.filter((at) => at.latitude === latitude && at.longitude === longitude)
    const isFar = degrees > maxDegreesFromOthers
    if (!isFar && alike.length === 1) return []
    const message = `${latitude}, ${longitude} is ${isFar ? 'more than 200 miles from the other cities' : 'where another city is'}`
    return fieldProblem(entry, ['coordinates'], {
      message,
      example: '{ latitude: 40.099, longitude: -83.114 }',
    })
  })
}

function median(values: number[]) {
  return values.sort((a, b) => a - b)[values.length >> 1] ?? 0
}
